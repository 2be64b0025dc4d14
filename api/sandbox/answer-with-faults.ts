import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Faults } from './faults.ts';

interface FaultyService<Values extends object> {
  knobs: Faults<Values>;
  operation: string;
  /** Text of the request that may contain `about`. */
  request?: string;
  /** Answers as a service that is down, or throws the error that becomes that answer. */
  answerAsAway: () => unknown;
}

/** Answers with what `work` returns, or with the fault that a test has set for the operation. */
export async function answerWithFaults<Values extends { fail: string; latency_ms: number }>(
  reply: FastifyReply,
  { knobs, operation, request, answerAsAway }: FaultyService<Values>,
  work: () => unknown,
): Promise<unknown> {
  const failure = knobs.take('fail', operation, request);
  await sleep(knobs.take('latency_ms', operation)?.value ?? 0);
  const result = failure?.when === 'before' ? undefined : await work();
  if (!failure) return result;
  if (failure.value !== 'drop') return answerAsAway();
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}
