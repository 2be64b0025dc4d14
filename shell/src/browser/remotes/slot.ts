/**
 * Slot of a remote: shows a skeleton at once, an error region with a retry after 3 s or at a failure, and the
 * remote as soon as it mounts (docs/architecture/bundles.md#loading). Never replaces server markup by the
 * error region.
 */
import type { HostServices } from 'shared-contracts/host';
import type { RemoteId, RemoteModule, SerializedState } from 'shared-contracts/remote';
import type { FallbackTexts } from '../../frame/slot/fallback.ts';
import { GIVE_UP_MS, SLOT_DEADLINE_LEAST_MS, SLOT_DEADLINE_MS } from '../limits.ts';
import { createErrorRegion } from './error-region.ts';
import { mayImportAgain } from './heal-remote.ts';
import { mountRemote, type ServerPage } from './mount-remote.ts';

export interface SlotOptions {
  id: RemoteId;
  host: HostServices;
  load: () => Promise<RemoteModule>;
  /** Version of the release that `load` returns. */
  version: () => string | undefined;
  /** State of the server render, if the server rendered this remote into the document. Else null. */
  state: SerializedState | null;
  /** Path and query of the server-rendered document. */
  url: string;
  texts: FallbackTexts;
  outlet: HTMLElement;
  skeleton: () => Node;
}

/** The element of the remote: the one that the server rendered, else a new one. */
const placeOf = (id: RemoteId, outlet: HTMLElement): HTMLElement => {
  const known = document.getElementById(`mfe-${id}`);
  if (known) return known;
  const made = document.createElement('div');
  made.id = `mfe-${id}`;
  made.className = 'slot';
  outlet.append(made);
  return made;
};

/**
 * Milliseconds until the error region appears. On the first page, the time since the start of the navigation
 * counts too.
 */
const patience = (): number => {
  const waited = performance.now();
  return waited < SLOT_DEADLINE_MS
    ? Math.max(SLOT_DEADLINE_MS - waited, SLOT_DEADLINE_LEAST_MS)
    : SLOT_DEADLINE_MS;
};

/**
 * Aborts all pending requests of the page, like the stop button of the browser. A load that hangs would block
 * the retry too.
 */
const giveUp = (hanging: Promise<void>): Promise<unknown> => {
  window.stop();
  return Promise.race([hanging, new Promise((done) => setTimeout(done, GIVE_UP_MS))]);
};

/** Runs the work and records its duration as a performance measure, which the team borders show. */
const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  const result = await work();
  performance.measure(name, { start });
  return result;
};

export const createSlot = (options: SlotOptions) => {
  const { id, host, load, version, state, url, texts, outlet, skeleton } = options;
  const page: ServerPage = { state, url };
  let mounted: RemoteModule | undefined;
  /** Increases with every activation, retry and deactivation. Results of older turns are ignored. */
  let turn = 0;
  /** The attempt in progress: load and mount of the remote. */
  let running: Promise<void> | undefined;
  const region = createErrorRegion(texts, () => run(running));

  const run = (hanging?: Promise<void>): void => {
    const begun = attempt(++turn, new Set(), hanging).finally(() => {
      if (running === begun) running = undefined;
    });
    running = begun;
  };

  /** @param failedFiles scripts that failed in this turn; each is imported again once */
  const attempt = async (
    mine: number,
    failedFiles: Set<string | undefined>,
    hanging?: Promise<void>,
  ): Promise<void> => {
    const element = placeOf(id, outlet);
    const isCurrent = () => mine === turn;
    const showRegion = () => isCurrent() && region.show(element, page.state !== null);
    const deadline = setTimeout(showRegion, patience());
    if (!page.state && !region.isShown()) element.replaceChildren(skeleton());
    const failed = (error: unknown) => {
      delete element.dataset.version;
      host.report(error, { remote: id, kind: 'slot' });
      showRegion();
    };
    try {
      const loaded = await timed(`${id} load`, async () => {
        if (hanging) await giveUp(hanging);
        return { module: await load(), version: version() };
      });
      if (!isCurrent()) return;
      // Before the mount, which may wait for code: `deactivate` also ends a mount that waits.
      mounted = loaded.module;
      const target = { host, domElement: element };
      const unmount = await timed(`${id} mount`, () => mountRemote(loaded.module, target, page, failed));
      if (!isCurrent()) return await unmount();
      // renewal.ts and journeys read the displayed version here.
      element.dataset.version = loaded.version;
      region.clear();
    } catch (error) {
      if (isCurrent() && (await mayImportAgain(id, error, failedFiles)))
        return await attempt(mine, failedFiles);
      failed(error);
    } finally {
      clearTimeout(deadline);
    }
  };

  return {
    /** State of the server render until the page is hydrated or left. */
    serverState: (): SerializedState | null => page.state,
    activate() {
      run();
    },
    async deactivate(): Promise<void> {
      turn += 1;
      page.state = null;
      region.clear();
      const element = document.getElementById(`mfe-${id}`);
      const module = mounted;
      mounted = undefined;
      try {
        if (module && element) await module.unmount({ host, domElement: element });
      } catch (error) {
        host.report(error, { remote: id, kind: 'unmount' });
      }
      element?.remove();
    },
  };
};

export type Slot = ReturnType<typeof createSlot>;
