import { type DeliveryPrice, deliveryPriceOf } from 'shared-contracts/domain/free-delivery';
import type { Clp } from 'shared-contracts/domain/money';
import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';

/** Rates of a region with delivery: the region's own, and those of its communes. */
export interface RegionRates {
  region: string;
  rates: DeliveryPrice[];
}

/** Regions with delivery from north to south. A commune's rate replaces its region's (docs/product/checkout.md). */
export const findRegionRates = (db: Executor) => queryRows(db)<RegionRates>`
    select r.short_name as region, json_agg(distinct jsonb_build_object('price', coalesce(c.price, s.price),
      'freeFrom', case when c.price is null then s.free_from end)) as rates
    from regions r
    join communes c on c.region_id = r.id and c.is_delivered
    left join shipping_rates s on s.region_id = r.id
    where coalesce(c.price, s.price) is not null
    group by r.id order by r.position`;

/** Highest price of the delivery of one product to a region, because the feed has no communes. */
export const highestDelivery = ({ rates }: RegionRates, goods: Clp): Clp =>
  Math.max(...rates.map((rate) => deliveryPriceOf(rate, goods)));
