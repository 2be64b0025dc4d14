/**
 * Slot of a remote: shows a skeleton at once, an error region with a retry after 3 s or at a failure, and the
 * remote as soon as it mounts (docs/architecture/bundles.md#loading). Never replaces server markup by the
 * error region.
 */
import type { HostServices } from 'shared-contracts/host';
import type { RemoteId, RemoteModule, SerializedState } from 'shared-contracts/remote';
import { createFallback } from '../../frame/slot/fallback.ts';
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
  texts: { title: string; text: string; retry: string };
  outlet: HTMLElement;
  skeleton: () => Node;
}

export interface Slot {
  activate(): void;
  deactivate(): Promise<void>;
}

export const createSlot = ({
  id,
  host,
  load,
  version,
  state,
  url,
  texts,
  outlet,
  skeleton,
}: SlotOptions): Slot => {
  let serverState = state;
  /** Increases with every activation and retry. Results of older turns are ignored. */
  let turn = 0;
  let mounted: RemoteModule | undefined;
  /** Current attempt. */
  let running: Promise<void> | undefined;
  let fallback: HTMLElement | undefined;

  const place = (): HTMLElement => {
    const known = document.getElementById(`mfe-${id}`);
    if (known) return known;
    const made = document.createElement('div');
    made.id = `mfe-${id}`;
    made.className = 'slot';
    outlet.append(made);
    return made;
  };

  const clearFallback = () => {
    fallback?.remove();
    fallback = undefined;
  };

  const showFallback = (element: HTMLElement) => {
    if (fallback) return;
    fallback = createFallback(texts, () => {
      clearFallback();
      run(running);
    });
    endLoading('page');
    if (serverState) return element.before(fallback);
    element.replaceChildren(fallback);
    // The removed content was taller. Scroll the region into view, or the shopper would see the footer.
    if (fallback.getBoundingClientRect().top < 0) fallback.scrollIntoView({ block: 'center' });
  };

  /**
   * Aborts all pending requests, like the browser's stop button, because a hanging one would block the retry
   * too.
   */
  const giveUp = (hanging: Promise<void>): Promise<unknown> => {
    window.stop();
    return Promise.race([hanging, new Promise((done) => setTimeout(done, GIVE_UP_MS))]);
  };

  const run = (hanging?: Promise<void>): void => {
    const begun = attempt(++turn, new Set(), hanging).finally(() => {
      if (running === begun) running = undefined;
    });
    running = begun;
  };

  /** @param asked files that were fetched again in this turn */
  const attempt = async (mine: number, asked: Set<string>, hanging?: Promise<void>): Promise<void> => {
    const element = place();
    // On the first page, the shopper has waited since navigation started.
    const waited = performance.now();
    const patience =
      waited < SLOT_DEADLINE_MS
        ? Math.max(SLOT_DEADLINE_MS - waited, SLOT_DEADLINE_LEAST_MS)
        : SLOT_DEADLINE_MS;
    const deadline = setTimeout(() => mine === turn && showFallback(element), patience);
    if (!serverState && !fallback) element.replaceChildren(skeleton());
    const failed = (error: unknown) => {
      delete element.dataset.version;
      host.report(error, { remote: id, kind: 'slot' });
      if (mine === turn) showFallback(element);
    };
    // Team borders show these timings.
    const begun = performance.now();
    try {
      if (hanging) await giveUp(hanging);
      const module = await load();
      const loaded = performance.now();
      const loadedVersion = version();
      performance.measure(`${id} load`, { start: begun });
      if (mine !== turn) return;
      const props = {
        host,
        domElement: element,
        ...(serverState ? { state: serverState, url } : {}),
        onLive: () => announceLive(element),
        onCrash: (error: unknown) => {
          serverState = null;
          // React calls this during a commit and then empties the element. Show the region afterwards.
          queueMicrotask(() => {
            void module.unmount(props);
            failed(error);
          });
        },
      };
      await module.mount(props);
      // An older remote does not report hydration.
      if (serverState) setTimeout(props.onLive, LIVE_LATEST_MS);
      performance.measure(`${id} mount`, { start: loaded });
      if (mine !== turn) return void (await module.unmount(props));
      mounted = module;
      // Version on screen, for renewal.ts and journeys.
      element.dataset.version = loadedVersion;
      serverState = null;
      clearFallback();
    } catch (error) {
      if (mine === turn && (await isHealed(error, asked))) return await attempt(mine, asked);
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
      serverState = null;
      clearFallback();
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
