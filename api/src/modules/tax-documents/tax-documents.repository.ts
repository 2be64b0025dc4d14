import { type Insertable, type Selectable, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import type { TaxTables } from '../../db/schema/taxes.ts';

export type TaxDocumentRow = Selectable<TaxTables['tax_documents']> & { day_text: string };

/** Documents of an order, in the order of their issue. */
export const findOrderDocuments = (db: Executor, orderId: string): Promise<TaxDocumentRow[]> =>
  db
    .selectFrom('tax_documents')
    .selectAll()
    .select(sql<string>`day::text`.as('day_text'))
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('part')
    .execute();

export const insertTaxDocument = async (
  trx: Tx,
  document: Insertable<TaxTables['tax_documents']>,
): Promise<void> => {
  await trx.insertInto('tax_documents').values(document).execute();
};

/** Most orders of one run of the job. */
const RUN_LIMIT = 100;

/**
 * Paid orders without their document, and orders with a document and a refund without its note, the oldest first.
 * @param beginsOn day of the first order, `2026-11-28`
 * @param vouchers means of payment whose voucher stands for the boleta
 */
export const findUndocumented = async (
  db: Executor,
  beginsOn: string,
  vouchers: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    where o.payment_status = 'success' and santiago_day(o.created_at) >= ${beginsOn}::date and case
      when exists (select from tax_documents d where d.order_id = o.id and d.refund_id is null) then exists (
        select from refunds r where r.order_id = o.id and r.done_at is not null
          -- Other charges that were given back are no sale.
          and (r.token is null or r.token = (select token from payments p where p.order_id = o.id))
          and not exists (select from tax_documents d where d.refund_id = r.id))
      else o.document = '1' or not o.platform = any(${vouchers}::text[]) end
    order by o.created_at limit ${RUN_LIMIT}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Documents of a day with the number of their order. */
export const findDocumentsOf = (db: Executor, day: string) =>
  db
    .selectFrom('tax_documents as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select(['d.type', 'd.number', 'o.number as order_number', 'd.net', 'd.vat', 'd.total'])
    .where(sql<string>`d.day::text`, '=', day)
    .orderBy('d.type')
    .orderBy('d.number')
    .execute();

/** The document with this number. A number of production comes before the same one of a test. */
export const findDocument = (db: Executor, type: number, number: number) =>
  db
    .selectFrom('tax_documents')
    .select(['xml', 'is_test'])
    .where(sql<number>`type`, '=', type)
    .where('number', '=', String(number))
    .orderBy('is_test')
    .executeTakeFirst();
