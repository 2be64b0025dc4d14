import { attach, createStore } from 'effector';
import { openStockHold, waitForStock } from 'shared-contracts/api/stock-waits';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';
import { $host, createDataEffect } from 'shared-kit/host';
import { createQuery } from 'shared-kit/query/create-query';
import { createSubmission } from 'shared-kit/submission/create-submission';

/** `email`: of a guest. Empty for a customer, whose account has the address. */
interface Wish {
  sku: string;
  email: string;
}

const sendFx = attach({
  source: $host,
  effect: async (host, { sku, email }: Wish) => {
    if (!host) throw new Error('Waiting for stock needs the host');
    const guest = email ? { email: email.trim(), altcha: await answerBotCheck(host.api, 'stock-wait') } : {};
    return (await host.api.call(waitForStock, { body: { sku, ...guest } })).data;
  },
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
