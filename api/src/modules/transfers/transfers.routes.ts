import { sendProof } from 'shared-contracts/api/orders';
import { MAX_PROOF_BYTES } from 'shared-contracts/domain/proof-file';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Module } from '../../module.ts';
import { createBodyGate } from '../../plugins/body-gate.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { networkOf } from '../../plugins/network.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import { findWholeOrder } from '../orders/order-details.service.ts';
import { findOwnOrder } from '../orders/own-order.ts';
import { toOrder } from '../orders/to-order.ts';
import { takeProof } from './proofs.service.ts';

/** Body limit: the largest file in base64 (four characters for three bytes), and the JSON around it. */
const BODY_LIMIT_BYTES = Math.ceil(MAX_PROOF_BYTES / 3) * 4 + 1024;
/** Time to process a received file. The deadline of an upload is REQUEST_TIMEOUT_MS plus this time. */
const WORK_MS = 9000;

/** Maximum number of uploads in memory. Each takes about four times the size of its file. */
const BODIES_AT_ONCE = 4;

/** Proof of a bank transfer, uploaded by the buyer. Only the operator's command can read the file again. */
export const proofsModule: Module = (app, { config, db, jobs }) => {
  const limit = createRateLimit(db, config, { name: 'proof', points: 20, seconds: 10 * 60 });
  const gate = createBodyGate(BODIES_AT_ONCE);
  const on = endpointsOf(app);
  on(
    sendProof,
    async ({ params: { id }, body, request, reply }) => {
      await takeProof({ db, jobs }, id, Buffer.from(body.file, 'base64'));
      const order = await findOwnOrder(db, config.APP_SECRET, id, request);
      reply.header('cache-control', 'no-store');
      return { data: toOrder(await findWholeOrder(db, order), request.locale, config.APP_SECRET) };
    },
    {
      bodyLimit: BODY_LIMIT_BYTES,
      answerWithinMs: config.REQUEST_TIMEOUT_MS + WORK_MS,
      // Refuse uploads of strangers, and too large ones, before their body is read.
      async beforeBody({ request, reply }) {
        await limit.take(networkOf(request), reply);
        const { id } = request.params as { id: string };
        await findOwnOrder(db, config.APP_SECRET, id, request);
        if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES)
          throw new DomainError('PAYLOAD_TOO_LARGE');
        await gate.enter(reply);
      },
    },
  );
};
