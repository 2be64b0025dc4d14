/** The gateway's published limits and times; where it publishes none, a comment says what was chosen. */
export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The form must be opened this soon after create. */
export const OPEN_WITHIN_MS = 5 * MINUTE_MS;
/** The shopper must decide this soon after opening it (as in the gateway's test environment; 4 min in production). */
export const DECIDE_WITHIN_MS = 10 * MINUTE_MS;
/** The shop must commit this soon after the decision, else the money goes back. No figure is published: ours. */
export const COMMIT_WITHIN_MS = 5 * MINUTE_MS;
/** A full refund this soon is a reversal, later a nullification. */
export const REVERSE_WITHIN_MS = 3 * HOUR_MS;
export const REFUND_WITHIN_MS = 90 * DAY_MS;
export const STATUS_WITHIN_MS = 7 * DAY_MS;

export const LIMITS = { buyOrder: 26, sessionId: 61, returnUrl: 256 } as const;

/** The public credentials of the gateway's test environment; nothing about them is secret. */
export const COMMERCE_CODE = '597055555532';
export const API_KEY = '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C';
