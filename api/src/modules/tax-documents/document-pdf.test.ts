import { buildDocument } from 'tax-documents/document-xml';
import type { TaxDocument } from 'tax-documents/tax-document';
import { COMPANY, ISSUER, sampleKeys, TIME } from 'tax-documents/testing/sample-documents';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../../test/pdf-text.ts';
import { drawDocument } from './document-pdf.ts';

const { cafOf, certificate } = sampleKeys();
const document = (changes: Partial<TaxDocument> = {}): TaxDocument => ({
  type: 39,
  folio: 12,
  date: '2026-11-28',
  issuer: ISSUER,
  receiver: { rut: '66666666-6' },
  lines: [
    { name: 'Carmenère Gran Reserva', quantity: 2, price: 5_990, amount: 11_980 },
    { name: 'Despacho', quantity: 1, price: 3_990, amount: 3_990 },
  ],
  discounts: [{ name: 'Cupón BIENVENIDA', amount: 970 }],
  references: [],
  totals: { net: 12_605, vat: 2_395, alcohol: [], total: 15_000 },
  ...changes,
});
const draw = (
  changes: Partial<TaxDocument>,
  format: 'a4' | 'roll' = 'a4',
  means: 'webpay' | 'transfer' = 'webpay',
  unit = 'Santiago Oriente',
): Promise<Buffer> => {
  const own = document(changes);
  const xml = buildDocument(own, { caf: cafOf(own.type), certificate }, TIME);
  return drawDocument(Buffer.from(xml, 'latin1'), {
    format,
    resolution: { date: '2014-08-22', number: 80 },
    unit,
    isTest: true,
    means,
  });
};
const flat = (pdf: Buffer): string => pdfText(pdf).replaceAll(/\s+/g, ' ');

describe('the paper of a document', () => {
  it.each(['a4', 'roll'] as const)(
    'of a boleta on %s has number, amounts and the legend of its stamp',
    async (format) => {
      const text = flat(await draw({}, format));
      for (const part of [
        'R.U.T.: 76.543.210-3',
        'BOLETA ELECTRÓNICA',
        'Nº 12',
        'S.I.I. – SANTIAGO ORIENTE',
        'Carmenère Gran Reserva',
        '$11.980',
        '-$970',
        '$2.395',
        '$15.000',
        'Timbre Electrónico SII',
        'Res. 80 de 2014',
        'sin valor tributario',
      ])
        expect(text, part).toContain(part);
      expect(text).not.toContain('66.666.666-6');
    },
  );

  it.each(['a4', 'roll'] as const)(
    'of a sale of millions on %s has its total on one line',
    async (format) => {
      const lines = [{ name: 'Carmenère Gran Reserva', quantity: 1, price: 88_888_888, amount: 88_888_888 }];
      const totals = { net: 74_696_544, vat: 14_192_344, alcohol: [], total: 88_888_888 };
      const text = flat(await draw({ lines, discounts: [], totals }, format));
      expect(text.split('$88.888.888')).toHaveLength(3);
    },
  );

  it('of a boleta says how it was paid when it names its buyer', async () => {
    const named = { receiver: { rut: '12345678-5', name: 'Ana María Soto' } };
    expect(flat(await draw(named, 'a4', 'transfer'))).toContain('Pago Transferencia');
    expect(flat(await draw({}, 'a4', 'transfer'))).not.toContain('Transferencia');
  });

  it('of a boleta on a roll is one page', async () => {
    const name = 'Carmenère Gran Reserva Ensamblaje de la Casa Valle de Colchagua Andes';
    const line = { name, quantity: 2, price: 500, amount: 1_000 };
    const pdf = await draw({ lines: Array.from({ length: 15 }, () => line), discounts: [] }, 'roll');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('of a boleta on a roll is one page also when its head is long', async () => {
    const name = 'Sociedad Vitivinícola y Distribuidora Casa Quillay del Valle de Colchagua SpA';
    const issuer = { ...ISSUER, name, address: 'Avenida Presidente Los Peumos 12345, oficina 1204' };
    const receiver = { rut: '12345678-5', name: 'Ana María de los Ángeles Soto Errázuriz' };
    const lines = document().lines.slice(0, 1);
    const totals = { net: 10_067, vat: 1_913, alcohol: [], total: 11_980 };
    const changes = { issuer, receiver, lines, discounts: [], totals };
    const pdf = await draw(changes, 'roll', 'transfer', 'Dirección Regional Metropolitana Oriente');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('of a factura names its receiver, and has a copy for transfer', async () => {
    const text = flat(await draw({ type: 33, receiver: COMPANY }));
    expect(text).toContain('FACTURA ELECTRÓNICA');
    expect(text).toContain('Comercial Los Boldos & Cía. Ltda.');
    expect(text.match(/CEDIBLE/g)).toHaveLength(1);
    expect(text.match(/Timbre Electrónico SII/g)).toHaveLength(2);
  });

  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  /** A factura with all alcohol taxes. */
  const drawFactura = (count: number) => {
    const line = { name: 'Carmenère Gran Reserva', quantity: 1, price: 1_000, amount: 1_000 };
    const total = count * 1_000;
    const alcohol = ([24, 25, 26] as const).map((code) => ({ code, amount: 100 }));
    const totals = { net: total - 400, vat: 100, alcohol, total };
    const lines = Array.from({ length: count }, () => line);
    return draw({ type: 33, receiver: COMPANY, lines, discounts: [], totals });
  };

  it('of a factura of some products has the receipt of goods on the page of its copy', async () => {
    expect(pagesOf(await drawFactura(8))).toBe(2);
  });

  it.each([20, 24, 36, 60])('of a factura of %i lines has its number on each page', async (count) => {
    const pdf = await drawFactura(count);
    expect(pagesOf(pdf)).toBeGreaterThan(2);
    expect(flat(pdf).match(/Nº 12/g)).toHaveLength(pagesOf(pdf));
  });

  it('of a credit note names the document that it changes', async () => {
    const references = [
      { type: 39, folio: 7, date: '2026-11-20', reason: 3, text: 'Devolución de dinero' } as const,
    ];
    const text = flat(await draw({ type: 61, references }));
    expect(text).toContain('NOTA DE CRÉDITO ELECTRÓNICA');
    expect(text).toContain('Boleta electrónica Nº 7 del 20-11-2026');
  });
});
