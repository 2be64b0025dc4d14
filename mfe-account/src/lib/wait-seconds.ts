/** Seconds until the next try is taken, when the failure tells them as `retryAfter`; else null. */
export const waitSecondsOf = (error: unknown): number | null => {
  const { retryAfter } = (error ?? {}) as { retryAfter?: unknown };
  return typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter) : null;
};
