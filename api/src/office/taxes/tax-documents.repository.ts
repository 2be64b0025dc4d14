import { type Selectable, sql } from 'kysely';
import { normalizeOrderNumber } from 'shared-contracts/domain/order-number';
import { normalizeRut } from 'shared-contracts/domain/rut';
import { kindOfTaxDocument, taxTypeOf } from 'shared-contracts/domain/tax-documents';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import type { listTaxDocuments, TaxDocumentRow } from 'shared-contracts/office/taxes.schema';
import type { DocumentType } from 'tax-documents/tax-document';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { type FoundPage, findPage, mapPage } from '../../db/list.ts';
import { queryRows } from '../../db/query.ts';
import type { Platform } from '../../db/schema/sales.ts';
import type { TaxTables } from '../../db/schema/taxes.ts';

type Query = z.output<typeof listTaxDocuments.query>;

/** Number of the document or of its order, or RUT. */
const fitsWords = (q: string) => {
  const number = /^\d{1,15}$/.test(q) ? q : null;
  return sql`(d.number = ${number}::bigint or o.number = ${normalizeOrderNumber(q)}
    or d.receiver_rut = ${normalizeRut(q) ?? ''})`;
};

/** Rejected documents `d` of the shop's mode: those of another one can no longer be mended. */
export const REJECTED = sql`d.state = 'rejected' and d.replaced_at is null
  and d.environment = (select value ->> 'mode' from settings where key = 'taxes')`;

const conditionsOf = ({ q, kind, state, from, to }: Query) => [
  q && fitsWords(q),
  kind && sql`d.type = ${taxTypeOf(kind)}`,
  state && (state === 'rejected' ? REJECTED : sql`d.state = ${state} and d.replaced_at is null`),
  from && sql`d.day >= ${from}::date`,
  to && sql`d.day <= ${to}::date`,
];

type Stored = Selectable<TaxTables['tax_documents']>;

interface Listed extends Pick<Stored, 'type' | 'number' | 'net' | 'vat' | 'total'> {
  day: string;
  rut: string;
  order_number: string;
  platform: Platform;
  changed_type: DocumentType | null;
  changed_number: string | null;
}

/** A document in the book. */
export interface BookRow extends Listed, Pick<Stored, 'state'> {
  /** Its file, of a document with an alcohol tax alone: the other amounts are in the row. */
  xml: Buffer | null;
}

type Row = Listed &
  Pick<Stored, 'id' | 'order_id' | 'state' | 'office_code' | 'office_words' | 'environment'> & {
    is_replaced: boolean;
  };

const toListed = ({
  type,
  number,
  environment,
  changed_type,
  changed_number,
  platform: _,
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
const BOOK_COLUMNS = sql`d.day::text as day, d.type, d.number, d.receiver_rut as rut, o.number as order_number, o.platform,
  d.net, d.vat, d.total, c.type as changed_type, c.number as changed_number`;

/** Documents, the newest first unless the query says otherwise. */
export const findTaxDocuments = async (db: Executor, query: Query): Promise<FoundPage<TaxDocumentRow>> => {
  const found = await findPage<Row>(db, query, {
    select: sql`d.id, d.order_id, d.state, d.office_code, d.office_words, d.environment,
      d.replaced_at is not null as is_replaced, ${BOOK_COLUMNS}`,
    from: DOCUMENTS,
    where: conditionsOf(query),
    by: (direction) => sql`d.issued_at ${direction}, d.type ${direction}, d.number ${direction}`,
  });
  return mapPage(found, toListed);
};

/** Documents of days in an environment, without those that another one replaced. */
export const findBook = (
  db: Executor,
  { environment, from, to }: { environment: TaxEnvironment; from: string; to: string },
) => queryRows(db)<BookRow>`
    select ${BOOK_COLUMNS}, d.state, case when d.net + d.vat < d.total then d.xml end as xml from ${DOCUMENTS}
    where d.environment = ${environment} and d.replaced_at is null and d.day between ${from}::date and ${to}::date
    order by d.day, d.type, d.number`;
