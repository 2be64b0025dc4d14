interface CircuitBreakerOptions {
  /** Failures in a row that open it. */
  failures: number;
  /** Time in ms for which an open one makes no calls. Then one call tries again. */
  openMs: number;
}

/** Skips calls to a service that fails, so that people do not wait for it again and again. Each process has its own. */
export const createCircuitBreaker = ({ failures, openMs }: CircuitBreakerOptions) => {
  let failed = 0;
  /** In ms of `performance.now`, which no change of the clock moves. */
  let openUntil = 0;
  return {
    /** Result of the call. Undefined while the breaker is open. @throws the error of the call */
    async run<T>(call: () => Promise<T>): Promise<T | undefined> {
      if (performance.now() < openUntil) return undefined;
      // Other calls are skipped until this one tells whether the service is back.
      if (failed >= failures) openUntil = performance.now() + openMs;
      try {
        const result = await call();
        failed = 0;
        openUntil = 0;
        return result;
      } catch (error) {
        failed += 1;
        if (failed >= failures) openUntil = performance.now() + openMs;
        throw error;
      }
    },
  };
};
