import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Priority } from '../db/request-scope.ts';
import { ShedError } from '../errors/shed-error.ts';
import { priorityOf } from './priorities.ts';

/** A lag that sheds `normal` requests too, as a multiple of the setting. Requests of priority `high` always pass. */
const NORMAL_FACTOR = 2;

export type ShedCounts = Record<Priority, number>;

/**
 * Refuses less important requests with 503 while the event loop lags, before their body is read. The database's pools
 * have limits of their own (`db/pool-gate.ts`).
 * @returns refused requests since the start
 */
export async function addShedding(
  app: FastifyInstance,
  { SHED_EVENT_LOOP_MS: limit }: Pick<Config, 'SHED_EVENT_LOOP_MS'>,
): Promise<ShedCounts> {
  const shed: ShedCounts = { high: 0, normal: 0, low: 0 };
  if (limit === 0) return shed;
  await app.register(underPressure, {
    maxEventLoopDelay: limit,
    pressureHandler: (request, reply, _type, lagMs = 0) => {
      const priority = priorityOf(request);
      if (priority === 'high' || (priority === 'normal' && lagMs < limit * NORMAL_FACTOR)) return;
      shed[priority] += 1;
      void reply.send(new ShedError());
    },
  });
  return shed;
}
