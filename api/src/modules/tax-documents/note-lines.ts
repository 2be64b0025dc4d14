/** Lines and totals of a credit note. */

import { shareOut } from 'shared-contracts/domain/refund-shares';
import { noteTotals, type PaidPart, paidParts } from 'tax-documents/amounts';
import { readDocument } from 'tax-documents/read-document';
import { type AlcoholTax, DOCUMENT_TYPES, type DocumentLine, mostLines } from 'tax-documents/tax-document';
import type { Refund } from '../refunds/refunds.repository.ts';
import {
  DIFFERENCE,
  itemName,
  lineOf,
  type OrderLine,
  type UnnumberedDocument,
} from './order-to-document.ts';
import type { TaxDocumentRow } from './tax-documents.repository.ts';

/** A refund, or the part of it that is noted on one document. */
interface Noted {
  refund: Refund;
  lines: readonly OrderLine[];
  /** CLP of the note. */
  amount: number;
}

/**
 * Each part of the refund with the amount that was given back. Empty when one line must stand for all: the note gives
 * only a part of the refund back, or would have too many lines, or the refund is a free amount.
 */
function linesOfParts({ refund, lines, amount }: Noted): DocumentLine[] {
  const parts = refund.lines.filter((part) => part.amount > 0);
  const isTooLong = parts.length > mostLines(DOCUMENT_TYPES.creditNote);
  if (amount !== refund.amount || isTooLong) return [];
  return parts.map((part) => {
    if (part.kind !== 'line')
      return lineOf(part.kind === 'delivery' ? 'Despacho' : 'Caja de regalo', part.amount);
    const line = lines.find(({ position }) => String(position) === part.line_id);
    const nameAfter = (before: string) => itemName(line ?? { name: 'Producto', format: null }, before);
    if (part.qty === 0) return lineOf(nameAfter(DIFFERENCE), part.amount, 1, line?.sku);
    // The share of a coupon can make the price of one bottle a fraction, so the units stand in the name.
    return lineOf(nameAfter(part.qty === 1 ? '' : `${part.qty} × `), part.amount, 1, line?.sku);
  });
}

/** Amounts by alcohol tax. The key is undefined for parts without one, for example the delivery. */
const byTax = (parts: readonly PaidPart[]): Map<AlcoholTax | undefined, number> => {
  const sums = new Map<AlcoholTax | undefined, number>();
  for (const { amount, alcoholTax } of parts) sums.set(alcoholTax, (sums.get(alcoholTax) ?? 0) + amount);
  return sums;
};

/**
 * Lines with the alcohol tax of the document. Without lines, or where they take more of a tax than the document has
 * left, the note has one line of each tax instead, so that the notes of a whole return give all taxes back.
 * @param earlier lines of the notes before on the same document
 */
function taxedLines(
  own: readonly DocumentLine[],
  amount: number,
  original: ReturnType<typeof readDocument>,
  earlier: readonly PaidPart[],
): DocumentLine[] {
  const before = byTax(earlier);
  const left = byTax(paidParts(original.lines, original.discounts));
  for (const [tax, sum] of left) left.set(tax, sum - (before.get(tax) ?? 0));
  const taxed = own.map((line): DocumentLine => {
    const alcoholTax = original.lines.find(
      ({ code }) => code !== undefined && code === line.code,
    )?.alcoholTax;
    return { ...line, alcoholTax };
  });
  const fits = [...byTax(taxed)].every(([tax, sum]) => sum <= (left.get(tax) ?? 0));
  if (own.length > 0 && fits) return taxed;
  const shares = shareOut(amount, [...left.values()]);
  return [...left.keys()].flatMap((alcoholTax, index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [{ ...lineOf('Devolución', share), alcoholTax }] : [];
  });
}

const hasAlcoholTax = ({ net, vat, total }: TaxDocumentRow): boolean => net + vat < total;

/**
 * Lines and totals of a note on a document.
 * @param earlier notes on the same document
 */
export function noteOf(
  noted: Noted,
  original: TaxDocumentRow,
  earlier: readonly TaxDocumentRow[],
): Pick<UnnumberedDocument, 'lines' | 'totals'> {
  const { amount } = noted;
  const own = linesOfParts(noted);
  const vats = { noted: earlier.reduce((sum, { vat }) => sum + vat, 0), document: original.vat };
  if (!hasAlcoholTax(original)) {
    const refunded = earlier.reduce((sum, { total }) => sum + total, 0);
    const lines = own.length > 0 ? own : [lineOf('Devolución', amount)];
    return { lines, totals: noteTotals([{ amount }], [{ amount: refunded }], vats) };
  }
  const read = ({ xml }: TaxDocumentRow) => readDocument(xml.toString('latin1'));
  const earlierLines = earlier.flatMap((note) => read(note).lines);
  const lines = taxedLines(own, amount, read(original), earlierLines);
  return { lines, totals: noteTotals(lines, earlierLines, vats) };
}
