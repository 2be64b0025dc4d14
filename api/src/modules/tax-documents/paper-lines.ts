/** Goods and amounts of a tax document's paper. */
import { formatClp } from 'shared-contracts/domain/money';
import { taxRates } from 'tax-documents/amounts';
import type { ReadDocument } from 'tax-documents/read-document';
import { type AlcoholTax, DOCUMENT_TYPES } from 'tax-documents/tax-document';
import type { Pdf } from '../../lib/pdf.ts';
import { GREY } from '../../lib/pdf-text.ts';
import { drawRow, drawRule, type Sheet } from './paper-sheet.ts';

/** `31.5` → `31,5 %`. */
const percent = (rate: number): string => `${String(rate).replace('.', ',')} %`;

/** Alcohol taxes by the goods that they are on. */
const ALCOHOL_NAMES: Record<AlcoholTax, string> = {
  24: 'Impuesto a licores',
  25: 'Impuesto a vinos',
  26: 'Impuesto a cervezas',
};

const drawTotals = (pdf: Pdf, { totals, type }: ReadDocument, sheet: Sheet): void => {
  const isBoleta = type === DOCUMENT_TYPES.boleta;
  const rows: [string, string][] = [];
  if (totals.exempt) rows.push(['Exento', formatClp(totals.exempt)]);
  if (!isBoleta) rows.push(['Neto', formatClp(totals.net)]);
  rows.push([
    isBoleta ? 'El IVA incluido en esta boleta es de' : `IVA ${percent(taxRates.vat)}`,
    formatClp(totals.vat),
  ]);
  for (const { code, amount } of totals.alcohol)
    rows.push([`${ALCOHOL_NAMES[code]} ${percent(taxRates.alcohol[code])}`, formatClp(amount)]);
  for (const row of rows) drawRow(pdf, sheet, row, { color: GREY });
  drawRow(pdf, sheet, ['Total', formatClp(totals.total)], { weight: 'heading', size: 15 });
};

export const drawLines = (pdf: Pdf, document: ReadDocument, sheet: Sheet): void => {
  drawRow(pdf, sheet, ['Detalle', ''], { size: sheet.size - 1.5, color: GREY });
  drawRule(pdf, sheet, 8);
  for (const { name, quantity, price, discountPercent, amount, isExempt } of document.lines) {
    const each = quantity > 1 ? `${quantity} × ${formatClp(price)}  ` : '';
    const notes = [discountPercent && `-${percent(discountPercent)}`, isExempt && 'exento'].filter(Boolean);
    drawRow(pdf, sheet, [[`${each}${name}`, ...notes].join(', '), formatClp(amount)]);
  }
  for (const { name, amount } of document.discounts) drawRow(pdf, sheet, [name, `-${formatClp(amount)}`]);
  pdf.y += 2;
  drawRule(pdf, sheet, 8);
  drawTotals(pdf, document, sheet);
};
