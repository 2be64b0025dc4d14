/** The tax documents that an order asks for, without their numbers. */

import { lineName } from 'shared-contracts/domain/line-name';
import { normalizeRut } from 'shared-contracts/domain/rut';
import { paidParts, totalsOf } from 'tax-documents/amounts';
import { toLatin1 } from 'tax-documents/latin1';
import {
  type AlcoholTax,
  DOCUMENT_TYPES,
  type DocumentLine,
  LONGEST_ITEM,
  mostLines,
  type Receiver,
  type TaxDocument,
  UNNAMED_RUT,
} from 'tax-documents/tax-document';
import type { OrderRow } from '../orders/orders.repository.ts';

/** A document before it has number, day and issuer. */
export type UnnumberedDocument = Pick<TaxDocument, 'type' | 'receiver' | 'lines' | 'discounts' | 'totals'>;

export interface OrderLine {
  position: number;
  sku: string;
  name: string;
  /** Grams of a gourmet product's format. */
  format: number | null;
  qty: number;
  price: number;
}

/** Above this, in UF, a boleta names its buyer. */
const NAMED_ABOVE_UF = 135;
/** Below the UF of today, which rises: a few more boletas name their buyer than must, and none lacks the name. */
const LOWEST_UF_CLP = 37_000;

export const receiverOf = (order: OrderRow): Receiver => {
  if (order.document === '1' && order.invoice) {
    const { rut, reason, giro, address, apartment, commune, email } = order.invoice;
    return {
      rut: normalizeRut(rut) ?? rut,
      name: reason,
      activity: giro,
      address: [address, apartment].filter(Boolean).join(', '),
      commune,
      email,
    };
  }
  if (order.total <= NAMED_ABOVE_UF * LOWEST_UF_CLP) return { rut: UNNAMED_RUT };
  return { rut: normalizeRut(order.rut) ?? UNNAMED_RUT, name: `${order.name} ${order.surname}` };
};

export const lineOf = (name: string, price: number, quantity = 1, code?: string): DocumentLine => ({
  name,
  code,
  quantity,
  price,
  amount: price * quantity,
});

/** Before the name of a product of which only a difference of price was paid or given back. */
export const DIFFERENCE = 'Diferencia de precio: ';

const formatOf = ({ format }: Pick<OrderLine, 'format'>): string => lineName({ name: '', format });

/** Name of a product with its format. A long name of the product is cut, so that the format stays. */
export const itemName = (line: Pick<OrderLine, 'name' | 'format'>, before = ''): string => {
  const format = formatOf(line);
  return `${toLatin1(before + line.name, LONGEST_ITEM - format.length)}${format}`;
};

/**
 * Lines with the names that the documents of their sale printed, which the catalogue may have changed since. The names
 * are without what `itemName` has added, and will add again.
 */
export const namedAsPrinted = <L extends OrderLine>(
  lines: readonly L[],
  printed: readonly DocumentLine[],
): L[] => {
  const names = new Map(printed.map(({ code, name }) => [code, name.replace(DIFFERENCE, '')]));
  return lines.map((line) => ({
    ...line,
    name: names.get(line.sku)?.replace(formatOf(line), '') ?? line.name,
  }));
};

/** Codes of the alcohol tax by SKU. Undefined unless the order asks for a factura and the buyer sells on. */
type AlcoholTaxes = ReadonlyMap<string, AlcoholTax> | undefined;

/** Goods, delivery and gift box as lines. Prices have their offers subtracted. */
const linesOf = (order: OrderRow, lines: readonly OrderLine[], taxes: AlcoholTaxes): DocumentLine[] => [
  ...lines.map((line) => ({
    ...lineOf(itemName(line, order.difference_of === null ? '' : DIFFERENCE), line.price, line.qty, line.sku),
    alcoholTax: taxes?.get(line.sku),
  })),
  ...(order.price_delivery > 0 ? [lineOf('Despacho', order.price_delivery)] : []),
  ...(order.gift_price > 0 ? [lineOf('Caja de regalo', order.gift_price)] : []),
];

const chunked = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Whether a company asked for a factura. */
export const isFactura = ({ document }: Pick<OrderRow, 'document'>): boolean => document === '1';

/**
 * Documents of a paid order: a boleta, or a factura. An order with more lines than a factura may have gets several,
 * which share its coupon.
 */
export function documentsOf(
  order: OrderRow,
  lines: readonly OrderLine[],
  taxes?: AlcoholTaxes,
): UnnumberedDocument[] {
  const type = isFactura(order) ? DOCUMENT_TYPES.factura : DOCUMENT_TYPES.boleta;
  const all = linesOf(order, lines, taxes);
  const coupon = all.reduce((sum, { amount }) => sum + amount, 0) - order.total;
  const paid = paidParts(all, [{ name: '', amount: coupon }]);
  const receiver = receiverOf(order);
  const parts = chunked(
    all.map((line, index) => ({ line, paid: paid[index] ?? { amount: 0 } })),
    mostLines(type),
  );
  return parts.map((part) => {
    const own = part.map(({ line }) => line);
    const totals = totalsOf(part.map((one) => one.paid));
    const discount = own.reduce((sum, { amount }) => sum + amount, 0) - totals.total;
    return {
      type,
      receiver,
      lines: own,
      discounts: discount > 0 ? [{ name: `Cupón ${order.coupon_code ?? ''}`.trim(), amount: discount }] : [],
      totals,
    };
  });
}
