import { formatMoney } from '../../format/format.ts';
import type { Coupon } from './coupon-form.ts';

/** Discount of a coupon: `$3.000` or `10 %`. */
export const worthOf = ({ amount, percent }: Pick<Coupon, 'amount' | 'percent'>): string =>
  amount === null ? `${percent} %` : formatMoney(amount);
