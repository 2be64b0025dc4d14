import { z } from 'zod';
import { day } from '../api/fields.schema.ts';
import { TAX_DOCUMENT_KINDS } from '../domain/tax-documents.ts';
import { TAX_STATES } from '../domain/tax-states.ts';
import { idsOf, listOf, listQuery, plainOrderId, reason, textFile, version } from './common.schema.ts';
import { taxSettings } from './tax-settings.schema.ts';
import { MAX_PRINTED } from './ticked-limits.ts';

const kind = z.enum(TAX_DOCUMENT_KINDS);
const clp = z.int();
/** Largest certificate or file of numbers in base64. */
const MAX_FILE_TEXT = 300_000;
const fileText = z.base64().min(1).max(MAX_FILE_TEXT);

const taxDocument = z.object({
  id: z.string(),
  kind,
  number: z.int(),
  /** Day of issue. */
  day,
  state: z.enum(TAX_STATES),
  /** Another document took its place. */
  is_replaced: z.boolean().optional(),
  /** Last answer of the tax office: its code, and its own words. */
  office_code: z.string().nullable(),
  office_words: z.string().nullable(),
  /** Not of production: without any value for taxes. */
  is_test: z.boolean(),
  order_id: z.string(),
  order_number: z.string(),
  rut: z.string(),
  net: clp,
  vat: clp,
  total: clp,
  /** Document that a note changes. */
  changes: z.object({ kind, number: z.int() }).nullable(),
});
export type TaxDocumentRow = z.output<typeof taxDocument>;

/** `q`: number of the document or of the order, or RUT. `state`: no document that another one replaced is in it. */
export const listTaxDocuments = {
  query: z.object({
    ...listQuery(['issued_at']),
    kind: kind.optional(),
    state: z.enum(TAX_STATES).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  response: listOf(taxDocument),
};

/**
 * Papers in one PDF: of documents by their ids, or the boletas and facturas of orders. `format`: `roll` prints boletas
 * for a printer of 80 mm.
 */
export const printTaxDocuments = {
  query: z.object({
    ids: idsOf(z.uuid(), MAX_PRINTED).optional(),
    orders: idsOf(plainOrderId, MAX_PRINTED).optional(),
    format: z.enum(['a4', 'roll']).default('a4'),
  }),
  response: z.string(),
};

/** Documents of production, or of the shop's test while it has none, by the day of issue. Both days are included. */
export const exportTaxBook = {
  query: z.object({ from: day, to: day }),
  response: textFile.extend({ rows: z.int() }),
};

/** Tables for the accountant, beside the book. */
export const EXPORTED_TABLES = ['orders', 'lines', 'payments', 'refunds'] as const;
export type ExportedTable = (typeof EXPORTED_TABLES)[number];

/**
 * Paid orders and their lines by the day of the order, payments and refunds by the day of the money. Both days are
 * included.
 */
export const exportAccounting = {
  query: z.object({ table: z.enum(EXPORTED_TABLES), from: day, to: day }),
  response: textFile.extend({ rows: z.int() }),
};

/** Numbers of a type. */
const numbersOfKind = z.object({
  kind,
  /** Numbers that are left and have not expired. */
  left: z.int(),
  /** First day on which none of them may be used. Null when one does not expire, or none is left. */
  expires_on: day.nullable(),
  /** Numbers without a document, to be annulled at the tax office. At most 50. */
  to_annul: z.array(z.object({ from: z.int(), to: z.int() })),
});

/** Where the shop stands: settings, certificate and numbers of its mode. */
const taxes = z.object({
  id: z.string(),
  version,
  /** Of `taxSettings`, or what is known before the owner sets tax documents up. */
  value: z.record(z.string(), z.unknown()),
  // A certificate without an end has the year 9999.
  certificate: z
    .object({ rut: z.string().nullable(), expires_on: z.iso.date(), is_expired: z.boolean() })
    .nullable(),
  numbers: z.array(numbersOfKind),
  /** Paid orders without their boleta, factura or a credit note. */
  missing: z.int(),
  /** The oldest of them, ten at most. Absent in older versions. */
  missing_orders: z.array(z.object({ id: z.string(), number: z.string() })).optional(),
  /** Paid orders since the first day of production that get no document with these settings. Null: none. */
  left_out: z.object({ orders: z.int(), since: day }).nullable(),
});
export type OfficeTaxes = z.output<typeof taxes>;

export const readTaxes = { response: taxes };

export const changeTaxes = {
  body: z.object({ version, value: taxSettings, reason }),
  response: taxes,
};

/** `file`: base64 of the PKCS#12 file. */
export const storeTaxCertificate = {
  body: z.object({ file: fileText, password: z.string().max(200) }),
  response: taxes,
};

/** `file`: base64 of the file of numbers (CAF). */
export const addTaxNumbers = {
  body: z.object({ file: fileText }),
  response: taxes,
};

const oneDocument = { params: z.object({ id: z.uuid() }), response: z.object({}) };
export const sendTaxDocumentAgain = oneDocument;
export const replaceTaxDocument = oneDocument;
