import type { Executor } from '../../db/connect.ts';

/** Names, price (CLP with VAT) and working days of the delivery to a commune. Undefined without delivery. */
export const findDeliveryRate = (db: Executor, communeId: string) =>
  db
    .selectFrom('communes as c')
    .innerJoin('regions as r', 'r.id', 'c.region_id')
    .innerJoin('shipping_rates as s', 's.region_id', 'c.region_id')
    .select([
      'c.name as commune',
      'r.name as region',
      's.price',
      's.min_days as minDays',
      's.max_days as maxDays',
    ])
    .where('c.id', '=', communeId)
    .where('c.is_delivered', '=', true)
    .executeTakeFirst();
