/** Transfer page: the shop's bank account, and the order for its owner only. */
import { createEvent, createStore, sample } from 'effector';
import { readTransferPage } from 'shared-contracts/api/pages';
import type { TransferPage } from 'shared-contracts/api/pages.schema';
import { createApiEffect } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { isFromMail } from '../../lib/order/is-from-mail.ts';
import { $orderId, orderOpened } from '../../lib/order/order.model.ts';
import { pageState } from '../../lib/page-state.ts';
import { orderMessages } from '../../messages/order.ts';

export type AccountState =
  | { kind: 'loading' }
  | { kind: 'ready'; content: TransferPage }
  | { kind: 'failed' };

export const opened = createEvent<PageRequest>();
export const accountRetried = createEvent();

export const readTransferPageFx = createApiEffect(readTransferPage);

export const $account = createStore<AccountState>({ kind: 'loading' })
  .on(readTransferPageFx, (state) => (state.kind === 'ready' ? state : { kind: 'loading' }))
  .on(readTransferPageFx.doneData, (_, { data }) => ({ kind: 'ready', content: data }))
  .on(readTransferPageFx.fail, (state) => (state.kind === 'ready' ? state : { kind: 'failed' }));
/** Whether the URL contains an order. */
export const $isForOrder = $orderId.map((id) => id !== null);
export const $page = pageState((_, locale) => orderMessages[locale].transfer);

sample({
  clock: opened,
  fn: (request) => ({ id: request.query.pedido?.[0] ?? null, isFromMail: isFromMail(request) }),
  target: orderOpened,
});
sample({ clock: [opened, accountRetried], fn: () => ({}), target: readTransferPageFx });
