import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { z } from 'zod';
import type { Module } from '../../module.ts';
import { createGuard } from '../../plugins/guard.ts';
import { applyCarrierReport } from './apply-report.service.ts';

/** Path of the courier's webhooks. The shell forwards it to the API. */
const COURIER_EVENTS_PATH = '/api/shipping/courier-events';
const MAX_BODY_BYTES = 4096;
/** Maximum age of a signature, against recorded requests. A courier signs each retry anew. */
const REPLAY_WINDOW_S = 300;

const event = z.object({
  shipment: z.uuid(),
  state: z.enum(['in_transit', 'delivered', 'returned', 'lost', 'cancelled']),
  sequence: z.int().min(1),
  number: z.string().min(1).max(40),
});

/** Webhooks of the courier: signed, in any order, any number of times. Without a secret the shop takes none. */
export const courierEventsModule: Module = async (app, deps) => {
  const { db, jobs, config } = deps;
  const { COURIER_WEBHOOK_SECRET: secret } = config;
  if (secret === undefined) return;
  const guard = createGuard(deps, 'courier-event');
  await app.register(async (scope) => {
    // The signature is over the bytes of the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(COURIER_EVENTS_PATH, { schema: { hide: true } }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSigned(request, body, secret)) {
        // Only strangers are counted, so that they cannot use up the courier's webhooks.
        await guard.take({ request, reply });
        throw new DomainError('UNAUTHORIZED');
      }
      const { shipment, ...report } = read(body);
      await applyCarrierReport({ db, jobs }, shipment, { ...report, route: null });
      return reply.code(204).send();
    });
  });
};

/** Whether the courier signed this body a short time ago. */
const isSigned = ({ headers }: FastifyRequest, body: Buffer, secret: string): boolean => {
  const timestamp = String(headers['x-courier-timestamp'] ?? '');
  if (!/^\d+$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > REPLAY_WINDOW_S) return false;
  const right = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  const given = Buffer.from(String(headers['x-courier-signature'] ?? ''), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
};

const read = (body: Buffer): z.output<typeof event> => {
  try {
    return event.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new DomainError('BAD_REQUEST');
  }
};
