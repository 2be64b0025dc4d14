/** Coupon of the cart: at most one. The API decides whether it meets offers (docs/product/checkout.md#coupon). */
import { combine, createEvent, createStore, sample } from 'effector';
import { applyCoupon, autoApplyCoupon, removeCoupon } from 'shared-contracts/api/discounts';
import type { AppliedCoupons } from 'shared-contracts/api/discounts.schema';
import { addFailureDialog } from 'shared-kit/add-to-cart/add-failure';
import { $host, createApiEffect } from 'shared-kit/host';
import { $cart, $cartFreshness, $cartId, couponChanged } from '../../lib/cart/cart.model.ts';
import { isEmptyCart } from '../../lib/cart/goods-of.ts';
import { $messages } from '../../lib/messages.ts';

export const codeTyped = createEvent<string>();
export const couponSubmitted = createEvent();
/** The shopper removes this coupon. */
export const couponRemoved = createEvent<string>();
/** The shopper looks at the cart: apply an automatic coupon. Payload: the buyer's e-mail, if known. */
export const couponOffered = createEvent<string | null>();

const applyCouponFx = createApiEffect(applyCoupon);
const removeCouponFx = createApiEffect(removeCoupon);
const autoApplyCouponFx = createApiEffect(autoApplyCoupon);

/** Text of the coupon field. */
export const $newCoupon = createStore('', { serialize: 'ignore' });
export const $isApplying = applyCouponFx.pending;
/** Applied coupon of the cart. */
export const $appliedCode = $cart.map((cart) => cart?.coupon?.code ?? null);
/** Why the last coupon was not applied or not removed. */
const $failure = createStore<{ kind: 'empty' } | { kind: 'refused'; error: unknown } | null>(null, {
  serialize: 'ignore',
});
/** The shopper removed a coupon. Do not apply an automatic one until the shopper applies a coupon again. */
const $isOfferRefused = createStore(false, { serialize: 'ignore' });
/** Pending request for an automatic coupon: waits until the cart is known and can have a coupon. */
const $offer = createStore<{ email: string | null } | null>(null, { serialize: 'ignore' });

// Apply a typed coupon.
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
  source: { code: $newCoupon, isApplying: $isApplying, cartId: $cartId },
  filter: ({ code, isApplying, cartId }) => code.trim() !== '' && !isApplying && cartId !== null,
  fn: ({ code, cartId }) => ({ query: { cart_id: cartId ?? '' }, body: { code: code.trim() } }),
  target: applyCouponFx,
});
$newCoupon.reset(applyCouponFx.done);
$failure
  .on([applyCouponFx.failData, removeCouponFx.failData], (_, error) => ({ kind: 'refused', error }))
  .reset(codeTyped, applyCouponFx, couponRemoved);

/** Error below the field. For a refused coupon, the server's text (docs/product/errors.md#error-dialog). */
export const $couponError = combine($failure, $host, $messages, (failure, host, messages): string | null => {
  const locale = host?.locale ?? 'es';
  if (failure === null) return null;
  if (failure.kind === 'refused') return addFailureDialog(failure.error, locale).description;
  return messages.coupon.required;
});

// Remove a coupon.
$isOfferRefused.on(couponRemoved, () => true).on(applyCouponFx, () => false);
sample({
  clock: couponRemoved,
  source: $cartId,
  filter: Boolean,
  fn: (cart_id, code) => ({ params: { code }, query: { cart_id } }),
  target: removeCouponFx,
});

// Apply an automatic coupon: once per visit, to a cart that can have one.
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
    !isEmptyCart(cart) &&
    !cart.coupon,
  fn: ({ cartId, offer }) => ({
    query: { cart_id: cartId ?? '' },
    // The e-mail is in a header, because URLs must not contain personal data.
    headers: offer?.email ? { 'x-customer-email': offer.email } : {},
  }),
});
$offer.reset(offerDue);
sample({ clock: offerDue, target: autoApplyCouponFx });

// Take the coupon from the server's response.
const toCoupon = ({ data }: { data: AppliedCoupons }) => data.applied_coupons[0] ?? null;
sample({
  clock: [applyCouponFx.doneData, removeCouponFx.doneData, autoApplyCouponFx.doneData],
  fn: toCoupon,
  target: couponChanged,
});
