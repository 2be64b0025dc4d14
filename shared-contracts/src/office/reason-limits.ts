/** Characters of the reason that staff give for a change. */
export const MIN_REASON = 3;
export const MAX_REASON = 500;
