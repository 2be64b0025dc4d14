import type { TranslateFunction } from 'react-admin';
import type { EndpointInput, EndpointOutput } from 'shared-contracts/api/endpoint';
import type { changeCoupon, createCoupon, listCoupons } from 'shared-contracts/office/coupons.schema';
import { formatMoney } from '../../format/format.ts';

export type Coupon = EndpointOutput<typeof listCoupons>['data'][number];
export type ChangeForm = EndpointInput<typeof changeCoupon>['body'];

type NewCoupon = EndpointInput<typeof createCoupon>['body'];
export const KINDS = ['amount', 'percent', 'delivery'] as const;
/** Fields of the form. Empty fields may be absent, null or an empty text. */
export type CreateForm = Partial<NewCoupon> & { kind?: (typeof KINDS)[number] };

/** Conditions of a new coupon. Defaults of the form, because `KeepTyped` would take those of its inputs for typed text. */
export const NO_CONDITIONS = { once_per_person: false, product_types: [], product_ids: [] };

/** Fields of `LimitFields`, as the API takes them. */
export const toLimits = (form: Partial<NewCoupon>) => ({
  min_total: form.min_total ?? 0,
  uses: form.uses ?? null,
  once_per_person: form.once_per_person ?? false,
  starts_on: form.starts_on || null,
  expires_on: form.expires_on || null,
  product_types: form.product_types ?? [],
  product_ids: form.product_ids ?? [],
  is_auto: form.is_auto ?? false,
});

/** Body of a new coupon. Sends only the chosen kind of discount. */
export const toNewCoupon = ({ kind = 'amount', ...form }: CreateForm): NewCoupon => ({
  code: form.code ?? '',
  amount: kind === 'amount' ? (form.amount ?? null) : null,
  percent: kind === 'percent' ? (form.percent ?? null) : null,
  email: form.email || null,
  free_delivery: kind === 'delivery',
  ...toLimits(form),
});

/** Discount of a coupon: `$3.000`, `10 %`, or the words for a free delivery. */
export const worthOf = (
  { amount, percent, free_delivery }: Pick<Coupon, 'amount' | 'percent' | 'free_delivery'>,
  translate: TranslateFunction,
): string => {
  if (free_delivery) return translate('coupons.kinds.delivery');
  return amount === null ? `${percent} %` : formatMoney(amount);
};
