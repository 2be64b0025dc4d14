import { type RawBuilder, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { queryRows, queryValue, queryValues } from '../../db/query.ts';

/** Why a format on sale is not in the feed. */
const FEED_FAULTS = ['no_picture', 'no_price'] as const;
type FeedFault = (typeof FEED_FAULTS)[number];

/** SQL: fault of a format `s` of a product `p`. Null: the feed has it. */
const FAULT: RawBuilder<FeedFault | null> = sql`
  case when p.image = '' then 'no_picture' when s.price = 0 then 'no_price' end`;

/** SQL: formats that the page of a product offers. */
const OFFERED = sql`(s.position = 0 or p.type = 'GourmetProduct')`;

/** Filters that give the kind of a product. */
const KIND_KEYS = ['tipo', 'tipo_gourmet'];

/** Data of a format in the feed, beside its product's card. */
export interface FeedRow {
  product_id: number;
  sku: string;
  description: string;
  /** Contents of a bottle. */
  volume_ml: number | null;
  /** Label of the product's first value of `KIND_KEYS`. */
  kind: string | null;
  /** Period of the offer that gives the format its price, if it ends. */
  offer_from: Date | null;
  offer_to: Date | null;
}

/** The next ids of products on sale, in order. */
export const findFeedProductIds = (db: Executor, after: number, limit: number) => queryValues(db)<number>`
    select id from products where is_active and id > ${after} order by id limit ${limit}`;

/** Formats of these products without faults, by product and position. */
export const findFeedRows = (db: Executor, ids: readonly number[], locale: Locale) => queryRows(db)<FeedRow>`
    select p.id as product_id, s.sku, t.description, (p.attributes ->> 'volume_ml')::int as volume_ml,
      (select l.label from product_facets f
        join facet_labels l on l.key = f.key and l.value = f.value and l.locale = ${locale}
        where f.product_id = p.id and f.key = any(${KIND_KEYS}::text[]) order by f.position limit 1) as kind,
      plan.starts_at as offer_from, plan.ends_at as offer_to
    from products p
    join product_texts t on t.product_id = p.id and t.locale = ${locale}
    join skus s on s.product_id = p.id and ${OFFERED}
    left join price_plans plan on plan.sku = s.sku and plan.state = 'running' and plan.kind = 'offer'
      and plan.price = s.price and plan.ends_at is not null
    where p.id = any(${ids}::int[]) and ${FAULT} is null
    order by p.id, s.position`;

/** Version of everything that the feed shows of products: it changes when a fact changes. */
export const findFeedVersion = async (db: Executor, locale: Locale): Promise<string> =>
  (await queryValue(db)<string>`
    select concat_ws('-', count(*), sum(hashtextextended(concat_ws('|', p.type, p.slug, p.year, p.image,
        p.attributes ->> 'volume_ml', b.name, t.name, t.description, t.description_card, s.sku, s.price,
        s.reference_price, s.format, a.stock > 0), 0)),
      (select sum(hashtextextended(concat_ws('|', product_id, key, value, position), 0)) from product_facets
        where key = any(${KIND_KEYS}::text[])),
      (select sum(hashtextextended(concat_ws('|', key, value, label), 0)) from facet_labels
        where key = any(${KIND_KEYS}::text[]) and locale = ${locale}),
      (select sum(hashtextextended(concat_ws('|', sku, starts_at, ends_at), 0)) from price_plans
        where state = 'running')) as version
    from products p
    join brands b on b.id = p.brand_id
    join product_texts t on t.product_id = p.id and t.locale = ${locale}
    join skus s on s.product_id = p.id and ${OFFERED}
    join sku_availability a on a.sku = s.sku
    where p.is_active`) ?? '';

/** Products that staff see by name for each fault. */
const NAMED = 20;

/** Number of formats in the feed, and of those on sale that it leaves out. */
export async function countFeed(db: Executor, locale: Locale) {
  const rows = await queryRows(db)<{
    reason: FeedFault | null;
    count: number;
    products: { id: string; name: string }[];
  }>`
    with formats as (
      select p.id, ${FAULT} as fault from products p join skus s on s.product_id = p.id and ${OFFERED} where p.is_active)
    select f.fault as reason, count(*)::int as count,
      (select coalesce(json_agg(json_build_object('id', n.id::text, 'name', n.name) order by n.name), '[]') from (
        select distinct x.id, t.name from formats x
        join product_texts t on t.product_id = x.id and t.locale = ${locale}
        where x.fault = f.fault order by t.name limit ${NAMED}) n) as products
    from formats f group by f.fault`;
  return {
    sent: rows.find(({ reason }) => reason === null)?.count ?? 0,
    left_out: FEED_FAULTS.flatMap((reason) =>
      rows.filter((row) => row.reason === reason).map((row) => ({ ...row, reason })),
    ),
  };
}
