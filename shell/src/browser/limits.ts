/** Limits and timeouts of the browser's shell. Each name ends with its unit. */

/** Number of scroll positions stored for Back. */
export const REMEMBERED_POSITIONS = 50;
/** A navigation waits this long for the next remote and keeps the old page visible. */
export const NAVIGATION_WAIT_MS = 300;
/** A navigation waits this long for the step back over a closed layer's history entry. */
export const LAYER_BACK_MS = 500;
/** Back waits this long for a page to be tall enough for the scroll position. */
export const RESTORE_SCROLL_MS = 10_000;
/** Duration of the loading bar (docs/product/frame.md#loading). Must match `loading.css`. */
export const LOADING_BAR_MS = 5_000;
/** An empty slot shows its fallback with a retry after this time (docs/architecture/bundles.md#loading). */
export const SLOT_DEADLINE_MS = 3_000;
/**
 * Minimum for the first page, where time since navigation counts too, because a slow connection is not a
 * failure.
 */
export const SLOT_DEADLINE_LEAST_MS = 2_000;
/** A mounted remote that does not report hydration counts as hydrated after this time. */
export const LIVE_LATEST_MS = 1_000;
/** Wait after aborting a hanging load, because an engine may not report the abort. */
export const GIVE_UP_MS = 500;
/** Timeout of a prefetch (docs/product/frame.md#loading). */
export const PREFETCH_TIMEOUT_MS = 2_000;
/** A page reloads for a missing chunk at most once in this time (docs/product/errors.md#missing-chunk). */
export const CHUNK_RELOAD_MS = 60_000;
/** When a tab becomes visible after this time, the shell verifies the session. */
export const SESSION_CHECK_MS = 5 * 60_000;
/**
 * The cart service of a stored cart starts when idle, or after this time, because background tabs are never
 * idle.
 */
export const CART_WAKE_MS = 2_000;
/** Shell features that appear by themselves start when idle, or after this time. */
export const EXTRAS_WAKE_MS = 2_000;
/** Retry delay when their code fails to load. */
export const EXTRAS_RETRY_MS = 5_000;
/** When the cart panel or the search modal has not loaded after this time, the shell opens its page. */
export const WIDGET_WAIT_MS = 2_000;
/** Delay of the promotional modal after the age gate (docs/product/age-gate.md#promotional-modal). */
export const PROMO_DELAY_MS = 3_000;
