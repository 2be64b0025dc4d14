/** A discount code on the cart (SPEC §4 "Coupon codes", §5): at most one, and never beside another discount. */
import { combine, createEvent, createStore, sample } from 'effector';
import { applyCoupon, autoApplyCoupon, removeCoupon } from 'shared-contracts/api/discounts';
import type { AppliedCoupons } from 'shared-contracts/api/discounts.schema';
import { addFailureDialog } from 'shared-kit/add-to-cart/add-failure';
import { $host, createApiEffect } from 'shared-kit/host';
import { $cart, $cartFreshness, $cartId, couponHeard } from '../../lib/cart/cart.model.ts';
import { goodsOf } from '../../lib/cart/goods-of.ts';
import { $messages } from '../../lib/messages.ts';

export const codeTyped = createEvent<string>();
export const couponSubmitted = createEvent();
/** The shopper takes this code off. */
export const couponRemoved = createEvent<string>();
/** The cart is looked at: a code that applies by itself may come onto it. With the buyer's e-mail, where it is known. */
export const couponOffered = createEvent<string | null>();
const couponWanted = createEvent<string>();

export const applyCouponFx = createApiEffect(applyCoupon);
export const removeCouponFx = createApiEffect(removeCoupon);
export const autoApplyCouponFx = createApiEffect(autoApplyCoupon);

/** What is typed. */
export const $newCoupon = createStore('', { serialize: 'ignore' });
export const $isApplying = applyCouponFx.pending;
/** The code that is on the cart and applies. */
export const $appliedCode = $cart.map((cart) => cart?.coupon?.code ?? null);
/** Why the last code was not taken, or not taken off. */
const $failure = createStore<{ kind: 'empty' } | { kind: 'refused'; error: unknown } | null>(null, {
  serialize: 'ignore',
});
/** The shopper took a code off: none comes back by itself. */
const $isOfferRefused = createStore(false, { serialize: 'ignore' });
/** Asked for and not yet made: the cart is not known, or has nothing to take a code. */
const $offer = createStore<{ email: string | null } | null>(null, { serialize: 'ignore' });

// A code that is typed.
$newCoupon.on(codeTyped, (_, code) => code);
sample({
  clock: couponSubmitted,
  source: $newCoupon,
  filter: (code) => code.trim() === '',
  fn: () => ({ kind: 'empty' as const }),
  target: $failure,
});
sample({
  clock: couponSubmitted,
  source: { code: $newCoupon, isApplying: $isApplying },
  filter: ({ code, isApplying }) => code.trim() !== '' && !isApplying,
  fn: ({ code }) => code.trim(),
  target: couponWanted,
});
sample({
  clock: couponWanted,
  source: $cartId,
  filter: Boolean,
  fn: (cart_id, code) => ({ query: { cart_id }, body: { code } }),
  target: applyCouponFx,
});
$newCoupon.reset(applyCouponFx.done);
$failure
  .on([applyCouponFx.failData, removeCouponFx.failData], (_, error) => ({ kind: 'refused', error }))
  .reset(codeTyped, couponWanted, couponRemoved);

/** The sentence below the field; the server's own for a code it refused (SPEC §8). */
export const $couponError = combine($failure, $host, $messages, (failure, host, messages): string | null => {
  const locale = host?.locale ?? 'es';
  if (failure === null) return null;
  if (failure.kind === 'refused') return addFailureDialog(failure.error, locale).description;
  return messages.coupon.required;
});

// A code that is taken off.
$isOfferRefused.on(couponRemoved, () => true).on(applyCouponFx, () => false);
sample({
  clock: couponRemoved,
  source: $cartId,
  filter: Boolean,
  fn: (cart_id, code) => ({ params: { code }, query: { cart_id } }),
  target: removeCouponFx,
});

// A code that comes by itself: once a visit, onto a cart that could take one.
$offer.on(couponOffered, (_, email) => ({ email }));
const offerDue = sample({
  clock: [$offer, $cart, $cartFreshness],
  source: {
    offer: $offer,
    cart: $cart,
    cartId: $cartId,
    isRefused: $isOfferRefused,
    freshness: $cartFreshness,
  },
  filter: ({ offer, cart, cartId, isRefused, freshness }) =>
    offer !== null &&
    cartId !== null &&
    freshness === 'fresh' &&
    !isRefused &&
    cart !== null &&
    cart.items.length > 0 &&
    goodsOf(cart).discount === 0,
  fn: ({ cartId, offer }) => ({
    query: { cart_id: cartId ?? '' },
    // In a header: no address, of a page or a call, holds anything personal.
    headers: offer?.email ? { 'x-customer-email': offer.email } : {},
  }),
});
$offer.reset(offerDue);
sample({ clock: offerDue, target: autoApplyCouponFx });

// The server's word.
const toCoupon = ({ data }: { data: AppliedCoupons }) => data.applied_coupons[0] ?? null;
sample({
  clock: [applyCouponFx.doneData, removeCouponFx.doneData, autoApplyCouponFx.doneData],
  fn: toCoupon,
  target: couponHeard,
});
