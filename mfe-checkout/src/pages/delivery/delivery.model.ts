import { createEvent, createStore, sample } from 'effector';
import { hrefs } from 'shared-contracts/hrefs';
import { navigateFx, trackFx } from 'shared-kit/host';
import { $locale } from 'shared-kit/locale';
import type { PageRequest } from 'shared-kit/page';
import { $cart } from '../../lib/cart/cart.model.ts';
import { $draft, fieldsRefused } from '../../lib/draft/draft.model.ts';
import { stepLeft } from '../../lib/guard-steps.model.ts';
import { pageState } from '../../lib/page-state.ts';
import { $shipping, shippingRequested } from '../../lib/shipping.model.ts';
import { toStepEntry } from '../../lib/step/step-entry.ts';
import { $totals } from '../../lib/totals.model.ts';
import { stepMessages } from '../../messages/steps.ts';

export const opened = createEvent<PageRequest>();
/** The form was submitted with valid fields. */
export const deliverySubmitted = createEvent();
const wentOn = createEvent();

export const $page = pageState((_, locale) => stepMessages[locale].delivery);

/** The shopper submitted the step before the delivery price was known. */
export const $isWaitingForShipping = createStore(false, { serialize: 'ignore' });

sample({
  clock: deliverySubmitted,
  source: $shipping,
  filter: ({ kind }) => kind === 'failed',
  target: shippingRequested,
});
sample({
  clock: deliverySubmitted,
  source: { shipping: $shipping, locale: $locale },
  filter: ({ shipping }) => shipping.kind === 'unserved',
  fn: ({ locale }) => ({ delivery: { commune_id: stepMessages[locale].delivery.unserved } }),
  target: fieldsRefused,
});
sample({
  clock: deliverySubmitted,
  source: $shipping,
  fn: ({ kind }) => kind !== 'unserved',
  target: $isWaitingForShipping,
});
/** Where the order goes. After a change of it, the shopper submits again. */
const $place = $draft.map(({ delivery: { method, commune_id } }) => `${method} ${commune_id}`);
$isWaitingForShipping.reset(wentOn, stepLeft, $place);
// Once submitted, navigate to the payment: at once for a pick-up, else when the delivery price is known.
sample({
  clock: [deliverySubmitted, $shipping],
  source: { draft: $draft, shipping: $shipping, isWaiting: $isWaitingForShipping },
  filter: ({ draft, shipping, isWaiting }) =>
    isWaiting && (draft.delivery.method === 'pickup' || shipping.kind === 'ready'),
  target: wentOn,
});
sample({
  clock: $shipping,
  filter: ({ kind }) => kind === 'unserved' || kind === 'failed',
  fn: () => false,
  target: $isWaitingForShipping,
});
sample({ clock: wentOn, fn: () => ({ href: hrefs.checkoutPayment }), target: navigateFx });
sample({
  clock: wentOn,
  source: { cart: $cart, totals: $totals, draft: $draft },
  fn: ({ cart, totals, draft }) =>
    toStepEntry('add_shipping_info', { cart, totals, shipping_tier: draft.delivery.method }),
  target: trackFx,
});
