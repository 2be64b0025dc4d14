import { sql } from 'kysely';
import type { AlcoholTax } from 'tax-documents/tax-document';
import type { Executor } from '../../db/connect.ts';
import { hasRow, queryRows } from '../../db/query.ts';

/** Whether staff noted that the buyer of an order, or the order's account, is a reseller. */
export const findResells = (db: Executor, { email, user_id }: { email: string; user_id: string | null }) =>
  hasRow(
    db
      .selectFrom('people')
      .select('id')
      .where('resells', '=', true)
      .where(
        sql<boolean>`email in (lower(${email}), (select lower(u.email) from users u where u.id = ${user_id}::uuid))`,
      ),
  );

/**
 * Codes of the alcohol tax by SKU. Left out: what holds no alcohol, and boxes unless all that they hold has the same
 * code.
 */
export const findAlcoholTaxes = async (
  db: Executor,
  skus: readonly string[],
): Promise<Map<string, AlcoholTax>> => {
  const rows = await queryRows(db)<{ sku: string; code: AlcoholTax }>`
    with single as (
      select s.sku, case
        when coalesce((p.attributes ->> 'abv')::numeric, 1) = 0 then null
        when p.type = 'Wine' then 25
        when p.type = 'Alcohol' and exists (select from product_facets f
          where f.product_id = p.id and f.key = 'tipo' and f.value like '%cerveza%') then 26
        when p.type = 'Alcohol' then 24
      end as code
      from skus s join products p on p.id = s.product_id where p.type <> 'Box')
    select sku, code from single where sku = any(${[...skus]}) and code is not null
    union all
    select b.box_sku, min(single.code) from box_contents b join single on single.sku = b.sku
    where b.box_sku = any(${[...skus]}) group by b.box_sku
    having count(single.code) = count(*) and min(single.code) = max(single.code)`;
  return new Map(rows.map(({ sku, code }) => [sku, code]));
};
