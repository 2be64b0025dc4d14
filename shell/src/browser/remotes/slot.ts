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
import { isHealed } from './heal-file.ts';

export interface SlotOptions {
  id: RemoteId;
  host: HostServices;
  load: () => Promise<RemoteModule>;
  /** Version that `load` returns. */
  version: () => string | undefined;
  /** Server state, when this remote rendered the document. */
  state: SerializedState | null;
  /** Path and query of the server-rendered document. */
  url: string;
  texts: FallbackTexts;
  outlet: HTMLElement;
  skeleton: () => Node;
}

export interface Slot {
  activate(): void;
  deactivate(): Promise<void>;
}

/** Server-rendered page. Its state is used by one mount, and is null afterwards. */
interface ServerPage {
  state: SerializedState | null;
  url: string;
}

/** The remote's element. The server may have rendered it. */
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
 * Milliseconds until the error region appears. On the first page, the shopper has waited since navigation
 * started.
 */
const patience = (): number => {
  const waited = performance.now();
  return waited < SLOT_DEADLINE_MS
    ? Math.max(SLOT_DEADLINE_MS - waited, SLOT_DEADLINE_LEAST_MS)
    : SLOT_DEADLINE_MS;
};

/**
 * Aborts all pending requests, like the browser's stop button, because a hanging one would block the retry
 * too.
 */
const giveUp = (hanging: Promise<void>): Promise<unknown> => {
  window.stop();
  return Promise.race([hanging, new Promise((done) => setTimeout(done, GIVE_UP_MS))]);
};

/** Measures the work. Team borders show these timings. */
const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  const result = await work();
  performance.measure(name, { start });
  return result;
};

/** Error region with a retry, in place of the remote or above its server markup. */
const createErrorRegion = (texts: FallbackTexts, onRetry: () => void) => {
  let region: HTMLElement | undefined;
  const clear = () => {
    region?.remove();
    region = undefined;
  };
  return {
    clear,
    isShown: () => region !== undefined,
    show(element: HTMLElement, page: ServerPage) {
      if (region) return;
      region = createFallback(texts, () => {
        clear();
        onRetry();
      });
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
 * @returns its unmount, which passes the same props
 */
const mountRemote = async (
  module: RemoteModule,
  { host, domElement }: Pick<MountProps, 'host' | 'domElement'>,
  page: ServerPage,
  failed: (error: unknown) => void,
): Promise<() => Promise<void>> => {
  const { state, url } = page;
  const props = {
    host,
    domElement,
    ...(state ? { state, url } : {}),
    onLive: () => announceLive(domElement),
    onCrash: (error: unknown) => {
      page.state = null;
      // React calls this during a commit and then empties the element. Show the region afterwards.
      queueMicrotask(() => {
        void module.unmount(props);
        failed(error);
      });
    },
  };
  await module.mount(props);
  // An older remote does not report hydration.
  if (page.state) setTimeout(props.onLive, LIVE_LATEST_MS);
  return () => module.unmount(props);
};

export const createSlot = (options: SlotOptions): Slot => {
  const { id, host, load, version, state, url, texts, outlet, skeleton } = options;
  const page: ServerPage = { state, url };
  let mounted: RemoteModule | undefined;
  /** Increases with every activation, retry and deactivation. Results of older turns are ignored. */
  let turn = 0;
  /** Current attempt. */
  let running: Promise<void> | undefined;
  const region = createErrorRegion(texts, () => run(running));

  const run = (hanging?: Promise<void>): void => {
    const begun = attempt(++turn, new Set(), hanging).finally(() => {
      if (running === begun) running = undefined;
    });
    running = begun;
  };

  /** @param asked files that were fetched again in this turn */
  const attempt = async (mine: number, asked: Set<string>, hanging?: Promise<void>): Promise<void> => {
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
      const target = { host, domElement: element };
      const unmount = await timed(`${id} mount`, () => mountRemote(loaded.module, target, page, failed));
      if (!isCurrent()) return await unmount();
      mounted = loaded.module;
      // Version on screen, for renewal.ts and journeys.
      element.dataset.version = loaded.version;
      page.state = null;
      region.clear();
    } catch (error) {
      if (isCurrent() && (await isHealed(error, asked))) return await attempt(mine, asked);
      failed(error);
    } finally {
      clearTimeout(deadline);
    }
  };

  return {
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
