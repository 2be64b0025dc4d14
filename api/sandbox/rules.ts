// Limits and timeouts that the gateway publishes. A comment marks the value that we chose.

export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Timeout from creation to opening the form. */
export const OPEN_WITHIN_MS = 5 * MINUTE_MS;
/** Timeout from opening the form to the decision (gateway's test environment; 4 min in production). */
export const DECIDE_WITHIN_MS = 10 * MINUTE_MS;
/**
 * Timeout from the decision to the commit, after which the payment is reversed. Our choice: the gateway publishes none.
 */
export const COMMIT_WITHIN_MS = 5 * MINUTE_MS;
/** A full refund within this time is a reversal, later a nullification. */
export const REVERSE_WITHIN_MS = 3 * HOUR_MS;
export const REFUND_WITHIN_MS = 90 * DAY_MS;
export const STATUS_WITHIN_MS = 7 * DAY_MS;

export const LIMITS = { buyOrder: 26, sessionId: 61, returnUrl: 256 } as const;

/** Public credentials of the gateway's test environment. Not secret. */
export const COMMERCE_CODE = '597055555532';
export const API_KEY = '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C';
