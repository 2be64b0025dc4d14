import type { ApiClient } from 'shared-contracts/api/endpoint';
import { placeOrder } from 'shared-contracts/api/orders';
import { apiErrorOf } from 'shared-contracts/errors';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';
import type { SentOrder } from '../../lib/sent-order.ts';

/**
 * Sends an order. The API asks for the bot check only near its limits: then the same order goes out once more, under the
 * same key, with the answer.
 * @throws ApiError
 */
export const sendOrder = async (api: ApiClient, { key, cartId, body }: SentOrder) => {
  const send = (check: { altcha?: string }) =>
    api.call(placeOrder, {
      query: { cart_id: cartId },
      headers: { 'idempotency-key': key },
      body: { ...body, ...check },
    });
  try {
    return await send({});
  } catch (error) {
    if (apiErrorOf(error)?.code !== 'BOT_CHECK_FAILED') throw error;
    return send({ altcha: await answerBotCheck(api, 'order') });
  }
};
