/** Seconds to wait before a retry (`retryAfter` of the failure), else null. */
export const waitSecondsOf = (error: unknown): number | null => {
  const { retryAfter } = (error ?? {}) as { retryAfter?: unknown };
  return typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter) : null;
};
