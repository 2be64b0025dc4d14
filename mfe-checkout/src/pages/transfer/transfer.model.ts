/** Transfer page: the shop's bank account, and the order for its owner only. */
import { createEvent, sample } from 'effector';
import { readTransferPage } from 'shared-contracts/api/pages';
import { createDataEffect } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { createQuery } from 'shared-kit/query/create-query';
import { pendingAgain } from 'shared-kit/query/outcome';
import { $orderId, isFromMail, orderOpened } from '../../lib/order/order.model.ts';
import { pageState } from '../../lib/page-state.ts';
import { transferMessages } from '../../messages/transfer.ts';

export const opened = createEvent<PageRequest>();
export const accountRetried = createEvent();

const readTransferPageFx = createDataEffect(readTransferPage);

const { requested, $outcome } = createQuery({
  load: readTransferPageFx,
  sid: 'transfer-account',
  keepOnFailure: true,
});
export const $account = $outcome.on(readTransferPageFx, pendingAgain);
/** Whether the URL contains an order. */
export const $isForOrder = $orderId.map((id) => id !== null);
export const $page = pageState((_, locale) => transferMessages[locale].transfer);

sample({
  clock: opened,
  fn: (request) => ({ id: request.query.pedido?.[0] ?? null, isFromMail: isFromMail(request) }),
  target: orderOpened,
});
sample({ clock: [opened, accountRetried], fn: () => ({}), target: requested });
