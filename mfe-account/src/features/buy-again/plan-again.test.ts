import type { BoughtLine } from 'shared-contracts/api/profile.schema';
import { describe, expect, it } from 'vitest';
import { BOUGHT } from '../../fixtures/customer.ts';
import { planAgain } from './plan-again.ts';

const { now } = BOUGHT;
const bought = (changes: Partial<BoughtLine>, today: Partial<NonNullable<BoughtLine['now']>> = {}) => ({
  ...BOUGHT,
  now: now && { ...now, ...today },
  ...changes,
});
const update = { item: expect.objectContaining({ sku: 'W1', price: 9990 }) };

describe('buying an order again', () => {
  // The test must notice this fault in mfe-account/src/features/buy-again/plan-again.ts
  // - Math.min(inCart + qty, now.stock)
  // + Math.min(qty, now.stock)
  it('adds the ordered quantity to the quantity in the cart', () => {
    const { updates, remarks } = planAgain([bought({ qty: 2 })], { W1: 3 });
    expect(updates).toEqual([{ ...update, qty: 5, previousQty: 3 }]);
    expect(remarks).toEqual([]);
  });

  it('adds no more than the stock and reports the number', () => {
    const { updates, remarks } = planAgain([bought({ qty: 6 }, { stock: 4 })], { W1: 1 });
    expect(updates).toEqual([{ ...update, qty: 4, previousQty: 1 }]);
    expect(remarks).toEqual([{ kind: 'fewer', name: 'Carmenère', qty: 3 }]);
  });

  it('adds nothing when the cart already has the whole stock', () => {
    const { updates, remarks } = planAgain([bought({ qty: 2 }, { stock: 4 })], { W1: 5 });
    expect(updates).toEqual([]);
    expect(remarks).toEqual([{ kind: 'fewer', name: 'Carmenère', qty: 0 }]);
  });

  it('reports sold-out and withdrawn products and adds the rest', () => {
    const lines = [bought({ now: null, name: 'Viejo' }), bought({}, { stock: 0 }), bought({ qty: 1 })];
    const { updates, remarks } = planAgain(lines, {});
    expect(remarks).toEqual([
      { kind: 'gone', name: 'Viejo' },
      { kind: 'soldOut', name: 'Carmenère' },
    ]);
    expect(updates).toHaveLength(1);
  });

  it('reports a changed price', () => {
    const { remarks } = planAgain([bought({ price: 8990 })], {});
    expect(remarks).toEqual([{ kind: 'price', name: 'Carmenère', before: 8990, after: 9990 }]);
  });
});
