import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Priority } from '../db/request-scope.ts';
import { ShedError } from '../errors/shed-error.ts';
import { priorityOf } from './priorities.ts';

const RESOLUTION_MS = 10;
const SAMPLE_MS = 500;
const NS_PER_MS = 1e6;

/**
 * Measures by how much the event loop is late: the smaller of the last two medians. One long task, as at the start of a
 * process, is over when its lag is known, so it does not count.
 */
function watchEventLoop(): { lagMs(): number; stop(): void } {
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

/** A lag that sheds `normal` requests too, as a multiple of the setting. Requests of priority `high` always pass. */
const NORMAL_FACTOR = 2;

export type ShedCounts = Record<Priority, number>;

/**
 * Refuses less important requests with 503 while the event loop lags, before their body is read. The database's pools
 * have limits of their own (`db/pool-gate.ts`).
 * @returns refused requests since the start
 */
export function addShedding(
  app: FastifyInstance,
  { SHED_EVENT_LOOP_MS: limit }: Pick<Config, 'SHED_EVENT_LOOP_MS'>,
): ShedCounts {
  const shed: ShedCounts = { high: 0, normal: 0, low: 0 };
  if (limit === 0) return shed;
  const loop = watchEventLoop();
  app.addHook('onClose', () => loop.stop());
  app.addHook('onRequest', (request, _reply, done) => {
    const lag = loop.lagMs();
    if (lag < limit) return done();
    const priority = priorityOf(request);
    if (priority === 'high' || (priority === 'normal' && lag < limit * NORMAL_FACTOR)) return done();
    shed[priority] += 1;
    done(new ShedError());
  });
  return shed;
}
