/** Cancellation of the order on the page by its buyer (docs/product/returns.md#cancel-an-order). */
import { createEvent, createStore, sample } from 'effector';
import { cancelOrder } from 'shared-contracts/api/orders';
import type { RefundAccount } from 'shared-contracts/api/refund-account.schema';
import { failureCodeOf } from 'shared-kit/failure';
import { createDataEffect } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { $orderId, orderHeard, orderOpened, orderRetried } from '../../lib/order/order.model.ts';

export const cancelPressed = createEvent();
export const cancelDismissed = createEvent();
/** The buyer confirmed. With the account when the money goes to one. */
export const cancelConfirmed = createEvent<RefundAccount | undefined>();

export const cancelling = createSubmission(createDataEffect(cancelOrder));

/** Whether the page asks the buyer to confirm. */
export const $isAsking = createStore(false, { serialize: 'ignore' })
  .on(cancelPressed, () => true)
  .reset(cancelDismissed, cancelling.done, orderOpened);

sample({
  clock: cancelConfirmed,
  source: $orderId,
  filter: (id) => id !== null,
  fn: (id, account) => ({ params: { id: id ?? '' }, headers: {}, body: account ? { account } : {} }),
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
    return code === 'CONFLICT' || (code === 'VALIDATION_FAILED' && !params.body?.account);
  },
  target: orderRetried,
});
