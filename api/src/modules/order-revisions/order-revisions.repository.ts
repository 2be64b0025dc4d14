import { type Insertable, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../db/connect.ts';
import { queryRow } from '../../db/query.ts';
import type { ProductIn } from '../../db/schema/selling.ts';
import type { Database } from '../../db/schema.ts';

/** Product that came in, with its price on that day. */
export type RevisedProduct = ProductIn & { sku: string };

/** Revisions of an order, oldest first. */
export const findRevisions = async (db: Executor, orderId: string): Promise<OrderRevision[]> => {
  const found = await findRevisionsOf(db, [orderId]);
  return found.map(({ order_id: _, ...revision }) => revision);
};

/** Revisions of many orders, oldest first. Ids of lines are their positions. */
export const findRevisionsOf = async (db: Executor, orderIds: readonly string[]) => {
  const rows = await db
    .selectFrom('order_revisions as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select([
      'r.order_id',
      'r.number',
      'r.at',
      's.name as staff',
      'r.reason',
      sql<string>`r.position::text`.as('id'),
      sql<string>`r.line_out::text`.as('line_id'),
      'r.qty',
      'r.fate',
      'r.cause',
      'r.sku_in',
      'r.product_in',
      'r.waived',
      'r.refund_id',
    ])
    .where(sql<boolean>`r.order_id = any(${orderIds}::text[])`)
    .orderBy('r.number')
    .execute();
  return rows.map(({ sku_in, product_in, ...revision }) => ({
    ...revision,
    product: sku_in !== null && product_in !== null ? { ...product_in, sku: sku_in } : null,
  }));
};

/** The buyer reads its reason. */
export type OrderRevision = Omit<Awaited<ReturnType<typeof findRevisionsOf>>[number], 'order_id'>;

/** Revision that an earlier request with this key made. */
export const findRevisionByKey = (db: Executor, orderId: string, key: string) =>
  db
    .selectFrom('order_revisions')
    .select(['line_out', 'qty', 'sku_in', 'refund_id'])
    .where('order_id', '=', orderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

export const insertRevision = async (
  trx: Tx,
  revision: Insertable<Database['order_revisions']>,
): Promise<void> => {
  await trx.insertInto('order_revisions').values(revision).execute();
};

export const updateRevisionRefund = async (
  trx: Tx,
  orderId: string,
  number: number,
  refundId: string,
): Promise<void> => {
  await trx
    .updateTable('order_revisions')
    .set({ refund_id: refundId })
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .execute();
};

/** Product on sale with its current name and price. */
export const findProductIn = (trx: Tx, sku: string, locale: Locale) => queryRow(trx)<RevisedProduct>`
    select s.sku, p.type as product_type, p.slug, t.name,
      json_build_object('name', b.name, 'slug', b.slug) as brand, p.year, s.format, s.price, p.image,
      p.image as frontend_image
    from skus s
    join sku_availability a on a.sku = s.sku
    join products p on p.id = s.product_id and p.is_active
    join brands b on b.id = p.brand_id
    join product_texts t on t.product_id = p.id and t.locale = ${locale}
    where s.sku = ${sku}`;
