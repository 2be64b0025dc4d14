export { couponOffered } from './apply-coupon.model.ts';
export { CouponForm } from './coupon-form.tsx';
