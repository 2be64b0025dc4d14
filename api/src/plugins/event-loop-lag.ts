import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const SAMPLE_MS = 500;
const NS_PER_MS = 1e6;

/**
 * Measures by how much the event loop is late: the smaller of the last two medians. One long task, as at the start of a
 * process, is over when its lag is known, so it does not count.
 */
export function watchEventLoop(): { lagMs(): number; stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let last = 0;
  let lag = 0;
  const timer = setInterval(() => {
    const median = histogram.count > 0 ? histogram.percentile(50) / NS_PER_MS - RESOLUTION_MS : 0;
    histogram.reset();
    lag = Math.min(last, median);
    last = median;
  }, SAMPLE_MS).unref();
  return {
    lagMs: () => lag,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
