import { type RawBuilder, sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { checkCostsCsv, readCosts } from 'shared-contracts/office/costs.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { execute, queryRows } from '../../db/query.ts';

export type FormatCost = EndpointOutput<typeof readCosts>['data'][number] &
  Pick<EndpointOutput<typeof checkCostsCsv>['rows'][number], 'name' | 'grams'>;

/** Each with a version of the cost and its last change by staff, so that a repeated change is noticed. */
const selectCosts = (condition: RawBuilder<boolean>) => sql<FormatCost>`
  select s.sku, t.name, s.format as grams, s.cost,
    case when s.cost is null then cost_of(s.sku) end as by_contents,
    concat(s.cost, '.', coalesce((
      select max(a.id) from audit_entries a
      where a.entity = 'product' and a.entity_id = s.sku and a.action = 'catalogue.change-cost'), 0)) as version
  from skus s join product_texts t on t.product_id = s.product_id and t.locale = 'es'
  where ${condition}`;

/** Costs of a product's formats, the one that the card sells first. */
export const findCostsOf = (db: Executor, productId: number) =>
  queryRows(db)<FormatCost>`${selectCosts(sql`s.product_id = ${productId}`)} order by s.position`;

/** Costs by sku. Unknown skus are missing. */
export const findCosts = async (db: Executor, skus: readonly string[]): Promise<Map<string, FormatCost>> => {
  const { rows } = await selectCosts(sql`s.sku = any(${skus}::text[])`).execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
};

export const updateCosts = (trx: Tx, changes: readonly { sku: string; cost: number | null }[]) => execute(
  trx,
)`
    update skus set cost = changed.cost
    from unnest(${changes.map(({ sku }) => sku)}::text[], ${changes.map(({ cost }) => cost)}::int[])
      as changed (sku, cost)
    where skus.sku = changed.sku`;
