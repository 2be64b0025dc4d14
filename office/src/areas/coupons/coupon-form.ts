import type { EndpointInput, EndpointOutput } from 'shared-contracts/api/endpoint';
import type { changeCoupon, createCoupon, listCoupons } from 'shared-contracts/office/coupons.schema';

export type Coupon = EndpointOutput<typeof listCoupons>['data'][number];
export type ChangeForm = EndpointInput<typeof changeCoupon>['body'];

type NewCoupon = EndpointInput<typeof createCoupon>['body'];
/** Fields of the form. Empty fields may be absent, null or an empty text. */
export type CreateForm = Partial<NewCoupon> & { kind?: 'amount' | 'percent' | 'delivery' };

/** Conditions of a new coupon. Defaults of the form, because `KeepTyped` would take those of its inputs for typed text. */
export const NO_CONDITIONS = { once_per_person: false, product_types: [], product_ids: [] };

/** Conditions of a coupon, as the API takes them. */
export const toConditions = ({
  starts_on,
  once_per_person = false,
  product_types,
  product_ids,
}: Partial<Pick<NewCoupon, 'starts_on' | 'once_per_person' | 'product_types' | 'product_ids'>>) => ({
  starts_on: starts_on || null,
  once_per_person,
  product_types: product_types ?? [],
  product_ids: product_ids ?? [],
});

/** Body of a new coupon. Sends only the chosen kind of discount. */
export const toNewCoupon = ({ kind = 'amount', ...form }: CreateForm): NewCoupon => ({
  code: form.code ?? '',
  amount: kind === 'amount' ? (form.amount ?? null) : null,
  percent: kind === 'percent' ? (form.percent ?? null) : null,
  min_total: form.min_total ?? 0,
  uses: form.uses ?? null,
  expires_on: form.expires_on || null,
  email: form.email || null,
  is_auto: form.is_auto ?? false,
  free_delivery: kind === 'delivery',
  ...toConditions(form),
});
