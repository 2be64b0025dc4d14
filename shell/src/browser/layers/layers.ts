/**
 * Gives every open layer (menu, search, panel, dialog) its own history entry with the address of the page, so
 * that Back closes the layer and does not leave the page (docs/decisions/0034). The state of the entry holds
 * how many layers are open there.
 */
import { LAYER_CLOSED, LAYER_OPENED, type Layer } from 'shared-contracts/layers';
import { LAYER_BACK_LOST_MS, LAYER_BACK_MS } from '../limits.ts';

const open: Layer[] = [];
/**
 * The pending step back that this module requested. On a busy machine its `popstate` event may arrive seconds
 * later.
 */
let stepping: { done: Promise<void>; end(): void } | undefined;
let isScheduled = false;
/** True while another document is loading. A step back would cancel that load. */
let isLeaving = false;

/** Number of open layers that the current history entry stands for. */
const depth = (): number => (history.state as { layers?: number } | null)?.layers ?? 0;

const stepBack = (steps: number): void => {
  const { promise: done, resolve: end } = Promise.withResolvers<void>();
  // The browser may ignore the step. The next navigation must not wait for it for ever.
  setTimeout(end, LAYER_BACK_MS);
  const step = { done, end };
  stepping = step;
  // Until then, a `popstate` event counts as this step. Later it is the shopper's Back.
  setTimeout(() => {
    if (stepping === step) stepping = undefined;
  }, LAYER_BACK_LOST_MS);
  history.go(-steps);
};

/** Makes the history entry match the open layers. */
const settle = (): void => {
  isScheduled = false;
  if (stepping || isLeaving) return;
  const extra = depth() - open.length;
  // Also removes an entry whose layer no longer exists, after a reload or Forward.
  if (extra > 0) stepBack(extra);
  for (let next = depth() + 1; next <= open.length; next += 1)
    history.pushState({ ...(history.state as object | null), layers: next }, '');
};

/**
 * Calls `settle` in a later task, because until then another layer may open, or a clicked link may replace
 * the entry.
 */
const schedule = (): void => {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(settle);
};

/** Whether the current history entry belongs to a layer. A navigation then replaces it. */
export const isLayerEntry = (): boolean => depth() > 0;

/** Resolves when no step back is pending. An entry that is pushed earlier could get lost. */
export const layersAtRest = async (): Promise<void> => {
  await stepping?.done;
};

/** Call before the browser loads another document. */
export const leaveDocument = (): void => {
  isLeaving = true;
};

export const startLayers = (): void => {
  document.addEventListener(LAYER_OPENED, ({ detail }: CustomEventInit<Layer>) => {
    if (detail) open.push(detail);
    // The document has stayed after all, for example after a download.
    isLeaving = false;
    schedule();
  });
  document.addEventListener(LAYER_CLOSED, ({ detail }: CustomEventInit<Layer>) => {
    const at = detail ? open.indexOf(detail) : -1;
    if (at < 0) return;
    open.splice(at, 1);
    schedule();
  });
  addEventListener('popstate', (event) => {
    // single-spa dispatches popstate for the shell's own pushes too.
    if ('singleSpa' in event) return schedule();
    isLeaving = false;
    const isOurs = stepping !== undefined;
    stepping?.end();
    stepping = undefined;
    if (!isOurs) for (const layer of open.slice(depth()).reverse()) layer.close();
    schedule();
  });
  // The page may return from the back/forward cache.
  addEventListener('pageshow', () => {
    isLeaving = false;
    schedule();
  });
  schedule();
};
