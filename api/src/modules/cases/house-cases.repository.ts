import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';

/** Full case that staff composed. */
export interface HouseCase {
  id: number;
  name: { es: string; en: string };
  /** Product of each bottle. */
  product_ids: number[];
}

/** Cases that staff want to show, the first one first. */
export const findHouseCases = async (db: Executor): Promise<HouseCase[]> =>
  db
    .selectFrom('house_cases')
    .select(['id', 'name', 'product_ids'])
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();

/** SQL: products of a case with the bottles of each, in their order. */
export const bottlesByProduct = (productIds: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select id, count(*)::int as count, min(place) as place
  from unnest(${productIds}) with ordinality bottle (id, place) group by id)`;
