import { describe, expect, it } from 'vitest';
import { aCart, aLine, anItem } from '../../testing/cart-fixtures.ts';
import { applyUpdates } from './apply-updates.ts';
import {
  defer,
  enqueue,
  enqueueStored,
  type LineUpdate,
  placeUpdate,
  requeue,
  type UpdateRequest,
} from './line-updates.ts';

const wants = (sku: string, qty: number, over: Partial<UpdateRequest> = {}): UpdateRequest => ({
  item: anItem({ sku }),
  qty,
  source: 'page',
  at: 1_000,
  ...over,
});
const update = (sku: string, qty: number, over: Partial<LineUpdate> = {}): LineUpdate => ({
  ...wants(sku, qty),
  slot: 0,
  isSent: false,
  ...over,
});
const linesOf = (...lines: [string, number][]) => aCart(lines.map(([sku, qty]) => aLine({ sku, qty })));
const shown = (cart: ReturnType<typeof aCart>) => cart.items.map(({ sku, qty }) => [sku, qty]);

describe('the place of a line update', () => {
  const place = (request: UpdateRequest, over: Partial<Parameters<typeof placeUpdate>[0]> = {}) => {
    const { kind, slot } = placeUpdate({ updates: [], recent: {}, cart: null, ...over }, request);
    return { kind, slot };
  };
  const recent = { B: { qty: 2, at: 800 } };

  it('is the first slot of an empty queue, then the next one', () => {
    expect(place(wants('A', 1))).toEqual({ kind: 'queued', slot: 0 });
    expect(place(wants('A', 1), { updates: [update('B', 1, { slot: 4 })] })).toEqual({
      kind: 'queued',
      slot: 5,
    });
  });

  it('is the slot of an equal update that is already sent, or a new slot for another quantity', () => {
    const updates = [update('A', 3, { slot: 7, isSent: true })];
    expect(place(wants('A', 3), { updates })).toEqual({ kind: 'joined', slot: 7 });
    expect(place(wants('A', 4), { updates })).toEqual({ kind: 'queued', slot: 8 });
  });

  it('leaves the queue unchanged when an equal update is already sent', () => {
    const updates = [update('A', 3, { slot: 7, isSent: true })];
    const request = wants('A', 3);
    expect(enqueue(updates, placeUpdate({ updates, recent: {}, cart: null }, request))).toBe(updates);
  });

  it('is none for an update that was just done, while the cart holds its quantity', () => {
    expect(place(wants('B', 2), { recent })).toEqual({ kind: 'skipped', slot: -1 });
    expect(place(wants('B', 2), { recent, cart: linesOf(['A', 9], ['B', 2]) }).kind).toBe('skipped');
  });

  it('is in the queue when another tab has changed the line since', () => {
    expect(place(wants('B', 2), { recent, cart: linesOf(['A', 2], ['B', 5]) }).kind).toBe('queued');
    expect(place(wants('B', 2), { recent, cart: linesOf(['A', 2]) }).kind).toBe('queued');
  });

  it('is none for a repeated removal of a line that the cart no longer has', () => {
    const removed = { B: { qty: 0, at: 800 } };
    expect(place(wants('B', 0), { recent: removed, cart: linesOf(['A', 2]) }).kind).toBe('skipped');
  });
});

describe('the cart with pending updates', () => {
  const cart = linesOf(['A', 1], ['B', 2], ['C', 3]);

  it('has no line that an update removes', () => {
    expect(shown(applyUpdates(cart, [update('B', 0)]))).toEqual([
      ['A', 1],
      ['C', 3],
    ]);
  });

  it('has the quantity of the changed line only', () => {
    expect(shown(applyUpdates(cart, [update('B', 5)]))).toEqual([
      ['A', 1],
      ['B', 5],
      ['C', 3],
    ]);
  });

  it.each([
    ['A', ['N', 'A', 'B', 'C']],
    ['C', ['A', 'B', 'N', 'C']],
    ['unknown', ['A', 'B', 'C', 'N']],
    [undefined, ['A', 'B', 'C', 'N']],
  ])('shows a new line before line %s, or at the end without such a line', (before, skus) => {
    const items = applyUpdates(cart, [update('N', 1, { before })]).items;
    expect(items.map(({ sku }) => sku)).toEqual(skus);
    expect(items.find(({ sku }) => sku === 'N')).toMatchObject({ qty: 1, image: anItem().frontend_image });
  });

  it('has the total of its lines, without sold-out ones', () => {
    const updated = applyUpdates(
      aCart([aLine({ sku: 'A', qty: 1, price: 1_000 }), aLine({ sku: 'B', qty: 1, stock: 0 })]),
      [update('A', 3)],
    );
    expect(updated.total).toBe(3_000);
  });

  it('has the cases in its total, without one that lacks a bottle', () => {
    const caseOf = (id: string, stock: number) => {
      const bottles = [{ ...aLine({ sku: id, qty: 6, price: 500, stock }), count: 6 }];
      return { id, size: 6 as const, qty: 1, price: 3_000, saving: 0, bottles };
    };
    const cases = [caseOf('D', 12), caseOf('E', 0)];
    const before = { ...aCart([aLine({ sku: 'A', qty: 1, price: 1_000 })]), cases, total: 4_000 };
    const updated = applyUpdates(before, [update('A', 2)]);
    expect([updated.total, updated.total_without_discount]).toEqual([5_000, 5_000]);
  });

  it('is the server’s cart, with its totals, without updates of the current shopper', () => {
    const server = { ...cart, total: 1 };
    expect(applyUpdates(server, [update('B', 0, { isDetached: true, isSent: true })])).toBe(server);
    expect(applyUpdates(server, [])).toBe(server);
  });
});

describe('an update that waits for the network', () => {
  it('is reported by the page when its command was already confirmed', () => {
    expect(defer(wants('A', 1, { source: 'command' }))).toMatchObject({ source: 'page', isDeferred: true });
    expect(defer(wants('A', 1, { source: 'previousPage' })).source).toBe('previousPage');
  });

  it('is dropped when its customer has signed out', () => {
    const other = update('B', 1, { slot: 1 });
    expect(requeue([update('A', 1, { isSent: true, isDetached: true }), other], update('A', 1))).toEqual([
      other,
    ]);
  });

  it('is marked as deferred when the previous page could not send it', () => {
    const [queued] = enqueueStored([], [{ item: anItem(), qty: 2, at: 1 }]);
    expect(queued).toMatchObject({ source: 'previousPage', isDeferred: true, isSent: false, slot: 0 });
  });
});
