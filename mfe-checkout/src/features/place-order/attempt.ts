import type { ApiClient } from 'shared-contracts/api/endpoint';
import { placeOrder } from 'shared-contracts/api/orders';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import type { Clp } from 'shared-contracts/domain/money';
import { apiErrorOf } from 'shared-contracts/errors';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';
import { linesOf } from '../../lib/cart/goods-of.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import type { GiftBox } from '../../lib/gift-box/gift-box.ts';
import type { SentOrder } from '../../lib/sent-order.ts';
import { type DeliveryChoice, toOrderBody } from './to-order-body.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Builds the order to send. Reuses the last key while cart id, quantities and body are equal, so that a retry
 * cannot create a second order.
 */
export const toAttempt = (
  before: SentOrder | null,
  request: {
    cartId: string;
    cart: Cart;
    draft: Draft;
    giftBox: GiftBox;
    expected: Clp;
    arrival: string | undefined;
    choice: DeliveryChoice;
    key: string;
  },
): SentOrder => {
  const { cartId, draft, expected, arrival, choice } = request;
  const goods = Object.fromEntries(
    linesOf(request.cart).map(({ sku, qty, case_id = '' }) => [`${case_id}${sku}`, qty]),
  );
  const body = toOrderBody(draft, request.giftBox, choice);
  const isRepeat = before?.cartId === cartId && isSame(before.goods, goods) && isSame(before.body, body);
  return {
    key: isRepeat ? before.key : request.key,
    cartId,
    goods,
    owner: draft.owner,
    body,
    expected,
    arrival,
  };
};

/**
 * Sends an order. When the client nears the API's rate limits, the API refuses the order and asks for a bot
 * check. `sendOrder` then sends the same order again with the same key and the solution.
 * @throws ApiError
 */
export const sendOrder = async (api: ApiClient, { key, cartId, body, expected, arrival }: SentOrder) => {
  const send = (check: { altcha?: string }) =>
    api.call(placeOrder, {
      query: { cart_id: cartId },
      headers: { 'idempotency-key': key },
      body: { ...body, expected_total: expected, expected_arrival: arrival, ...check },
    });
  try {
    return await send({});
  } catch (error) {
    if (apiErrorOf(error)?.code !== 'BOT_CHECK_FAILED') throw error;
    return send({ altcha: await answerBotCheck(api, 'order') });
  }
};
