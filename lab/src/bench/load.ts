import autocannon from 'autocannon';

export interface Load {
  /** Requests that each connection sends in turn, repeatedly. */
  requests: readonly autocannon.Request[];
  connections: number;
  seconds: number;
}

const WARM_UP_SECONDS = 2;

/** Measures `base` under load, after a warm-up. */
export async function measure(base: string, { requests, connections, seconds }: Load) {
  const run = (duration: number) => autocannon({ url: base, requests: [...requests], connections, duration });
  await run(WARM_UP_SECONDS);
  const { requests: done, latency, non2xx, statusCodeStats, errors } = await run(seconds);
  const unchanged = statusCodeStats?.['304']?.count ?? 0;
  return {
    perSecond: done.average,
    p50: latency.p50,
    p99: latency.p99,
    max: latency.max,
    /** Responses other than 2xx and 304, and requests without a response. */
    failed: non2xx - unchanged + errors,
  };
}

/** Figures of a load. Milliseconds, requests per second. */
export type Figures = Awaited<ReturnType<typeof measure>>;
