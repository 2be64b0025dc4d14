import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { countUpTo } from '../../db/list.ts';
import { execute, firstValue, queryRows, queryValues } from '../../db/query.ts';
import type { TaxTables } from '../../db/schema/taxes.ts';
import { IS_OF_PAYMENT } from '../refunds/refunds.repository.ts';

export type TaxDocumentRow = Selectable<TaxTables['tax_documents']> & { day_text: string };

const selectDocuments = (db: Executor) =>
  db.selectFrom('tax_documents').selectAll().select(sql<string>`day::text`.as('day_text'));

/** Documents of an order in an environment, in the order of their issue, without replaced ones. */
export const findOrderDocuments = (db: Executor, orderId: string, environment: TaxEnvironment) =>
  selectDocuments(db)
    .where('order_id', '=', orderId)
    .where('environment', '=', environment)
    .where('replaced_at', 'is', null)
    .orderBy('issued_at')
    // A sale that replaces another has the same time as its notes, which change a document. The sale comes first.
    .orderBy(sql`changes is not null`)
    .orderBy('part')
    .execute();

export const insertTaxDocument = async (
  trx: Tx,
  document: Insertable<TaxTables['tax_documents']>,
): Promise<void> => {
  await trx.insertInto('tax_documents').values(document).execute();
};

/** An order that lacks documents: that of its sale, or those of these refunds. */
export interface Undocumented {
  id: string;
  /** Text of PostgreSQL, because a `Date` would lose its microseconds. */
  placed_at: string;
  lacks_sale: boolean;
  refund_ids: string[];
}

export const PAGE_ORDERS = 100;

/** Which orders need documents. */
export interface Needing {
  environment: TaxEnvironment;
  /** Day of the first order, `2026-11-28`. A refund of a documented order needs its note whatever the day. */
  beginsOn: string;
  /** Means of payment whose voucher stands for the boleta. */
  vouchers: readonly string[];
}

/** Paid orders that lack documents in the environment, as a table. */
const undocumented = (
  { environment, beginsOn, vouchers }: Needing,
  condition: ReturnType<typeof sql<boolean>>,
) => sql`(
    select * from (
      select o.id, o.created_at, o.created_at::text as placed_at, not has_sale as lacks_sale, array(
        select r.id::text from refunds r where r.order_id = o.id and r.done_at is not null
          and ${IS_OF_PAYMENT}
          and not exists (select from tax_documents d
            where d.order_id = o.id and d.environment = ${environment} and d.refund_id = r.id)
        order by r.id) as refund_ids
      from orders o, lateral (select exists (select from tax_documents d
        where d.order_id = o.id and d.environment = ${environment} and d.refund_id is null) as has_sale) s
      where o.payment_status = 'success' and (has_sale or santiago_day(o.created_at) >= ${beginsOn}::date)
        and (has_sale or o.document = '1' or not o.platform = any(${vouchers}::text[]))
        and ${condition}
    ) orders where lacks_sale or refund_ids <> '{}'
  ) undocumented`;

/**
 * Paid orders that lack documents, the oldest first.
 * @param after last order of the page before
 */
export const findUndocumented = async (
  db: Executor,
  needing: Needing,
  after: Pick<Undocumented, 'id' | 'placed_at'> | undefined,
): Promise<Undocumented[]> => {
  const isLater = after
    ? sql<boolean>`(o.created_at, o.id) > (${after.placed_at}::timestamptz, ${after.id})`
    : sql<boolean>`true`;
  return queryRows(db)<Undocumented>`
    select id, placed_at, lacks_sale, refund_ids from ${undocumented(needing, isLater)}
    order by created_at, id limit ${PAGE_ORDERS}`;
};

/** Number of orders that lack documents and did not change since the moment. */
export const countUndocumentedSince = (db: Executor, needing: Needing, unchangedSince: Date) =>
  countUpTo(db, undocumented(needing, sql<boolean>`o.updated_at < ${unchangedSince}`), sql<SqlBool>`true`);

/** The oldest orders that lack documents and did not change since the moment. */
export const findUndocumentedSince = async (
  db: Executor,
  needing: Needing,
  unchangedSince: Date,
  most: number,
): Promise<{ id: string; number: string }[]> => {
  const { rows } = await sql<{ id: string; number: string }>`
    select o.id, o.number from orders o
    join ${undocumented(needing, sql<boolean>`o.updated_at < ${unchangedSince}`)} on undocumented.id = o.id
    order by o.created_at, o.id limit ${most}`.execute(db);
  return rows;
};

/** Number of orders without a document of their sale, placed before a day. Null: whatever their day. */
export const countWithoutSale = (db: Executor, needing: Needing, before: string | null) =>
  countUpTo(
    db,
    undocumented(
      needing,
      sql<boolean>`(${before}::date is null or santiago_day(o.created_at) < ${before}::date)`,
    ),
    sql<SqlBool>`lacks_sale`,
  );

