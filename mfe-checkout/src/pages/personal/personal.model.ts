import { combine, createEvent, createStore, sample } from 'effector';
import { hrefs } from 'shared-contracts/hrefs';
import { navigateFx } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { couponOffered } from '../../features/apply-coupon/index.ts';
import { buyerIdentified, buyerSubmitted } from '../../features/identify-buyer/index.ts';
import { $customer } from '../../lib/customer/customer.model.ts';
import { $draft } from '../../lib/draft/draft.model.ts';
import { isPersonalEmpty } from '../../lib/draft/draft.ts';
import { stepLeft } from '../../lib/guard-steps.model.ts';
import { pageState } from '../../lib/page-state.ts';
import { stepMessages } from '../../messages/steps.ts';

export type PersonalView = 'pending' | 'choice' | 'form';

export const opened = createEvent<PageRequest>();
/** The shopper buys without an account. */
export const guestChosen = createEvent();
/** The shopper wants to sign in. */
export const loginChosen = createEvent();

export const $page = pageState((_, locale) => stepMessages[locale].personal);
const $choice = createStore<'guest' | 'login' | null>(null, { serialize: 'ignore' })
  .on(guestChosen, () => 'guest')
  .on(loginChosen, () => 'login')
  .reset(buyerIdentified);
/** View of the step. Skips the choice "guest or login" for a customer and for a guest with typed values. */
export const $personalView = combine(
  $customer,
  $choice,
  $draft,
  (customer, choice, { personal }): PersonalView => {
    if (customer.kind === 'unknown') return 'pending';
    if (customer.kind === 'customer' || choice === 'guest') return 'form';
    return choice === 'login' || isPersonalEmpty(personal) ? 'choice' : 'form';
  },
);
/** First name of the customer, empty while it is not known. Null for a guest. */
export const $signedInAs = $customer.map((customer) =>
  customer.kind === 'customer' ? (customer.user?.first_name ?? '') : null,
);

// The buyer's e-mail is known: request automatic coupons for it.
sample({
  clock: buyerIdentified,
  source: $draft,
  fn: ({ personal }) => personal.email.trim(),
  target: couponOffered,
});
/** Whether the shopper has stayed on the step since the form was sent. */
const $isAwaited = createStore(false, { serialize: 'ignore' })
  .on(buyerSubmitted, () => true)
  .reset(stepLeft);
// A late answer must not take the shopper away from another page, nor from this one when the shopper came back to it.
sample({
  clock: buyerIdentified,
  filter: $isAwaited,
  fn: () => ({ href: hrefs.checkoutDelivery }),
  target: navigateFx,
});
