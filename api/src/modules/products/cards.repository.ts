import { type RawBuilder, sql } from 'kysely';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { queryRows } from '../../db/query.ts';

/** Product cards in the order of `ids`. Skips products not on sale. */
export async function findCards(
  db: Executor,
  ids: readonly number[],
  locale: Locale,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await queryRows(db)<{ card: ProductCard | null }>`${prepared('find_cards')}
    select ${cardJson(sql`wanted.id`, locale)} as card
    from unnest(${ids}::int[]) with ordinality wanted (id, place) order by place`;
  return rows.flatMap(({ card }) => card ?? []);
}

/** SQL: the card of a product as JSON (`ProductCard`). Null for a product that is not on sale. */
export const cardJson = (id: RawBuilder<unknown>, locale: Locale): RawBuilder<ProductCard | null> => sql`(
  select json_build_object(
    'id', p.id, 'product_type', p.type, 'slug', p.slug, 'sku', main.sku, 'name', t.name, 'name_card', t.name_card,
    'brand', json_build_object('name', b.name, 'slug', b.slug), 'year', p.year, 'detail', t.detail,
    'price', main.price, 'reference_price', ${referencePrice('main')}, 'stock', available.stock,
    'description_card', t.description_card, 'frontend_image', p.image, 'frontend_cover_image', p.cover_image,
    'label', p.label, 'label_text', t.label_text,
    'formats', case when p.type = 'GourmetProduct' then ${formatsJson(locale)} else '[]' end)
  from products p
  join brands b on b.id = p.brand_id
  join product_texts t on t.product_id = p.id and t.locale = ${locale}
  join lateral (select * from skus s where s.product_id = p.id order by s.position limit 1) main on true
  join sku_availability available on available.sku = main.sku
  where p.id = ${id} and p.is_active)`;

/** SQL: reference price of a sku with this alias: a JSON number, or the entered text when that is no number. */
export const referencePrice = (sku: string): RawBuilder<number | string | null> =>
  sql`coalesce(to_json(${sql.ref(`${sku}.reference_clp`)}), to_json(${sql.ref(`${sku}.reference_price`)}))`;

const formatsJson = (locale: Locale): RawBuilder<unknown> => sql`(
  select json_agg(json_build_object('sku', main.sku, 'format', main.format, 'price', main.price,
    'reference_price', ${referencePrice('main')}, 'stock', a.stock,
    'is_unit_sales', case when main.is_unit_sales then 1 else 0 end,
    'label', main.label_text is not null, 'label_text', main.label_text ->> ${locale}) order by main.position)
  from skus main join sku_availability a on a.sku = main.sku where main.product_id = p.id)`;