/** Documents of an order in all environments, without those that another one replaced. */
export const findDocumentStates = (db: Executor, orderId: string) =>
  db
    .selectFrom('tax_documents')
    .select(['id', 'type', 'number', 'state', 'environment', 'changes'])
    .where('order_id', '=', orderId)
    .where('replaced_at', 'is', null)
    .orderBy('issued_at')
    .orderBy('part')
    .execute();

/**
 * Boletas and facturas of orders, in the order of the orders' ids. Those of paid differences are sent with their order, and
 * follow its own. Those of a test only of an order without documents of production.
 */
export const findSaleDocumentIds = (db: Executor, orderIds: readonly string[]) => queryValues(db)<string>`
    select d.id from tax_documents d join orders o on o.id = d.order_id
    where (o.id = any(${orderIds}::text[])
        or (o.difference_of = any(${orderIds}::text[]) and o.payment_status = 'success' and o.status <> 'cancelled'))
      and d.replaced_at is null and d.changes is null
      and (d.environment = 'production' or not exists (
        select from tax_documents e where e.order_id = o.id and e.environment = 'production'))
    order by coalesce(array_position(${orderIds}::text[], o.difference_of), array_position(${orderIds}::text[], o.id)),
      o.created_at, d.issued_at, d.part`;

/** The files of documents, in the order of the ids. */
export const findDocumentFiles = (db: Executor, ids: readonly string[]) =>
  db
    .selectFrom('tax_documents as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select(['d.type', 'd.number', 'd.environment', 'd.receiver_rut', 'd.xml', 'o.platform'])
    .where('d.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy(sql`array_position(${[...ids]}::uuid[], d.id)`)
    .execute();

/** Documents of a day with the number of their order. */
export const findDocumentsOf = (db: Executor, day: string) =>
  db
    .selectFrom('tax_documents as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select(['d.type', 'd.number', 'o.number as order_number', 'd.net', 'd.vat', 'd.total', 'd.environment'])
    .select(['d.state', 'd.office_code', 'd.replaced_at'])
    .where(sql<string>`d.day::text`, '=', day)
    .orderBy('d.type')
    .orderBy('d.number')
    .execute();

/** The document with this number. A number of production comes before the same one of a test. */
export const findDocument = (db: Executor, type: number, number: number) =>
  db
    .selectFrom('tax_documents as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select(['d.xml', 'd.environment', 'o.platform'])
    .where(sql<number>`d.type`, '=', type)
    .where('d.number', '=', String(number))
    .orderBy(sql`array_position(array['production', 'certification', 'sandbox'], d.environment)`)
    .executeTakeFirst();

export const findDocumentById = (db: Executor, id: string): Promise<TaxDocumentRow | undefined> =>
  selectDocuments(db).where('id', '=', id).executeTakeFirst();

/** A document by its id, locked until the transaction ends. */
export const lockDocument = (trx: Tx, id: string) =>
  trx.selectFrom('tax_documents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Another document takes the place of these. Their numbers are listed to be annulled. */
export const markReplaced = (trx: Tx, ids: readonly string[]) => execute(trx)`
    with replaced as (
      update tax_documents set replaced_at = now() where id = any(${ids}::uuid[])
      returning environment, type, number)
    insert into tax_lost_numbers (environment, type, number, cause)
    select environment, type, number, 'replaced' from replaced on conflict do nothing`;

/** Id of the document with this number in an environment. */
export const findDocumentId = (
  db: Executor,
  environment: TaxEnvironment,
  { type, number }: { type: number; number: number },
): Promise<string | undefined> =>
  firstValue(
    db
      .selectFrom('tax_documents')
      .select('id')
      .where('environment', '=', environment)
      .where(sql<number>`type`, '=', type)
      .where('number', '=', String(number)),
  );

/** Number of documents in each state. */
export const countStates = (db: Executor, environment: TaxEnvironment) =>
  db
    .selectFrom('tax_documents')
    .select(['state', ({ fn }) => fn.countAll<string>().as('count')])
    .where('environment', '=', environment)
    .where('replaced_at', 'is', null)
    .groupBy('state')
    .execute();

/** Most documents that the command line lists. */
const MOST_LISTED = 200;

/** Documents that the tax office has not accepted, the oldest first. */
export const findUnaccepted = (db: Executor, environment: TaxEnvironment) =>
  db
    .selectFrom('tax_documents')
    .select(['type', 'number', 'state', 'office_code', 'office_words'])
    .where('environment', '=', environment)
    .where('replaced_at', 'is', null)
    .where('state', '<>', 'accepted')
    .orderBy('issued_at')
    .limit(MOST_LISTED)
    .execute();
