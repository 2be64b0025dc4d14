import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { kindOfTaxDocument, type TaxDocumentKind } from 'shared-contracts/domain/tax-documents';
import type { Locale } from 'shared-contracts/locale';
import type { TaxEnvironment, TaxSettings } from 'shared-contracts/office/tax-settings.schema';
import type { exportTaxBook as schema } from 'shared-contracts/office/taxes.schema';
import { DOCUMENT_TYPES } from 'tax-documents/tax-document';
import type { Executor } from '../../db/connect.ts';
import { toCsvText } from '../../lib/csv-text.ts';
import { findTaxSettings } from '../../modules/tax-documents/tax-settings.repository.ts';
import { type BookRow, findBook } from './tax-documents.repository.ts';

const COLUMNS = {
  es: [
    'fecha',
    'tipo',
    'documento',
    'número',
    'RUT',
    'pedido',
    'medio de pago',
    'modifica',
    'neto',
    'IVA',
    'impuesto a los alcoholes',
    'total',
  ],
  en: [
    'date',
    'type',
    'document',
    'number',
    'RUT',
    'order',
    'means of payment',
    'changes',
    'net',
    'VAT',
    'alcohol tax',
    'total',
  ],
} as const;
const KINDS: Record<Locale, Record<TaxDocumentKind, string>> = {
  es: {
    boleta: 'boleta',
    factura: 'factura',
    'credit-note': 'nota de crédito',
    'debit-note': 'nota de débito',
  },
  en: { boleta: 'boleta', factura: 'factura', 'credit-note': 'credit note', 'debit-note': 'debit note' },
};
const PLATFORMS = {
  es: { webpay: 'tarjeta', transfer: 'transferencia' },
  en: { webpay: 'card', transfer: 'transfer' },
} as const;
const SUM = { es: 'suma', en: 'sum' } as const;

/** Net, VAT, alcohol tax and total. A credit note gives money back, so its amounts are negative. */
const amountsOf = ({ type, net, vat, total }: BookRow): number[] => {
  const sign = type === DOCUMENT_TYPES.creditNote ? -1 : 1;
  return [net, vat, total - net - vat, total].map((amount) => sign * amount);
};

const sumOf = (rows: readonly BookRow[]): number[] =>
  rows
    .map(amountsOf)
    .reduce((sums, amounts) => sums.map((sum, at) => sum + (amounts[at] ?? 0)), [0, 0, 0, 0]);

/** Environment whose documents count for the books. */
export const bookEnvironment = (settings: TaxSettings | undefined): TaxEnvironment =>
  settings && settings.mode !== 'off' ? settings.mode : 'production';

/** Documents of days, credit notes below zero, with their sum: what the shop sold and kept. */
export const exportTaxBook = async (
  db: Executor,
  { from, to }: { from: string; to: string },
  locale: Locale,
): Promise<EndpointOutput<typeof schema>> => {
  const environment = bookEnvironment(await findTaxSettings(db));
  const rows = await findBook(db, { environment, from, to });
  const cells = rows.map((row) => {
    const { day, type, number, rut, order_number, platform, changed_type, changed_number } = row;
    const changes =
      changed_type === null ? null : `${KINDS[locale][kindOfTaxDocument(changed_type)]} ${changed_number}`;
    return [
      day,
      type,
      KINDS[locale][kindOfTaxDocument(type)],
      Number(number),
      rut,
      order_number,
      PLATFORMS[locale][platform],
      changes,
      ...amountsOf(row),
    ];
  });
  const sum = [SUM[locale], null, null, null, null, null, null, null, ...sumOf(rows)];
  return {
    filename: `${locale === 'es' ? 'libro-de-ventas' : 'book-of-sales'}-${from}-${to}.csv`,
    text: toCsvText([COLUMNS[locale], ...cells, sum]),
    rows: rows.length,
  };
};
