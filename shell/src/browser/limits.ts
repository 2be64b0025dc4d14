/** Limits and timeouts of the browser's shell. Each name ends with its unit. */

/** Number of scroll positions stored for Back. */
export const REMEMBERED_POSITIONS = 50;
/** A navigation waits this long for the next remote and keeps the old page visible. */
export const NAVIGATION_WAIT_MS = 300;
/**
 * A navigation waits this long for the step back over a closed layer's history entry. On a busy phone the step can take
 * seconds, and a navigation that does not wait is undone by it.
 */
export const LAYER_BACK_MS = 3_000;
/** A step back that has not happened by then counts as ignored by the browser. */
export const LAYER_BACK_LOST_MS = 15_000;
/** Back waits this long for a page to be tall enough for the scroll position. */
export const RESTORE_SCROLL_MS = 10_000;
/** Time until the loading bar is full (docs/product/frame.md#loading). Must match `loading.css`. */
export const LOADING_BAR_MS = 5_000;
/**
 * The loading bar ends after this time at the latest. Longer than `LAYER_BACK_MS`, `NAVIGATION_WAIT_MS` and
 * `LOAD_DEADLINE_MS` of shared-kit together.
 */
export const LOADING_LATEST_MS = 15_000;
/**
 * A slot that is still empty after this time shows an error region with a retry
 * (docs/architecture/bundles.md#loading).
 */
export const SLOT_DEADLINE_MS = 3_000;
/**
 * On the first page, the time since the start of the navigation counts towards `SLOT_DEADLINE_MS`. The remote
 * gets at least this time, because a slow connection is not a failure.
 */
export const SLOT_DEADLINE_LEAST_MS = 2_000;
/**
 * An older remote does not report when it is hydrated. The shell assumes it this time after the mount. Longer than
 * hydration takes on a slow phone: a click that the shell replays before the hydration is lost.
 */
export const LIVE_LATEST_MS = 10_000;
/**
 * Time that the shell waits for a hanging load that it aborted, because some engines do not report the abort.
 */
export const GIVE_UP_MS = 500;
/** Timeout of a prefetch (docs/product/frame.md#loading). */
export const PREFETCH_TIMEOUT_MS = 2_000;
/** A page reloads for a missing chunk at most once in this time (docs/product/errors.md#missing-chunk). */
export const CHUNK_RELOAD_MS = 60_000;
/**
 * When a tab becomes visible and the last check of the session is older than this, the shell verifies the
 * session.
 */
export const SESSION_CHECK_MS = 5 * 60_000;
/** Retry delay when the code of the features that load on demand (extras.ts) fails to load. */
export const EXTRAS_RETRY_MS = 5_000;
/** When the cart panel or the search modal has not loaded after this time, the shell opens its page. */
export const WIDGET_WAIT_MS = 2_000;
/** Delay of the promotional modal after the age gate (docs/product/age-gate.md#promotional-modal). */
export const PROMO_DELAY_MS = 3_000;
