/** Limits and waiting times of the browser's shell, each with its unit. */

/** Scroll positions kept for Back. */
export const REMEMBERED_POSITIONS = 50;
/** A navigation waits at most this long for the next remote, so that the old page stays until the new one can paint. */
export const NAVIGATION_WAIT_MS = 300;
/** A navigation waits at most this long for the step back over the entry of a closed layer. */
export const LAYER_BACK_MS = 500;
/** Back waits this long for a page to be tall enough again. */
export const RESTORE_SCROLL_MS = 10_000;
/** The loading bar is full after this long (SPEC §9); `loading.css` says the same. */
export const LOADING_BAR_MS = 5_000;
/** A slot without content shows its fallback with a retry button after this long (DESIGN §6). */
export const SLOT_DEADLINE_MS = 3_000;
/** … the first page’s at least after this long: a slow line is no failure. */
export const SLOT_DEADLINE_LEAST_MS = 2_000;
/** A mounted remote that does not tell counts as listening after this long. */
export const LIVE_LATEST_MS = 1_000;
/** What hangs is waited for this long after it was stopped: an engine may not tell of it. */
export const GIVE_UP_MS = 500;
/** A prefetch is given up after this long (SPEC §9). */
export const PREFETCH_TIMEOUT_MS = 2_000;
/** A page is reloaded for a missing chunk at most once in this time (SPEC §8). */
export const CHUNK_RELOAD_MS = 60_000;
/** A shopper who comes back to the page after this long is asked for at the server again. */
export const SESSION_CHECK_MS = 5 * 60_000;
/** A stored cart is woken at rest, or after this long: a tab in the background is never at rest. */
export const CART_WAKE_MS = 2_000;
/** Late pieces of the frame that show themselves are started at rest, or after this long. */
export const EXTRAS_WAKE_MS = 2_000;
/** … and asked for again after this long when they could not be loaded. */
export const EXTRAS_RETRY_MS = 5_000;
/** Who asks for the cart or the search gets its page when the widget has not come by then. */
export const WIDGET_WAIT_MS = 2_000;
/** The promotional modal waits this long after the age gate was passed (SPEC §9). */
export const PROMO_DELAY_MS = 3_000;
