import type { TranslateFunction } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listDelivery, readDelivery } from 'shared-contracts/office/delivery.schema';
import { formatMoney } from '../../format/format.ts';

export type Region = EndpointOutput<typeof listDelivery>['data'][number];
export type RegionDetail = EndpointOutput<typeof readDelivery>;
export type Commune = RegionDetail['communes'][number];
export type Rate = NonNullable<Commune['rate']>;
export type RegionRate = NonNullable<Region['rate']>;

/** Fields of the form of a region. */
export type RegionForm = {
  version: string;
  is_delivered: boolean;
  rate: Partial<RegionRate> | null;
  reason: string;
};

/** Rate of a form, whose empty fields may be absent. The API names fields that it refuses. */
export const toRate = (rate: Partial<Rate> | null): Rate => ({
  price: rate?.price ?? -1,
  min_days: rate?.min_days ?? -1,
  max_days: rate?.max_days ?? -1,
});

/** As `toRate`. Without an amount the delivery is never free. */
export const toRegionRate = (rate: Partial<RegionRate> | null): RegionRate => ({
  ...toRate(rate),
  free_from: rate?.free_from ?? null,
});

/** `$3.990 · 1 a 2 días hábiles` */
export const rateText = (
  { price, min_days: min, max_days: max }: Rate,
  translate: TranslateFunction,
): string => translate('delivery.rate_text', { price: formatMoney(price), min, max });

/** `$3.990 · 1 a 2 días hábiles · gratis desde $50.000` */
export const regionRateText = ({ free_from, ...rate }: RegionRate, translate: TranslateFunction): string =>
  [
    rateText(rate, translate),
    ...(free_from ? [translate('delivery.free_from_text', { amount: formatMoney(free_from) })] : []),
  ].join(' · ');
