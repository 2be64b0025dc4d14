import { describe, expect, it } from 'vitest';
import { checkHistory } from './check-history.ts';
import type { Entry, FinalState, Operation, Operations } from './entries.ts';
import { PLANTS } from './plant-anomaly.ts';

type Outcome<Op extends Operation> = Operations[Op]['answer'] | 'fail' | 'unknown' | 'pending';

/** A history whose calls follow each other, except where `during` puts calls inside of another one. */
const newHistory = () => {
  const entries: Entry[] = [];
  let [at, call] = [0, 0];
  const add = (entry: object) => {
    at += 1;
    entries.push({ at, ...entry } as Entry);
  };
  /** Adds the request of one call and its outcome. A pending call has none. */
  const did = <Op extends Operation>(
    client: string,
    op: Op,
    asked: Operations[Op]['asked'],
    outcome: Outcome<Op>,
    during: () => void = () => undefined,
  ) => {
    call += 1;
    const common = { client, call, op };
    add({ ...common, kind: 'invoke', value: asked });
    during();
    if (outcome === 'pending') return;
    if (outcome === 'fail' || outcome === 'unknown') add({ ...common, kind: outcome, value: { why: '' } });
    else add({ ...common, kind: 'ok', value: outcome });
  };
  return { entries, did };
};

const set = (cart: string, qty: number) => ({ cart, sku: 'W1', qty });
const cartWith = (qty: number, version: number) => ({ lines: { W1: qty }, version });

const order = (id: string, changes: Partial<FinalState['orders'][number]>): FinalState['orders'][number] => ({
  id,
  key: `key-${id}`,
  cart: `cart-${id}`,
  status: 'confirmed',
  payment_status: 'success',
  coupon: null,
  total: 1_000,
  refunded: 0,
  tokens: [`token-${id}`],
  lines: { W1: 1 },
  ...changes,
});

/** Two live orders, one of them with the coupon, one refunded order, and two reservations. */
const cleanHistory = (): Entry[] => {
  const { entries, did } = newHistory();
  const contents = { stock: { W1: 2 }, coupons: { HALF: 1 }, seats: { tasting: 4 } };
  did('observer', 'begin', { seed: 1 }, contents);
  did('ana', 'set-line', set('shared', 5), cartWith(5, 1));
  did('ana', 'set-line', set('shared', 6), cartWith(6, 2));
  for (const id of ['a', 'b', 'c']) {
    did('ana', 'set-line', set(`cart-${id}`, 1), cartWith(1, 1));
    did('ana', 'place-order', { cart: `cart-${id}`, key: `key-${id}` }, { id, total: 1_000 });
    did('ana', 'pay', { order: id, decision: 'approve' }, { isPaid: true });
    if (id === 'a') did('ana', 'cancel-order', { order: id }, {});
  }
  for (const [id, people] of Object.entries({ r: 3, s: 1 }))
    did('eva', 'reserve', { event: 'tasting', people, key: `key-${id}` }, { id });
  const reservation = { event: 'tasting', status: 'confirmed' };
  did('observer', 'read-cart', { cart: 'shared' }, cartWith(6, 2));
  did(
    'observer',
    'final',
    {},
    {
      stock: { W1: 0 },
      orders: [
        order('a', { status: 'cancelled', refunded: 1_000 }),
        order('b', { coupon: 'HALF' }),
        order('c', {}),
      ],
      reservations: [
        { id: 'r', key: 'key-r', people: 3, ...reservation },
        { id: 's', key: 'key-s', people: 1, ...reservation },
      ],
      seats: { tasting: 4 },
      ledger: ['a', 'b', 'c'].map((id) => ({
        token: `token-${id}`,
        captured: 1_000,
        refunded: id === 'a' ? 1_000 : 0,
      })),
    },
  );
  return entries;
};

describe('the checker', () => {
  it('finds nothing in a clean history', () => {
    expect(checkHistory(cleanHistory())).toEqual([]);
  });

  it.each(Object.entries(PLANTS))('finds that %s', (_, [kind, plant]) => {
    expect(checkHistory(plant(cleanHistory())).map((anomaly) => anomaly.kind)).toContain(kind);
  });

  it('accepts each of two values while their writes overlap', () => {
    for (const qty of [5, 6]) {
      const { entries, did } = newHistory();
      did('ana', 'set-line', set('x', 5), cartWith(5, 1), () => {
        did('eva', 'set-line', set('x', 6), cartWith(6, 2));
      });
      did('ana', 'read-cart', { cart: 'x' }, cartWith(qty, 2));
      expect(checkHistory(entries)).toEqual([]);
    }
  });

  it.each(['unknown', 'pending'] as const)(
    'accepts that a write with outcome %s happens late or never',
    (outcome) => {
      for (const qty of [5, 6, 7]) {
        const { entries, did } = newHistory();
        did('ana', 'set-line', set('x', 5), outcome);
        did('ana', 'set-line', set('x', 6), cartWith(6, 1));
        did('ana', 'read-cart', { cart: 'x' }, cartWith(qty, 2));
        expect(checkHistory(entries).map(({ kind }) => kind)).toEqual(qty === 7 ? ['lost-update'] : []);
      }
    },
  );

  it('finds the quantity of a write that the shop refused', () => {
    const { entries, did } = newHistory();
    did('ana', 'set-line', set('x', 4), cartWith(4, 1));
    did('ana', 'set-line', set('x', 5), 'fail');
    did('ana', 'read-cart', { cart: 'x' }, cartWith(5, 1));
    expect(checkHistory(entries).map(({ kind }) => kind)).toEqual(['lost-update']);
  });

  it('accepts an order without a confirmation, and an unknown cancellation that happened', () => {
    const { entries, did } = newHistory();
    const contents = { stock: { W1: 1 }, coupons: {}, seats: {} };
    did('observer', 'begin', { seed: 1 }, contents);
    did('ana', 'place-order', { cart: 'cart-a', key: 'key-a' }, { id: 'a', total: 1_000 });
    did('ana', 'cancel-order', { order: 'a' }, 'unknown');
    did('eva', 'place-order', { cart: 'cart-b', key: 'key-b' }, 'unknown');
    const unpaid = { payment_status: 'failed', tokens: [] };
    did(
      'observer',
      'final',
      {},
      {
        stock: { W1: 0 },
        orders: [
          order('a', { status: 'cancelled', ...unpaid }),
          order('b', { ...unpaid, status: 'in_validation' }),
        ],
        reservations: [],
        seats: {},
        ledger: [],
      },
    );
    expect(checkHistory(entries)).toEqual([]);
  });
});
