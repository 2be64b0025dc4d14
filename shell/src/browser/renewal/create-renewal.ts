/** Asks which releases are current and replaces what the page has loaded. It imports nothing that the page has already: see `inspection.ts`. */
import type { RemoteId } from 'shared-contracts/remote';
import type { CurrentVersions, RemoteEntry } from '../../boot-data.ts';
import type { Slot } from '../remotes/slot.ts';
import { disownStyles, dropStyles } from './drop-styles.ts';
import { fetchRelease } from './fetch-release.ts';

export interface Renewal {
  /** Somebody is about to go to a page of it. */
  look(id: RemoteId): void;
  /**
   * If another release is current, it is the one that is loaded from now on. Waits a moment for the answer, and a while for the files;
   * what has not come by then comes with a later way. @returns whether the remote was replaced
   */
  renew(id: RemoteId): Promise<boolean>;
  /** Change the address to a page of it; its page of an earlier release gives way to the new one. */
  show(id: RemoteId, changeAddress: () => void): Promise<void>;
}

export interface RenewalParts {
  versionOf(id: RemoteId): string | undefined;
  /** Loads these modules of a release and makes it the one that is loaded; rejects and changes nothing when one fails. */
  replaceEntry(release: RemoteEntry, modules: readonly string[]): Promise<void>;
  slotOf(id: RemoteId): Slot;
  /** The cart service was replaced by that of the new release. */
  renewCart(): Promise<void>;
  /** Contract versions that this shell serves. */
  contracts: { oldest: number; newest: number };
  report(error: unknown, context: Record<string, string>): void;
}

/** A way to a page makes do with an answer of this age, ms. */
const FRESH_MS = 1_000;
/** Whoever only looks at a link, with one of this age. */
const LOOKED_MS = 5_000;
/** A way to a page waits at most this long to hear which release is current, ms: as long as for the page itself (`NAVIGATION_WAIT_MS`). */
const ANSWER_WAIT_MS = 300;
/** It waits at most this long for the files of a new one, ms: less than the slot's deadline of 3 s. */
const FILES_WAIT_MS = 2_000;
/** A question is given up after this long, ms. */
const QUESTION_MS = 5_000;

const after = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms));

export const createRenewal = (parts: RenewalParts): Renewal => {
  const { versionOf, replaceEntry, slotOf, renewCart, contracts, report } = parts;
  let current: CurrentVersions = {};
  let askedAt = Number.NEGATIVE_INFINITY;
  let answered: Promise<unknown> = Promise.resolve();
  /** Files under way or here, by remote and version. */
  const fetched = new Map<string, Promise<RemoteEntry>>();
  /** Releases that do not run here: the page stays with what it has. */
  const refused = new Set<string>();
  const replacing = new Map<RemoteId, Promise<boolean>>();

  const ask = (maxAge: number): Promise<unknown> => {
    if (performance.now() - askedAt < maxAge) return answered;
    askedAt = performance.now();
    const answer = fetch('/remotes.json', { signal: AbortSignal.timeout(QUESTION_MS) })
      .then(async (response) => {
        if (response.ok) current = await response.json();
      })
      // Out of reach: the page keeps what it has.
      .catch(() => {});
    answered = Promise.race([answer, after(ANSWER_WAIT_MS)]);
    return answered;
  };

  /** Version to load instead of the loaded one, if any. */
  const newVersion = (id: RemoteId): string | undefined => {
    const version = current[id];
    const loaded = versionOf(id);
    return loaded && version !== loaded && !refused.has(`${id} ${version}`) ? version : undefined;
  };

  /** The files of a release are here and what they were built as; asked for again after a failure. */
  const fetchOnce = (id: RemoteId, version: string): Promise<RemoteEntry> => {
    const key = `${id} ${version}`;
    const known = fetched.get(key);
    if (known) return known;
    const begun = fetchRelease(id, version);
    begun.catch((error) => {
      fetched.delete(key);
      report(error, { remote: id, kind: 'renewal', version });
    });
    fetched.set(key, begun);
    return begun;
  };

  /** Styles of the earlier release go with its page. */
  const dropStylesLater = (id: RemoteId, version: string) => {
    const drop = () => {
      if (document.getElementById(`mfe-${id}`)?.dataset.version === version) return;
      removeEventListener('single-spa:routing-event', drop);
      // It may have come back meanwhile.
      if (versionOf(id) !== version) dropStyles(id, version);
    };
    addEventListener('single-spa:routing-event', drop);
  };

  const replace = async (id: RemoteId, version: string): Promise<boolean> => {
    const release = await Promise.race([fetchOnce(id, version), after(FILES_WAIT_MS)]).catch(() => undefined);
    const before = versionOf(id);
    if (!release || !before || before === version) return false;
    // Its next loading is a new one, with a state of its own.
    fetched.delete(`${id} ${version}`);
    try {
      if (release.contract < contracts.oldest || release.contract > contracts.newest)
        throw new Error(`${id} ${version} speaks contract ${release.contract}, which this page does not`);
      disownStyles(id);
      await replaceEntry(release, id === 'checkout' ? ['app', 'cart'] : ['app']);
    } catch (error) {
      refused.add(`${id} ${version}`);
      report(error, { remote: id, kind: 'renewal', version });
      return false;
    }
    dropStylesLater(id, before);
    if (id === 'checkout') void renewCart();
    return true;
  };

  return {
    look(id) {
      void ask(LOOKED_MS).then(() => {
        const version = newVersion(id);
        if (version) fetchOnce(id, version).catch(() => {});
      });
    },

    async renew(id) {
      await ask(FRESH_MS);
      const version = newVersion(id);
      if (!version) return false;
      const under = replacing.get(id) ?? replace(id, version).finally(() => replacing.delete(id));
      replacing.set(id, under);
      return under;
    },

    async show(id, changeAddress) {
      const shown = document.getElementById(`mfe-${id}`)?.dataset.version;
      // Nothing is drawn yet, or nothing has changed.
      if (!shown || shown === versionOf(id)) return changeAddress();
      const slot = slotOf(id);
      await slot.deactivate();
      changeAddress();
      slot.activate();
    },
  };
};
