import { sql } from 'kysely';
import { normalizeOrderNumber } from 'shared-contracts/domain/order-number';
import { normalizeRut } from 'shared-contracts/domain/rut';
import { kindOfTaxDocument, taxTypeOf } from 'shared-contracts/domain/tax-documents';
import type { TaxState } from 'shared-contracts/domain/tax-states';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import type { listTaxDocuments, TaxDocumentRow } from 'shared-contracts/office/taxes.schema';
import type { DocumentType } from 'tax-documents/tax-document';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { type FoundPage, findPage } from '../../db/list.ts';

type Query = z.output<typeof listTaxDocuments.query>;

/** Number of the document or of its order, or RUT. */
const fitsWords = (q: string) => {
  const number = /^\d{1,15}$/.test(q) ? q : null;
  return sql`(d.number = ${number}::bigint or o.number = ${normalizeOrderNumber(q)}
    or d.receiver_rut = ${normalizeRut(q) ?? ''})`;
};

const conditionsOf = ({ q, kind, state, from, to }: Query) => [
  ...(q ? [fitsWords(q)] : []),
  ...(kind ? [sql`d.type = ${taxTypeOf(kind)}`] : []),
  ...(state ? [sql`d.state = ${state}`] : []),
  ...(from ? [sql`d.day >= ${from}::date`] : []),
  ...(to ? [sql`d.day <= ${to}::date`] : []),
];

interface Row {
  id: string;
  type: DocumentType;
  number: string;
  day: string;
  state: TaxState;
  office_code: string | null;
  office_words: string | null;
  environment: TaxEnvironment;
  order_id: string;
  order_number: string;
  rut: string;
  net: number;
  vat: number;
  total: number;
  changed_type: DocumentType | null;
  changed_number: string | null;
}

const toListed = ({
  type,
  number,
  environment,
  changed_type,
  changed_number,
  ...row
}: Row): TaxDocumentRow => ({
  ...row,
  kind: kindOfTaxDocument(type),
  number: Number(number),
  is_test: environment !== 'production',
  changes:
    changed_type === null ? null : { kind: kindOfTaxDocument(changed_type), number: Number(changed_number) },
});

const DOCUMENTS = sql`tax_documents d join orders o on o.id = d.order_id left join tax_documents c on c.id = d.changes`;

/** Documents, the newest first unless the query says otherwise. */
export const findTaxDocuments = async (db: Executor, query: Query): Promise<FoundPage<TaxDocumentRow>> => {
  const found = await findPage<Row>(db, query, {
    select: sql`d.id, d.type, d.number, d.day::text as day, d.state, d.office_code, d.office_words, d.environment,
      d.order_id, o.number as order_number, d.receiver_rut as rut, d.net, d.vat, d.total,
      c.type as changed_type, c.number as changed_number`,
    from: DOCUMENTS,
    where: conditionsOf(query),
    by: (direction) => sql`d.issued_at ${direction}, d.type ${direction}, d.number ${direction}`,
  });
  return { ...found, data: found.data.map(toListed) };
};

export interface BookRow {
  day: string;
  type: DocumentType;
  number: string;
  rut: string;
  order_number: string;
  platform: 'webpay' | 'transfer';
  net: number;
  vat: number;
  total: number;
  changed_type: DocumentType | null;
  changed_number: string | null;
}

/** Documents of days in an environment, without those that another one replaced. */
export const findBook = async (
  db: Executor,
  { environment, from, to }: { environment: TaxEnvironment; from: string; to: string },
): Promise<BookRow[]> => {
  const { rows } = await sql<BookRow>`
    select d.day::text as day, d.type, d.number, d.receiver_rut as rut, o.number as order_number, o.platform,
      d.net, d.vat, d.total, c.type as changed_type, c.number as changed_number
    from ${DOCUMENTS}
    where d.environment = ${environment} and d.replaced_at is null and d.day between ${from}::date and ${to}::date
    order by d.day, d.type, d.number`.execute(db);
  return rows;
};
