import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerWithFaults } from '../answer-with-faults.ts';
import type { Bank } from '../bank.ts';
import { GatewayError } from '../gateway-error.ts';
import type { Operation } from '../knobs.ts';
import { commit, expire } from '../lifecycle.ts';
import { forceRefund, refund } from '../refund.ts';
import { COMMERCE_CODE, STATUS_WITHIN_MS } from '../rules.ts';
import type { Transaction } from '../transaction.ts';
import { toAnswer } from '../transaction-answer.ts';
import { answerError, guard, refuseOtherMethods } from './rest-guards.ts';
import { paymentBody, read, refundBody } from './rest-requests.ts';

type ByToken = { Params: { token: string } };

/** The gateway's REST interface, version 1.2, as transbank-sdk speaks it. */
export async function restRoutes(app: FastifyInstance, { bank }: { bank: Bank }): Promise<void> {
  const { transactions, clock, knobs } = bank;
  app.addHook('onRequest', guard);
  app.setErrorHandler(answerError);

  const answerAsAway = () => {
    throw new GatewayError(500, 'Internal Server Error');
  };
  const answer = (operation: Operation, reply: FastifyReply, work: () => object) =>
    answerWithFaults(reply, { knobs, operation, answerAsAway }, work);

  app.post('/transactions', (request, reply) =>
    answer('create', reply, () => {
      const { buy_order, session_id, amount, return_url } = read(paymentBody, request.body);
      const { token } = transactions.insert({
        commerceCode: COMMERCE_CODE,
        buyOrder: buy_order,
        sessionId: session_id,
        amount,
        returnUrl: return_url,
        createdAt: clock.now(),
      });
      return { token, url: `${request.protocol}://${request.host}/webpayserver/initTransaction` };
    }),
  );

  app.put<ByToken>('/transactions/:token', (request, reply) => {
    const transaction = transactions.get(request.params.token, COMMERCE_CODE);
    // A commit counts when it arrives in time, even when processing takes longer.
    expire(transaction, clock.now());
    return locked(transaction, () =>
      answer('commit', reply, () => {
        const isFirst = transaction.phase.kind === 'decided';
        commit(transaction, clock.now(), isFirst ? knobs.take('response_code')?.value : undefined);
        return toAnswer(transaction);
      }),
    );
  });

  app.get<ByToken>('/transactions/:token', (request, reply) =>
    answer('status', reply, () => {
      const transaction = transactions.get(request.params.token, COMMERCE_CODE);
      if (clock.now() - transaction.createdAt > STATUS_WITHIN_MS)
        throw new GatewayError(
          422,
          "The transactions's date has passed max time (7 days) to recover the status",
        );
      expire(transaction, clock.now());
      return toAnswer(transaction);
    }),
  );

  app.post<ByToken>('/transactions/:token/refunds', (request, reply) =>
    answer('refund', reply, () => {
      const transaction = transactions.get(request.params.token, COMMERCE_CODE);
      const { amount } = read(refundBody, request.body);
      const forced = knobs.take('refund')?.value;
      if (forced !== undefined) return forceRefund(transaction, forced, clock.now());
      return refund(transaction, amount, clock.now());
    }),
  );

  refuseOtherMethods(app, '/transactions', ['POST']);
  refuseOtherMethods(app, '/transactions/:token', ['GET', 'PUT']);
  refuseOtherMethods(app, '/transactions/:token/refunds', ['POST']);
}

/** @throws GatewayError 422 while another commit of the same transaction is in progress */
async function locked<Result>(transaction: Transaction, work: () => Promise<Result>): Promise<Result> {
  if (transaction.locked) throw new GatewayError(422, 'Transaction already locked by another process');
  transaction.locked = true;
  try {
    return await work();
  } finally {
    transaction.locked = false;
  }
}
