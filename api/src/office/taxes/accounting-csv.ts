import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import type { ExportedTable, exportAccounting as schema } from 'shared-contracts/office/taxes.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { type Cell, toCsvText } from '../../lib/csv-text.ts';
import type { RefundReason } from '../../modules/refunds/refunds.repository.ts';
import { findAccounting } from './accounting.repository.ts';
import { findBookEnvironment, PLATFORMS } from './tax-book.ts';

/** Headings of columns. */
const HEADINGS: Record<string, Record<Locale, string>> = {
  day: { es: 'fecha', en: 'date' },
  order: { es: 'pedido', en: 'order' },
  status: { es: 'estado', en: 'state' },
  platform: { es: 'medio de pago', en: 'means of payment' },
  rut: { es: 'RUT', en: 'RUT' },
  documents: { es: 'documentos', en: 'documents' },
  products: { es: 'productos', en: 'products' },
  coupon: { es: 'cupón', en: 'coupon' },
  delivery: { es: 'despacho', en: 'delivery' },
  gift: { es: 'caja de regalo', en: 'gift box' },
  total: { es: 'total', en: 'total' },
  net: { es: 'neto', en: 'net' },
  vat: { es: 'IVA y otros impuestos', en: 'VAT and other taxes' },
  refunded: { es: 'devuelto', en: 'refunded' },
  line: { es: 'línea', en: 'line' },
  sku: { es: 'sku', en: 'sku' },
  product: { es: 'producto', en: 'product' },
  grams: { es: 'gramos', en: 'grams' },
  units: { es: 'unidades', en: 'units' },
  price: { es: 'precio', en: 'price' },
  amount: { es: 'monto', en: 'amount' },
  buy_order: { es: 'orden de compra', en: 'buy order' },
  authorization: { es: 'autorización', en: 'authorization' },
  payment_type: { es: 'tipo de pago', en: 'type of payment' },
  card: { es: 'tarjeta', en: 'card' },
  by_hand: { es: 'a mano', en: 'by hand' },
  reason: { es: 'motivo', en: 'reason' },
};

/** Columns of each table, separated by spaces. */
const COLUMNS: Record<ExportedTable, string> = {
  orders: 'day order status platform rut documents products coupon delivery gift total net vat refunded',
  lines: 'day order line sku product grams units price amount',
  payments: 'day order platform rut amount buy_order authorization payment_type card',
  refunds: 'day order platform rut amount by_hand reason documents',
};

const NAMES: Record<ExportedTable, Record<Locale, string>> = {
  orders: { es: 'pedidos', en: 'orders' },
  lines: { es: 'lineas', en: 'lines' },
  payments: { es: 'pagos', en: 'payments' },
  refunds: { es: 'devoluciones', en: 'refunds' },
};

const REASONS: Record<RefundReason, Record<Locale, string>> = {
  'by the operator': { es: 'devuelto por la tienda', en: 'given back by the shop' },
  'by the operator, by hand': {
    es: 'devuelto por la tienda por otro medio',
    en: 'given back by the shop by other means',
  },
  'return of the buyer': { es: 'devolución de productos', en: 'return of products' },
  'cancelled by the buyer': { es: 'anulado por quien compró', en: 'cancelled by the buyer' },
  'its order is cancelled': { es: 'se anuló su pedido', en: 'its order was cancelled' },
  'fits no open order': { es: 'no calza con un pedido abierto', en: 'fits no open order' },
};

/** Values that the database names in English. */
const VALUES: Record<string, Record<string, Record<Locale, string>>> = {
  status: {
    in_validation: { es: 'en validación', en: 'in validation' },
    confirmed: { es: 'confirmado', en: 'confirmed' },
    on_the_way: { es: 'en camino', en: 'on the way' },
    delivered: { es: 'entregado', en: 'delivered' },
    cancelled: { es: 'anulado', en: 'cancelled' },
  },
  platform: PLATFORMS,
  reason: REASONS,
  by_hand: { true: { es: 'sí', en: 'yes' }, false: { es: 'no', en: 'no' } },
};

/** A table of the days as CSV text, for the accountant. */
export const exportAccounting = async (
  db: Executor,
  { table, from, to }: z.output<typeof schema.query>,
  locale: Locale,
): Promise<EndpointOutput<typeof schema>> => {
  const environment = await findBookEnvironment(db);
  const rows = await findAccounting(db, table, { from, to, environment });
  const columns = COLUMNS[table].split(' ');
  const cellOf = (column: string, value: Cell): Cell => VALUES[column]?.[String(value)]?.[locale] ?? value;
  return {
    filename: `${NAMES[table][locale]}-${from}-${to}.csv`,
    text: toCsvText([
      columns.map((column) => HEADINGS[column]?.[locale] ?? column),
      ...rows.map((row) => columns.map((column) => cellOf(column, row[column] ?? null))),
    ]),
    rows: rows.length,
  };
};
