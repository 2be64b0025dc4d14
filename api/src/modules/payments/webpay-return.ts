import { findOrderIdByBuyOrder, findOrderIdByToken } from './payments.repository.ts';
import type { GatewayReturn } from './read-return.ts';
import { cancelUnlessSettled, commitPayment, type PaymentResult, type SettleDeps } from './settle-payment.ts';

/** Which order a return belongs to and how its payment ended. */
export interface ReturnOutcome {
  orderId: string;
  result: PaymentResult;
}

/** Acts on a return of the gateway; undefined when it belongs to no order. A repeated return finds the same result. */
export const handleReturn = async (
  deps: SettleDeps,
  returned: GatewayReturn,
): Promise<ReturnOutcome | undefined> => {
  const orderId = await findOrderId(deps, returned);
  if (orderId === undefined || returned.kind === 'invalid') return undefined;
  const result =
    returned.kind === 'normal'
      ? await commitPayment(deps, orderId)
      : await cancelUnlessSettled(deps, orderId, returned.kind);
  return { orderId, result };
};

const findOrderId = async ({ db }: SettleDeps, returned: GatewayReturn): Promise<string | undefined> => {
  if (returned.kind === 'invalid') return undefined;
  return returned.kind === 'timeout'
    ? findOrderIdByBuyOrder(db, returned.buyOrder, returned.sessionId)
    : findOrderIdByToken(db, returned.token);
};
