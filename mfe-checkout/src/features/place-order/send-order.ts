import type { ApiClient } from 'shared-contracts/api/endpoint';
import { placeOrder } from 'shared-contracts/api/orders';
import { apiErrorOf } from 'shared-contracts/errors';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';
import type { SentOrder } from '../../lib/sent-order.ts';

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
