/** Loads a shop with requests and measures it. */
import autocannon from 'autocannon';

const CONNECTIONS = 10;

export interface Measured {
  perSecond: number;
  /** ms */
  p99: number;
  /** Bodies and headers, as far as the client saw them. */
  bytesEach: number;
  requests: number;
  failed: number;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Sends the requests repeatedly over ten connections, which the addresses share. */
export const loadRepeatedly = async (
  bases: readonly string[],
  requests: readonly autocannon.Request[],
  seconds: number,
): Promise<Measured> => {
  const each = Math.max(1, Math.round(CONNECTIONS / bases.length));
  const results = await Promise.all(
    bases.map((url) => autocannon({ url, requests: [...requests], connections: each, duration: seconds })),
  );
  const sum = (of: (result: autocannon.Result) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const done = sum((result) => result.requests.total);
  return {
    // Autocannon stops at the next whole second.
    perSecond: sum((result) => result.requests.total / result.duration),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    bytesEach: sum((result) => result.throughput.total) / done,
    requests: done,
    failed: sum((result) => result.non2xx - result['3xx'] + result.errors),
  };
};

/** @returns the ms that count and the bytes. Rejects when the request failed */
export type Job = () => Promise<{ ms: number; bytes: number }>;

/** @param next next job. Undefined: there is none */
const runJobs = async (next: () => Job | undefined, atOnce: number): Promise<Measured> => {
  const times: number[] = [];
  let bytes = 0;
  let failed = 0;
  const started = performance.now();
  const work = async () => {
    for (let job = next(); job; job = next())
      try {
        const done = await job();
        times.push(done.ms);
        bytes += done.bytes;
      } catch (error) {
        failed += 1;
        if (failed === 1) console.error(error);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return {
    perSecond: times.length / ((performance.now() - started) / 1_000),
    p99: percentile(times, 0.99),
    bytesEach: bytes / times.length,
    requests: times.length,
    failed,
  };
};

export const runOnce = (jobs: readonly Job[]): Promise<Measured> => {
  const waiting = [...jobs];
  return runJobs(() => waiting.shift(), CONNECTIONS);
};

/** Runs a job again and again. */
export const runFor = (
  job: Job,
  { seconds, atOnce }: { seconds: number; atOnce: number },
): Promise<Measured> => {
  const end = performance.now() + seconds * 1_000;
  return runJobs(() => (performance.now() < end ? job : undefined), atOnce);
};
