import fc from 'fast-check';
import { paidParts, totalsOf } from 'tax-documents/amounts';
import { readDocument } from 'tax-documents/read-document';
import { LONGEST_ITEM } from 'tax-documents/tax-document';
import { expect, it } from 'vitest';
import type { Refund } from '../refunds/refunds.repository.ts';
import { noteOf } from './note-lines.ts';
import type { TaxDocumentRow } from './tax-documents.repository.ts';

const refundOf = (count: number, price: number) => {
  const lines = Array.from({ length: count }, (_, index) => ({
    position: index + 1,
    sku: `W${index + 1}`,
    name: `Vino ${index + 1}`,
    format: null as number | null,
    qty: 1,
    price,
  }));
  const parts = lines.map(({ position }) => ({
    kind: 'line',
    line_id: String(position),
    qty: 1,
    amount: price,
  }));
  return {
    lines,
    amount: count * price,
    refund: { amount: count * price, lines: parts } as unknown as Refund,
  };
};
const detail = (name: string, amount: number, more: string) =>
  `<Detalle><NmbItem>${name}</NmbItem>${more}<MontoItem>${amount}</MontoItem></Detalle>`;
const documentOf = (total: number) =>
  ({ total, net: Math.round(total / 1.19), vat: total - Math.round(total / 1.19) }) as TaxDocumentRow;

it('has a line for each of 60 returned lines, and one for more', () => {
  const sixty = refundOf(60, 5_990);
  expect(noteOf(sixty, documentOf(sixty.amount), []).lines).toHaveLength(60);
  const more = refundOf(61, 5_990);
  const { lines, totals } = noteOf(more, documentOf(more.amount), []);
  expect(lines).toMatchObject([{ name: 'Devolución', quantity: 1, amount: 61 * 5_990 }]);
  expect(totals.total).toBe(61 * 5_990);
});

it('names the formats of one product apart', () => {
  const { lines, refund, amount } = refundOf(2, 5_990);
  const sold = lines.map((line, index) => ({
    ...line,
    name: 'Brie de Meaux',
    format: [150, 250][index] ?? null,
  }));
  expect(noteOf({ lines: sold, refund, amount }, documentOf(amount), []).lines).toMatchObject([
    { name: 'Brie de Meaux, 150 gr' },
    { name: 'Brie de Meaux, 250 gr' },
  ]);
});

it('keeps the format of a product with a long name', () => {
  const { lines, refund, amount } = refundOf(2, 5_990);
  const sold = lines.map((line) => ({ ...line, name: 'Brie de Meaux '.repeat(7), format: 250 }));
  const parts = refund.lines.map((part, index) => ({ ...part, qty: [0, 2][index] ?? 1 }));
  const note = noteOf({ lines: sold, refund: { ...refund, lines: parts }, amount }, documentOf(amount), []);
  const names = note.lines.map(({ name }) => name.slice(0, LONGEST_ITEM));
  expect(names).toEqual([
    expect.stringMatching(/^Diferencia de precio: Brie .*, 250 gr$/),
    expect.stringMatching(/^2 × Brie .*, 250 gr$/),
  ]);
});

it('has one line where the note gives back only a part of the refund', () => {
  const { lines, refund } = refundOf(3, 5_990);
  const note = noteOf({ lines, refund, amount: 5_990 }, documentOf(11_980), []);
  expect(note.lines).toMatchObject([{ name: 'Devolución', amount: 5_990 }]);
});

it('gives back a share of the alcohol tax where one line stands for all', () => {
  const wine = '<CdgItem><VlrCodigo>W1</VlrCodigo></CdgItem><CodImpAdic>25</CodImpAdic>';
  const xml = `<DTE>${detail('Vino 1', 20_000, wine)}${detail('Despacho', 5_000, '')}</DTE>`;
  const factura = { total: 25_000, net: 18_538, vat: 3_522, xml: Buffer.from(xml) } as TaxDocumentRow;
  const { lines, refund } = refundOf(2, 4_500);
  const shares = [
    { name: 'Devolución', amount: 3_200, alcoholTax: 25 },
    { name: 'Devolución', amount: 800, alcoholTax: undefined },
  ];
  const part = noteOf({ lines, refund, amount: 4_000 }, factura, []);
  expect(part.lines).toMatchObject(shares);
  expect(part.totals).toMatchObject({ total: 4_000, alcohol: [{ code: 25 }] });
  const freeAmount = { amount: 4_000, lines: [] } as unknown as Refund;
  expect(noteOf({ lines, refund: freeAmount, amount: 4_000 }, factura, []).lines).toMatchObject(shares);
});

it('gives back net and taxes of a factura with alcohol tax, whatever amounts its notes have', () => {
  const taxed = (sku: string, code: number) =>
    `<CdgItem><VlrCodigo>${sku}</VlrCodigo></CdgItem><CodImpAdic>${code}</CodImpAdic>`;
  const lines = detail('Vino', 5 * 8_990, taxed('W1', 25)) + detail('Pisco', 3 * 12_990, taxed('L1', 24));
  const coupon = '<DscRcgGlobal><TpoMov>D</TpoMov><ValorDR>7777</ValorDR></DscRcgGlobal>';
  const xml = Buffer.from(`<DTE>${lines}${coupon}</DTE>`);
  const read = readDocument(xml.toString());
  const whole = totalsOf(paidParts(read.lines, read.discounts));
  const factura = { ...whole, xml } as unknown as TaxDocumentRow;
  const small = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(fc.array(fc.oneof(small, fc.integer({ min: 1, max: whole.total }))), (amounts) => {
      const notes: TaxDocumentRow[] = [];
      let left = whole.total;
      for (const wanted of [...amounts, whole.total]) {
        const amount = Math.min(wanted, left);
        if (amount === 0) break;
        left -= amount;
        const refund = { amount, lines: [] } as unknown as Refund;
        const { lines: own, totals } = noteOf({ refund, lines: [], amount }, factura, notes);
        const details = own.map((line) =>
          detail(line.name, line.amount, line.alcoholTax ? taxed('', line.alcoholTax) : ''),
        );
        const file = Buffer.from(`<DTE>${details.join('')}</DTE>`);
        notes.push({ ...totals, xml: file } as unknown as TaxDocumentRow);
      }
      for (const key of ['net', 'vat', 'total'] as const)
        expect(notes.reduce((sum, note) => sum + note[key], 0)).toBe(whole[key]);
    }),
  );
});
