import { attach, createStore } from 'effector';
import { openStockHold, waitForStock } from 'shared-contracts/api/stock-waits';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';
import { createDataEffect, createHostEffect } from 'shared-kit/host';
import { createQuery } from 'shared-kit/query/create-query';
import { createSubmission } from 'shared-kit/submission/create-submission';

/** `email`: of a guest. Empty for a customer, whose account has the address. */
interface Wish {
  sku: string;
  email: string;
}

const sendFx = createHostEffect(async ({ api }, { sku, email }: Wish) => {
  const guest = email ? { email: email.trim(), altcha: await answerBotCheck(api, 'stock-wait') } : {};
  return (await api.call(waitForStock, { body: { sku, ...guest } })).data;
});
export const waiting = createSubmission(sendFx);
/** Result of the last wish. */
export const $result = createStore<{ sku: string; state: 'confirm' | 'waiting' } | null>(null, {
  serialize: 'ignore',
})
  .on(waiting.done, (_, { params: { sku }, result: { state } }) => ({ sku, state }))
  .reset(waiting.forgotten);

/** The piece that the mail's link holds. */
export const hold = createQuery({
  load: attach({
    effect: createDataEffect(openStockHold),
    mapParams: (token: string) => ({ body: { token } }),
  }),
  keyOf: (token: string) => token,
});
