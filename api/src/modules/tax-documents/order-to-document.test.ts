import fc from 'fast-check';
import { toLatin1 } from 'tax-documents/latin1';
import { LONGEST_ITEM, mostLines } from 'tax-documents/tax-document';
import { describe, expect, it } from 'vitest';
import type { OrderRow } from '../orders/orders.repository.ts';
import { documentsOf } from './order-to-document.ts';

const order = (total: number): OrderRow =>
  ({
    document: '0',
    name: 'Ana María',
    surname: 'Soto',
    rut: '12.345.678-5',
    total,
    price_delivery: 0,
    gift_price: 0,
    coupon_code: null,
  }) as OrderRow;
const invoice = {
  rut: '76.086.428-5',
  reason: 'Los Boldos Ltda.',
  giro: 'Bar',
  address: 'Alto 7',
  commune: 'Ñuñoa',
};
const receiverOf = (total: number) =>
  documentsOf(order(total), [
    { position: 0, sku: 'W1', name: 'Carmenère', format: null, qty: 1, price: total },
  ])[0]?.receiver;

describe('the receiver of a boleta', () => {
  it('is not named below the lowest value that 135 UF may have', () => {
    expect(receiverOf(4_995_000)).toEqual({ rut: '66666666-6' });
  });

  it('is named by RUT and name above it', () => {
    expect(receiverOf(4_995_001)).toEqual({ rut: '12345678-5', name: 'Ana María Soto' });
  });
});

it('the lines of a document tell the formats of one product apart', () => {
  const brie = { name: 'Brie de Meaux', qty: 1, price: 5_000 };
  const lines = [150, 250].map((format, position) => ({ ...brie, position, sku: `B${format}`, format }));
  const namesOf = (changes: object) =>
    documentsOf({ ...order(10_000), ...changes }, lines).flatMap((document) =>
      document.lines.map(({ name }) => name),
    );
  expect(namesOf({ difference_of: null })).toEqual(['Brie de Meaux, 150 gr', 'Brie de Meaux, 250 gr']);
  expect(namesOf({ difference_of: 'a' })[1]).toBe('Diferencia de precio: Brie de Meaux, 250 gr');
});

it('the lines of a document keep the format of a product with a long name', () => {
  // The tax office's character set has two letters for the œ.
  const name = 'Cœur de chèvre '.repeat(7);
  const namesOf = (changes: object) =>
    documentsOf({ ...order(5_000), ...changes }, [
      { position: 0, sku: 'B1', name, format: 250, qty: 1, price: 5_000 },
    ]).flatMap(({ lines }) => lines.map((line) => line.name));
  for (const difference_of of [null, 'a']) {
    const [written = ''] = namesOf({ difference_of });
    expect(toLatin1(written, LONGEST_ITEM)).toMatch(/Coeur de chèvre .*, 250 gr$/);
  }
});

const line = fc.record({
  qty: fc.integer({ min: 1, max: 12 }),
  price: fc.integer({ min: 100, max: 90_000 }),
});

it('the documents of an order add up to what was paid, none with more lines than its format has', () => {
  fc.assert(
    fc.property(
      fc.record({
        lines: fc.array(line, { minLength: 1, maxLength: 130 }),
        coupon: fc.double({ min: 0, max: 0.9, noNaN: true }),
        price_delivery: fc.constantFrom(0, 3_990),
        gift_price: fc.constantFrom(0, 5_990),
        document: fc.constantFrom('0', '1'),
      }),
      ({ lines, coupon, ...facts }) => {
        const goods = lines.reduce((sum, { qty, price }) => sum + qty * price, 0);
        const total = goods - Math.floor(goods * coupon) + facts.price_delivery + facts.gift_price;
        const sold = lines.map((one, position) => ({
          ...one,
          position,
          sku: `W${position}`,
          name: 'Vino',
          format: null,
        }));
        const documents = documentsOf({ ...order(total), ...facts, invoice } as OrderRow, sold);
        expect(documents.reduce((sum, { totals }) => sum + totals.total, 0)).toBe(total);
        for (const { type, lines: own, totals } of documents) {
          expect(own.length).toBeLessThanOrEqual(mostLines(type));
          expect(totals.net + totals.vat).toBe(totals.total);
        }
      },
    ),
  );
});
