import { findOrderIdOfAttempt } from '../payments/payment-attempts.repository.ts';
import { findOrderIdByBuyOrder, findOrderIdByToken } from '../payments/payments.repository.ts';
import type { GatewayReturn } from './read-return.ts';
import {
  awaitResult,
  cancelUnlessSettled,
  commitPayment,
  type PaymentResult,
  readResult,
  type SettleDeps,
} from './settle-payment.service.ts';

/** Order of a return and the result of its payment. */
export interface ReturnOutcome {
  orderId: string;
  result: PaymentResult;
}

type KnownReturn = Exclude<GatewayReturn, { kind: 'invalid' }>;

/** Processes a return of the gateway. Undefined without an order. Idempotent. */
export const handleReturn = async (
  deps: SettleDeps,
  returned: GatewayReturn,
): Promise<ReturnOutcome | undefined> => {
  if (returned.kind === 'invalid') return undefined;
  const committed = returned.kind === 'normal' && (await commitPayment(deps, returned.token));
  if (committed) return committed;
  const orderId = await findOrderId(deps, returned);
  if (orderId === undefined) return readFormerOutcome(deps, returned);
  const result =
    returned.kind === 'normal'
      ? await awaitResult(deps.db, orderId)
      : await cancelUnlessSettled(deps, orderId, returned.kind);
  return { orderId, result };
};

/** Result for a payment that a later one has replaced. Changes nothing. */
const readFormerOutcome = async (
  { db }: SettleDeps,
  returned: KnownReturn,
): Promise<ReturnOutcome | undefined> => {
  const orderId = await findOrderIdOfAttempt(
    db,
    returned.kind === 'timeout'
      ? { buy_order: returned.buyOrder, session_id: returned.sessionId }
      : { token: returned.token },
  );
  return orderId === undefined ? undefined : { orderId, result: await readResult(db, orderId) };
};

const findOrderId = async ({ db }: SettleDeps, returned: KnownReturn): Promise<string | undefined> => {
  return returned.kind === 'timeout'
    ? findOrderIdByBuyOrder(db, returned.buyOrder, returned.sessionId)
    : findOrderIdByToken(db, returned.token);
};
