/**
 * Slot of a remote: shows a skeleton at once, an error region with a retry after 3 s or at a failure, and the
 * remote as soon as it mounts (docs/architecture/bundles.md#loading). Never replaces server markup by the
 * error region.
 */
import type { HostServices } from 'shared-contracts/host';
import type { MountProps, RemoteId, RemoteModule, SerializedState } from 'shared-contracts/remote';
import { createFallback, type FallbackTexts } from '../../frame/slot/fallback.ts';
import { announceLive } from '../announce-live.ts';
import { GIVE_UP_MS, LIVE_LATEST_MS, SLOT_DEADLINE_LEAST_MS, SLOT_DEADLINE_MS } from '../limits.ts';
import { endLoading } from '../loading/loading.ts';
import { reloadOnce } from './chunk-reload.ts';
import { healRemote } from './heal-remote.ts';
import { keepMarkup } from './keep-markup.ts';
import { fileOfError, isScriptError } from './script-error.ts';

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

export interface Slot {
  /** State of the server render until the page is hydrated or left. */
  serverState(): SerializedState | null;
  activate(): void;
  deactivate(): Promise<void>;
}

/**
 * The page that the server rendered. A mount uses its state, which is null as soon as the remote has hydrated the markup
 * or the page was left.
 */
interface ServerPage {
  state: SerializedState | null;
  url: string;
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

/** Error region in place of the remote or above its server markup. Retries by a button and when the connection is back. */
const createErrorRegion = (texts: FallbackTexts, onRetry: () => void) => {
  let region: HTMLElement | undefined;
  const clear = () => {
    removeEventListener('online', retry);
    region?.remove();
    region = undefined;
  };
  const retry = () => {
    clear();
    onRetry();
  };
  return {
    clear,
    isShown: () => region !== undefined,
    show(element: HTMLElement, page: ServerPage) {
      if (region) return;
      region = createFallback(texts, retry);
      addEventListener('online', retry);
      endLoading('page');
      if (page.state) return element.before(region);
      element.replaceChildren(region);
      // The removed content was taller. Scroll the region into view, or the shopper would see the footer.
      if (region.getBoundingClientRect().top < 0) region.scrollIntoView({ block: 'center' });
    },
  };
};

/**
 * Mounts the remote.
 * @returns function that unmounts it with the same props
 */
const mountRemote = async (
  module: RemoteModule,
  { host, domElement }: Pick<MountProps, 'host' | 'domElement'>,
  page: ServerPage,
  failed: (error: unknown) => void,
): Promise<() => Promise<void>> => {
  const { state, url } = page;
  const restore = state ? keepMarkup(domElement) : () => {};
  let late: ReturnType<typeof setTimeout> | undefined;
  const props = {
    host,
    domElement,
    ...(state ? { state, url } : {}),
    // The remote has hydrated the markup.
    onLive: () => {
      clearTimeout(late);
      page.state = null;
      announceLive(domElement);
    },
    onCrash: (error: unknown) => {
      clearTimeout(late);
      // React calls `onCrash` during a commit and then empties the element. Show the error region afterwards.
      queueMicrotask(() => {
        void module.unmount(props);
        if (page.state) restore();
        failed(error);
      });
    },
  };
  try {
    await module.mount(props);
  } catch (error) {
    restore();
    throw error;
  }
  // An older remote never calls `onLive`, so call it after a delay.
  if (page.state) late = setTimeout(props.onLive, LIVE_LATEST_MS);
  return () => {
    clearTimeout(late);
    return module.unmount(props);
  };
};

export const createSlot = (options: SlotOptions): Slot => {
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
    const showRegion = () => isCurrent() && region.show(element, page);
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
      if (isCurrent() && isScriptError(error)) {
        const file = fileOfError(error);
        const hasFailedAgain = failedFiles.has(file);
        if (await healRemote(id, hasFailedAgain ? undefined : file)) {
          if (!hasFailedAgain) return await attempt(mine, failedFiles.add(file));
          // Firefox and Safari can keep a failed import as long as the document lives.
          reloadOnce();
        }
      }
      failed(error);
    } finally {
      clearTimeout(deadline);
    }
  };

  return {
    serverState: () => page.state,
    activate() {
      run();
    },
    async deactivate() {
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
