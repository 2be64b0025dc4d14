import { attach, createEvent, createStore, sample } from 'effector';
import { openStockHold, waitForStock } from 'shared-contracts/api/stock-waits';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';
import { $host, createDataEffect } from 'shared-kit/host';
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
export const $state = createStore<'confirm' | 'waiting' | null>(null, { serialize: 'ignore' })
  .on(waiting.done, (_, { result }) => result.state)
  .reset(waiting.sent);

export const holdOpened = createEvent<string>();
const openHoldFx = createDataEffect(openStockHold);
type Hold = { kind: 'pending' } | { kind: 'ended' } | { kind: 'held'; sku: string; until: string };
/** The piece that the mail's link holds. */
export const $hold = createStore<Hold>({ kind: 'pending' }, { serialize: 'ignore' })
  .on(openHoldFx.doneData, (_, { sku, held_until }) => ({ kind: 'held', sku, until: held_until }))
  .on(openHoldFx.fail, () => ({ kind: 'ended' }))
  .reset(holdOpened);
sample({ clock: holdOpened, fn: (token) => ({ body: { token } }), target: openHoldFx });
