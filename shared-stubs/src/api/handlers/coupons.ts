import { applyCoupon, autoApplyCoupon, removeCoupon } from 'shared-contracts/api/discounts';
import type { AppliedCoupons } from 'shared-contracts/api/discounts.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import { cartOf } from '../cart-of.ts';
import { STUB_COUPONS, USED_COUPON } from '../coupon-on.ts';
import type { ScenarioEffect } from '../scenarios.ts';
import type { ShopState } from '../shop-state.ts';
import { answer, type HandlerContext, type Handlers } from './handler.ts';

const applied = (id: string, state: ShopState, locale: Locale, effect: ScenarioEffect): AppliedCoupons => {
  const { total, coupon } = cartOf(id, state, locale, effect);
  const discount = coupon?.discount ?? 0;
  return {
    codes: coupon ? [coupon.code] : [],
    applied_coupons: coupon ? [coupon] : [],
    discount,
    total: total - discount,
  };
};
const answerApplied = ({ request, state, locale, effect }: HandlerContext) => ({
  data: applied(String(request.query.cart_id), state, locale, effect),
});

export const couponHandlers: Handlers = {
  ...answer(applyCoupon, (context) => {
    const { request, state, locale, effect } = context;
    const id = String(request.query.cart_id);
    const code = (request.body as { code: string }).code.toUpperCase();
    const { items, cases } = cartOf(id, state, locale, effect);
    if (items.length === 0 && !cases) throw new DomainError('CART_EMPTY');
    if (code === USED_COUPON) throw new DomainError('COUPON_USED', {}, ['code']);
    if (!Object.hasOwn(STUB_COUPONS, code)) throw new DomainError('COUPON_INVALID', {}, ['code']);
    state.coupons.set(id, code);
    return answerApplied(context);
  }),
  ...answer(autoApplyCoupon, answerApplied),
  ...answer(removeCoupon, (context) => {
    context.state.coupons.delete(String(context.request.query.cart_id));
    return answerApplied(context);
  }),
};
