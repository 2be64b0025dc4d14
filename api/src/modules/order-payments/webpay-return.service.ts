import { findOrderIdOfPayment } from '../payments/payments.repository.ts';
import type { GatewayReturn } from './read-return.ts';
import {
  awaitResult,
  cancelUnlessSettled,
  commitPayment,
  type ReturnOutcome,
  readResult,
  type SettleDeps,
} from './settle-payment.service.ts';

/** Processes a return of the gateway. Undefined without an order. Idempotent. */
export const handleReturn = async (
  deps: SettleDeps,
  returned: GatewayReturn,
): Promise<ReturnOutcome | undefined> => {
  if (returned.kind === 'invalid') return undefined;
  const committed = returned.kind === 'normal' && (await commitPayment(deps, returned.token));
  if (committed) return committed;
  const { db } = deps;
  const named =
    returned.kind === 'timeout'
      ? { buy_order: returned.buyOrder, session_id: returned.sessionId }
      : { token: returned.token };
  const orderId = await findOrderIdOfPayment(db, 'payments', named);
  if (orderId === undefined) {
    // A later payment has replaced this one, so its return changes nothing.
    const formerId = await findOrderIdOfPayment(db, 'payment_attempts', named);
    return formerId === undefined ? undefined : { orderId: formerId, result: await readResult(db, formerId) };
  }
  const result =
    returned.kind === 'normal'
      ? await awaitResult(db, orderId)
      : await cancelUnlessSettled(deps, orderId, returned.kind);
  return { orderId, result };
};
