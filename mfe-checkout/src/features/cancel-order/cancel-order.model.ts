/** Cancellation of the order on the page by its buyer (docs/product/returns.md#cancel-an-order). */
import { attach, createEvent, createStore, sample } from 'effector';
import { cancelOrder } from 'shared-contracts/api/orders';
import type { RefundAccount } from 'shared-contracts/api/refund-account.schema';
import { failureCodeOf } from 'shared-kit/failure';
import { createDataEffect } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { $orderId, orderHeard, orderOpened, orderRetried } from '../../lib/order/order.model.ts';

type Account = RefundAccount | undefined;

export const cancelPressed = createEvent();
export const cancelDismissed = createEvent();
/** The buyer confirmed. With the account when the money goes to one. */
export const cancelConfirmed = createEvent<Account>();

export const cancelling = createSubmission(
  attach({
    effect: createDataEffect(cancelOrder),
    mapParams: ({ id, account }: { id: string; account: Account }) => ({
      params: { id },
      headers: {},
      body: account ? { account } : {},
    }),
  }),
);

/** Whether the page asks the buyer to confirm. */
export const $isAsking = createStore(false, { serialize: 'ignore' })
  .on(cancelPressed, () => true)
  .reset(cancelDismissed, cancelling.done, orderOpened);

sample({
  clock: cancelConfirmed,
  source: $orderId,
  filter: (id) => id !== null,
  fn: (id, account) => ({ id: id ?? '', account }),
  target: cancelling.submitted,
});
sample({ clock: cancelling.done, fn: ({ result }) => result, target: orderHeard });
sample({ clock: [cancelPressed, orderOpened], target: cancelling.forgotten });
// Staff sent the order meanwhile, or confirmed its transfer, so that the money needs an account. Read it again to
// show that. A wrong account needs no read: the buyer corrects it.
sample({
  clock: cancelling.failed,
  filter: ({ params, error }) => {
    const code = failureCodeOf(error);
    return code === 'CONFLICT' || (code === 'VALIDATION_FAILED' && !params.account);
  },
  target: orderRetried,
});
