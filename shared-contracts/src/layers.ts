/**
 * Layers over the page: menu, search, cart panel, dialogs. Back closes the topmost open layer before it
 * leaves the page (docs/decisions/0034). A layer announces itself by DOM events, because each remote bundles
 * its own dialog and only the shell may write history entries.
 */

/** An open layer. The same object announces that it opened and that it closed. */
export interface Layer {
  /** Called by the shell when the shopper goes back. */
  close(): void;
}

export const LAYER_OPENED = 'shop:layer-opened';
export const LAYER_CLOSED = 'shop:layer-closed';

/** Announces an open layer. The returned function announces that it closed; calling it again does nothing. */
export const openLayer = (close: () => void): (() => void) => {
  const layer: Layer = { close };
  const announce = (type: string) => document.dispatchEvent(new CustomEvent(type, { detail: layer }));
  announce(LAYER_OPENED);
  return () => announce(LAYER_CLOSED);
};
