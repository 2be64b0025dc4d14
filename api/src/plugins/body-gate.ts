import type { FastifyReply } from 'fastify';
import { MAX_PROOF_BYTES } from 'shared-contracts/domain/proof-file';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Config } from '../config.ts';
import type { EndpointLimits } from './endpoint.ts';

/** Requests that may wait for a slot. Each keeps its connection and its deadline. */
const MAX_WAITING = 16;
/** Time to process a received file of a buyer. */
const WORK_MS = 9000;
const BUYERS_AT_ONCE = 4;

/** Limits the number of large bodies in memory. */
interface BodyGate {
  /**
   * Waits for a slot. The end of the response or of the connection releases it.
   * @throws DomainError UNAVAILABLE when too many requests wait, or the connection has ended
   */
  enter(reply: FastifyReply): Promise<void>;
}

const createBodyGate = (atOnce: number): BodyGate => {
  let inside = 0;
  const waiting = new Set<() => void>();
  const next = (): void => {
    const [admit] = waiting;
    if (inside >= atOnce || !admit) return;
    waiting.delete(admit);
    inside += 1;
    admit();
  };
  return {
    enter: (reply) =>
      new Promise((resolve, reject) => {
        // The sender left during the check. No event would give its slot back.
        if (reply.raw.destroyed || waiting.size >= MAX_WAITING) return reject(new DomainError('UNAVAILABLE'));
        let isInside = false;
        const admit = () => {
          isInside = true;
          resolve();
        };
        waiting.add(admit);
        reply.raw.once('close', () => {
          waiting.delete(admit);
          if (!isInside) return;
          inside -= 1;
          next();
        });
        next();
      }),
  };
};

/**
 * Limits of an endpoint whose body is JSON with a file in base64. Refuses too large bodies before they are read.
 * @param file.maxBytes of the file itself
 * @param file.atOnce bodies in memory. Each takes several times the size of its file
 * @param file.check runs first, to refuse strangers
 */
export const fileLimits = ({
  maxBytes,
  atOnce,
  answerWithinMs,
  check,
}: {
  maxBytes: number;
  atOnce: number;
  answerWithinMs: number;
  check?: EndpointLimits['beforeBody'];
}): EndpointLimits => {
  // Four characters for three bytes, and the JSON around them.
  const bodyLimit = Math.ceil(maxBytes / 3) * 4 + 1024;
  const gate = createBodyGate(atOnce);
  return {
    bodyLimit,
    answerWithinMs,
    async beforeBody(call) {
      await check?.(call);
      if (Number(call.request.headers['content-length'] ?? 0) > bodyLimit)
        throw new DomainError('PAYLOAD_TOO_LARGE');
      await gate.enter(call.reply);
    },
  };
};

/** Limits of a file that a buyer sends for an order. */
export const proofLimits = (
  { REQUEST_TIMEOUT_MS }: Config,
  check: EndpointLimits['beforeBody'],
): EndpointLimits =>
  fileLimits({
    maxBytes: MAX_PROOF_BYTES,
    atOnce: BUYERS_AT_ONCE,
    answerWithinMs: REQUEST_TIMEOUT_MS + WORK_MS,
    check,
  });
