import { applyCoupon, autoApplyCoupon, removeCoupon } from 'shared-contracts/api/discounts';
import type { AppliedCoupons } from 'shared-contracts/api/discounts.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { cartOf } from '../cart-of.ts';
import { STUB_COUPONS, USED_COUPON } from '../coupon-on.ts';
import { answer, cartIdOf, type HandlerContext, type Handlers } from './handler.ts';

const answerApplied = (context: HandlerContext): { data: AppliedCoupons } => {
  const { total, coupon } = cartOf(cartIdOf(context), context);
  const coupons = coupon ? [coupon] : [];
  const discount = coupon?.discount ?? 0;
  return {
    data: {
      codes: coupons.map(({ code }) => code),
      applied_coupons: coupons,
      discount,
      total: total - discount,
    },
  };
};

export const couponHandlers: Handlers = {
  ...answer(applyCoupon, (context) => {
    const id = cartIdOf(context);
    const code = (context.request.body as { code: string }).code.toUpperCase();
    const { items, cases } = cartOf(id, context);
    if (items.length === 0 && !cases) throw new DomainError('CART_EMPTY');
    if (code === USED_COUPON) throw new DomainError('COUPON_USED', {}, ['code']);
    if (!Object.hasOwn(STUB_COUPONS, code)) throw new DomainError('COUPON_INVALID', {}, ['code']);
    context.state.coupons.set(id, code);
    return answerApplied(context);
  }),
  ...answer(autoApplyCoupon, answerApplied),
  ...answer(removeCoupon, (context) => {
    context.state.coupons.delete(cartIdOf(context));
    return answerApplied(context);
  }),
};
