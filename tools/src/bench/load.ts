import autocannon from 'autocannon';

/** What a load did. Milliseconds, requests per second. */
export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  max: number;
  /** Answers that were neither 2xx nor "unchanged", and requests without one. */
  failed: number;
}

export interface Load {
  /** Asked one after the other by each connection, from the start again at the end. */
  requests: readonly autocannon.Request[];
  connections: number;
  seconds: number;
}

const WARM_UP_SECONDS = 2;

/** Loads `base` and measures, after a warm-up that is not counted. */
export async function measure(base: string, { requests, connections, seconds }: Load): Promise<Figures> {
  const run = (duration: number) => autocannon({ url: base, requests: [...requests], connections, duration });
  await run(WARM_UP_SECONDS);
  const { requests: done, latency, non2xx, '3xx': unchanged, errors } = await run(seconds);
  return {
    perSecond: done.average,
    p50: latency.p50,
    p99: latency.p99,
    max: latency.max,
    failed: non2xx - unchanged + errors,
  };
}
