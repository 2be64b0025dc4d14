import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { kindOfTaxDocument, type TaxDocumentKind } from 'shared-contracts/domain/tax-documents';
import type { Locale } from 'shared-contracts/locale';
import { taxOfficeWords } from 'shared-contracts/office/tax-office-words';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import type { exportTaxBook as schema } from 'shared-contracts/office/taxes.schema';
import { DOCUMENT_TYPES } from 'tax-documents/tax-document';
import type { Executor } from '../../db/connect.ts';
import type { Platform } from '../../db/schema/sales.ts';
import { toCsvText } from '../../lib/csv-text.ts';
import { findIssuingSettings } from '../../modules/tax-documents/tax-settings.repository.ts';
import { type BookRow, findBook } from './tax-documents.repository.ts';

const COLUMNS: readonly Record<Locale, string>[] = [
  { es: 'fecha', en: 'date' },
  { es: 'tipo', en: 'type' },
  { es: 'documento', en: 'document' },
  { es: 'número', en: 'number' },
  { es: 'RUT', en: 'RUT' },
  { es: 'pedido', en: 'order' },
  { es: 'medio de pago', en: 'means of payment' },
  { es: 'modifica', en: 'changes' },
  { es: 'estado en el SII', en: 'state at SII' },
  { es: 'neto', en: 'net' },
  { es: 'IVA', en: 'VAT' },
  { es: 'impuesto a los licores (24)', en: 'tax on spirits (24)' },
  { es: 'impuesto a los vinos (25)', en: 'tax on wines (25)' },
  { es: 'impuesto a las cervezas (26)', en: 'tax on beers (26)' },
  { es: 'total', en: 'total' },
];
const KINDS: Record<TaxDocumentKind, Record<Locale, string>> = {
  boleta: { es: 'boleta', en: 'boleta' },
  factura: { es: 'factura', en: 'factura' },
  'credit-note': { es: 'nota de crédito', en: 'credit note' },
  'debit-note': { es: 'nota de débito', en: 'debit note' },
};
export const PLATFORMS: Record<Platform, Record<Locale, string>> = {
  webpay: { es: 'tarjeta', en: 'card' },
  transfer: { es: 'transferencia', en: 'transfer' },
};
const SUM = { es: 'suma', en: 'sum' } as const;

const ALCOHOL_TAX = /<TipoImp>(\d+)<\/TipoImp>\s*<TasaImp>[^<]*<\/TasaImp>\s*<MontoImp>(\d+)<\/MontoImp>/g;

/** Alcohol taxes of a document by code, in the order of the columns. Not by `readDocument`: a year has thousands. */
const alcoholOf = ({ xml }: BookRow): number[] => {
  const found = xml?.toString('latin1').matchAll(ALCOHOL_TAX) ?? [];
  const amounts = new Map(Array.from(found, ([, code, amount]) => [code, Number(amount)]));
  return ['24', '25', '26'].map((code) => amounts.get(code) ?? 0);
};

/** Net, VAT, alcohol taxes and total. A credit note gives money back, so its amounts are negative. */
const amountsOf = (row: BookRow): number[] => {
  const sign = row.type === DOCUMENT_TYPES.creditNote ? -1 : 1;
  return [row.net, row.vat, ...alcoholOf(row), row.total].map((amount) => sign * amount);
};

const sumOf = (rows: readonly number[][]): number[] =>
  rows.reduce((sums, amounts) => sums.map((sum, at) => sum + (amounts[at] ?? 0)), [0, 0, 0, 0, 0, 0]);

/** Environment whose documents count for the books. */
export const findBookEnvironment = async (db: Executor): Promise<TaxEnvironment> =>
  (await findIssuingSettings(db))?.mode ?? 'production';

/** Documents of days, credit notes below zero, with their sum: what the shop sold and kept. */
export const exportTaxBook = async (
  db: Executor,
  { from, to }: { from: string; to: string },
  locale: Locale,
): Promise<EndpointOutput<typeof schema>> => {
  const environment = await findBookEnvironment(db);
  const rows = await findBook(db, { environment, from, to });
  const amounts = rows.map(amountsOf);
  const cells = rows.map((row, at) => {
    const { day, type, number, rut, order_number, platform, changed_type, changed_number, state } = row;
    const changes =
      changed_type === null ? null : `${KINDS[kindOfTaxDocument(changed_type)][locale]} ${changed_number}`;
    return [
      day,
      type,
      KINDS[kindOfTaxDocument(type)][locale],
      Number(number),
      rut,
      order_number,
      PLATFORMS[platform][locale],
      changes,
      taxOfficeWords[locale].states[state],
      ...(amounts[at] ?? []),
    ];
  });
  const sum = [SUM[locale], ...Array<null>(8).fill(null), ...sumOf(amounts)];
  return {
    filename: `${locale === 'es' ? 'libro-de-ventas' : 'book-of-sales'}-${from}-${to}.csv`,
    text: toCsvText([COLUMNS.map((heading) => heading[locale]), ...cells, sum]),
    rows: rows.length,
  };
};
