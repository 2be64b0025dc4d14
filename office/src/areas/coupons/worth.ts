import type { TranslateFunction } from 'react-admin';
import { formatMoney } from '../../format/format.ts';
import type { Coupon } from './coupon-form.ts';

/** Discount of a coupon: `$3.000`, `10 %`, or the words for a free delivery. */
export const worthOf = (
  { amount, percent, free_delivery }: Pick<Coupon, 'amount' | 'percent' | 'free_delivery'>,
  translate: TranslateFunction,
): string => {
  if (free_delivery) return translate('coupons.kinds.delivery');
  return amount === null ? `${percent} %` : formatMoney(amount);
};
