/**
 * Checks which releases are current, and switches an open page to them. Must not share modules with the page
 * (see `inspection.ts`).
 */
import type { RemoteId } from 'shared-contracts/remote';
import type { CurrentVersions, RemoteEntry } from '../../boot-data.ts';
import type { Slot } from '../remotes/slot.ts';
import { disownStyles, dropStyles } from './drop-styles.ts';
import { fetchRelease } from './fetch-release.ts';

export interface RenewalParts {
  versionOf(id: RemoteId): string | undefined;
  /**
   * Loads these modules of a release and makes it the loaded one. When one fails, it rejects and changes
   * nothing.
   */
  replaceEntry(release: RemoteEntry, modules: readonly string[]): Promise<void>;
  slotOf(id: RemoteId): Pick<Slot, 'activate' | 'deactivate'>;
  /** Switches the cart service to the new release. */
  renewCart(): Promise<void>;
  /** Previews of this page. Undefined for none. */
  preview: string | undefined;
  /** Contract versions that this shell supports. */
  contracts: { oldest: number; newest: number };
  report(error: unknown, context: Record<string, string>): void;
}

/** Age up to which a navigation uses the known list of current versions. */
const FRESH_MS = 1_000;
/** Age up to which hovering a link uses the known list. */
const LOOKED_MS = 5_000;
/** A navigation waits this long for the list of current versions. Equal to `NAVIGATION_WAIT_MS`. */
const ANSWER_WAIT_MS = 300;
/** A navigation waits this long for the files of a new release. Must be below the slot's deadline of 3 s. */
const FILES_WAIT_MS = 2_000;
/** Timeout of the request for the list of current versions. */
const LIST_TIMEOUT_MS = 5_000;

const after = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms));

const keyOf = (id: RemoteId, version: string) => `${id} ${version}`;

/** The list of current versions. `ask` requests it again when it is older than the caller accepts. */
const createVersionList = () => {
  let current: CurrentVersions | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let answered: Promise<unknown> = Promise.resolve();
  return {
    of: (id: RemoteId) => current?.[id],
    /** Whether the list has arrived, and its previews differ from those of the page. Undefined: the page has none. */
    hasOtherPreview: (preview: string | undefined) => current !== undefined && current.preview !== preview,
    /** Resolves when the list has arrived, or after `ANSWER_WAIT_MS` without it. */
    ask(maxAge: number): Promise<unknown> {
      if (performance.now() - askedAt < maxAge) return answered;
      askedAt = performance.now();
      const answer = fetch('/remotes.json', { signal: AbortSignal.timeout(LIST_TIMEOUT_MS) })
        .then(async (response) => {
          if (response.ok) current = await response.json();
        })
        // Unreachable: the page keeps its releases.
        .catch(() => {});
      answered = Promise.race([answer, after(ANSWER_WAIT_MS)]);
      return answered;
    },
  };
};

/** Requested files of releases, by remote and version. */
const createReleaseFiles = (report: RenewalParts['report']) => {
  const fetched = new Map<string, Promise<RemoteEntry>>();
  return {
    /** Fetches and verifies the files of a release, once. After a failure, the next call tries again. */
    fetch(id: RemoteId, version: string): Promise<RemoteEntry> {
      const key = keyOf(id, version);
      const known = fetched.get(key);
      if (known) return known;
      const begun = fetchRelease(id, version);
      begun.catch((error) => {
        fetched.delete(key);
        report(error, { remote: id, kind: 'renewal', version });
      });
      fetched.set(key, begun);
      return begun;
    },
    /** Forgets the files of a version. Its next load creates a new module instance with new state. */
    forget: (id: RemoteId, version: string) => fetched.delete(keyOf(id, version)),
  };
};

/** Removes the styles of the old release after its page. */
const dropStylesLater = (id: RemoteId, version: string, versionOf: RenewalParts['versionOf']) => {
  const drop = () => {
    if (document.getElementById(`mfe-${id}`)?.dataset.version === version) return;
    removeEventListener('single-spa:routing-event', drop);
    // After a rollback, this version may be current again.
    if (versionOf(id) !== version) dropStyles(id, version);
  };
  addEventListener('single-spa:routing-event', drop);
};

/**
 * Runs a release in place of the loaded one.
 * @throws Error when the page does not support the release's contract, or its modules fail to load
 */
const switchTo = async (release: RemoteEntry, { contracts, replaceEntry }: RenewalParts): Promise<void> => {
  const { id, version, contract } = release;
  if (contract < contracts.oldest || contract > contracts.newest)
    throw new Error(`${id} ${version} speaks contract ${contract}, which this page does not`);
  disownStyles(id);
  await replaceEntry(release, id === 'checkout' ? ['app', 'cart'] : ['app']);
};

export const createRenewal = (parts: RenewalParts) => {
  const { versionOf, slotOf, renewCart, preview, report } = parts;
  const versions = createVersionList();
  const files = createReleaseFiles(report);
  /** Releases that failed to run. The page keeps its current release. */
  const refused = new Set<string>();
  const replacing = new Map<RemoteId, Promise<boolean>>();

  /** Version to switch to, if any. */
  const newVersion = (id: RemoteId): string | undefined => {
    const version = versions.of(id);
    const loaded = versionOf(id);
    return version && loaded && version !== loaded && !refused.has(keyOf(id, version)) ? version : undefined;
  };

  const replace = async (id: RemoteId, version: string): Promise<boolean> => {
    const wanted = files.fetch(id, version);
    const release = await Promise.race([wanted, after(FILES_WAIT_MS)]).catch(() => undefined);
    const before = versionOf(id);
    if (!release || !before || before === version) return false;
    files.forget(id, version);
    try {
      await switchTo(release, parts);
    } catch (error) {
      refused.add(keyOf(id, version));
      report(error, { remote: id, kind: 'renewal', version });
      return false;
    }
    dropStylesLater(id, before, versionOf);
    if (id === 'checkout') void renewCart();
    return true;
  };

  return {
    /**
     * Call when the shopper will probably navigate to a page of this remote: loads the files of its current
     * release.
     */
    look(id: RemoteId) {
      void versions.ask(LOOKED_MS).then(() => {
        const version = newVersion(id);
        if (version) files.fetch(id, version).catch(() => {});
      });
    },

    /**
     * Switches to the current release of the remote. Waits shortly for the list of versions and for the files.
     * When they arrive too late, a later navigation switches.
     * @returns whether the remote was replaced. `document` when the page must be loaded from the server, because the
     * browser has other previews than this page
     */
    async renew(id: RemoteId): Promise<boolean | 'document'> {
      await versions.ask(FRESH_MS);
      if (versions.hasOtherPreview(preview)) return 'document';
      const version = newVersion(id);
      if (!version) return false;
      const replacement = replacing.get(id) ?? replace(id, version).finally(() => replacing.delete(id));
      replacing.set(id, replacement);
      return replacement;
    },

    /** Changes the URL to a page of the remote. Replaces the displayed page if an older release rendered it. */
    async show(id: RemoteId, changeAddress: () => void): Promise<void> {
      const shown = document.getElementById(`mfe-${id}`)?.dataset.version;
      // The remote shows no page, or its page has the loaded version.
      if (!shown || shown === versionOf(id)) return changeAddress();
      const slot = slotOf(id);
      await slot.deactivate();
      changeAddress();
      slot.activate();
    },
  };
};

export type Renewal = ReturnType<typeof createRenewal>;
