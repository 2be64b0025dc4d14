/**
 * Gives every open layer (menu, search, panel, dialog) a history entry with the address of its page, so that Back closes
 * the layer first (docs/decisions/0034). The entry's state holds its depth: how many layers are open there.
 */
import { LAYER_CLOSED, LAYER_OPENED, type Layer } from 'shared-contracts/layers';
import { LAYER_BACK_MS } from '../limits.ts';

const open: Layer[] = [];
/** A step back that this module asked for. The browser announces it as `popstate`, on a busy machine after seconds. */
let stepping: { done: Promise<void>; end(): void } | undefined;
let isScheduled = false;
/** Another document is on its way: a step back now would cancel it. */
let isLeaving = false;

/** Number of layers that the current history entry stands for. */
const depth = (): number => (history.state as { layers?: number } | null)?.layers ?? 0;

const stepBack = (steps: number): void => {
  let end = (): void => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
    // A step that the browser drops must not hold up the next navigation.
    setTimeout(resolve, LAYER_BACK_MS);
  });
  stepping = { done, end };
  history.go(-steps);
};

/** Makes the history entry match the open layers. */
const settle = (): void => {
  isScheduled = false;
  if (stepping || isLeaving) return;
  const extra = depth() - open.length;
  // Also an entry whose layer is gone: after a reload, or by Forward.
  if (extra > 0) stepBack(extra);
  for (let next = depth() + 1; next <= open.length; next += 1)
    history.pushState({ ...(history.state as object | null), layers: next }, '');
};

/** In a later task: one layer may give way to another, and a link pressed in a layer may be about to take its entry. */
const schedule = (): void => {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(settle);
};

/** True while the current entry belongs to a layer: the next page takes its place. */
export const isLayerEntry = (): boolean => depth() > 0;

/** Resolves once no step back is under way: a new entry before that could be lost. */
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
    // single-spa tells the shell's own pushes as popstate events too.
    if ('singleSpa' in event) return schedule();
    isLeaving = false;
    const isOurs = stepping !== undefined;
    stepping?.end();
    stepping = undefined;
    if (!isOurs) for (const layer of open.slice(depth()).reverse()) layer.close();
    schedule();
  });
  // Also a page that the browser kept whole while the shopper was elsewhere.
  addEventListener('pageshow', () => {
    isLeaving = false;
    schedule();
  });
  schedule();
};
