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
  it('adds what was bought to what lies in the cart', () => {
    const { updates, remarks } = planAgain([bought({ qty: 2 })], { W1: 3 });
    expect(updates).toEqual([{ ...update, qty: 5, previousQty: 3 }]);
    expect(remarks).toEqual([]);
  });

  it('adds no more than there is, and says how many', () => {
    const { updates, remarks } = planAgain([bought({ qty: 6 }, { stock: 4 })], { W1: 1 });
    expect(updates).toEqual([{ ...update, qty: 4, previousQty: 1 }]);
    expect(remarks).toEqual([{ kind: 'fewer', name: 'Carmenère', qty: 3 }]);
  });

  it('leaves a cart alone that holds all there is, or more', () => {
    const { updates, remarks } = planAgain([bought({ qty: 2 }, { stock: 4 })], { W1: 5 });
    expect(updates).toEqual([]);
    expect(remarks).toEqual([{ kind: 'fewer', name: 'Carmenère', qty: 0 }]);
  });

  it('tells what is sold out or sold no more, and goes on with the rest', () => {
    const lines = [bought({ now: null, name: 'Viejo' }), bought({}, { stock: 0 }), bought({ qty: 1 })];
    const { updates, remarks } = planAgain(lines, {});
    expect(remarks).toEqual([
      { kind: 'gone', name: 'Viejo' },
      { kind: 'soldOut', name: 'Carmenère' },
    ]);
    expect(updates).toHaveLength(1);
  });

  it('tells another price before it is paid', () => {
    const { remarks } = planAgain([bought({ price: 8990 })], {});
    expect(remarks).toEqual([{ kind: 'price', name: 'Carmenère', before: 8990, after: 9990 }]);
  });
});
