/** Puts each kind of anomaly into a history, for tests of the checker. */
import type { Anomaly } from './anomaly.ts';
import { type Call, callsOf, callsTo, type Entry, type Operation, type Operations } from './entries.ts';

/** Appends a call to the end of the history. */
const append = <Op extends Operation>(
  entries: readonly Entry[],
  { client, op, asked, answer }: Pick<Call<Op>, 'client' | 'op' | 'asked' | 'answer'>,
): Entry[] => {
  const at = 1 + Math.max(...entries.map((entry) => entry.at));
  const call = 1 + Math.max(...entries.map((entry) => entry.call));
  return [
    ...entries,
    { at, client, call, op, kind: 'invoke', value: asked } as Entry,
    { at: at + 1, client, call, op, kind: 'ok', value: answer } as Entry,
  ];
};

/** Changes the answer of the only call of an operation. */
const change = <Op extends Operation>(
  entries: readonly Entry[],
  op: Op,
  edit: (answer: Operations[Op]['answer']) => void,
): Entry[] => {
  const copy = structuredClone([...entries]);
  for (const entry of copy)
    if (entry.op === op && entry.kind === 'ok') edit(entry.value as Operations[Op]['answer']);
  return copy;
};

const first = <Value>(values: readonly Value[], what: string): Value => {
  const [value] = values;
  if (value === undefined) throw new Error(`The history has no ${what}`);
  return value;
};

const okTo = <Op extends Operation>(entries: readonly Entry[], op: Op) =>
  callsTo(callsOf(entries), op).flatMap((call) => (call.answer ? [{ ...call, answer: call.answer }] : []));

/** A confirmed write, and a confirmed one of the same line that began after it. */
const overwritten = (entries: readonly Entry[]) => {
  const writes = okTo(entries, 'set-line');
  const pairs = writes.flatMap((old) =>
    writes
      .filter(
        ({ asked, from }) =>
          asked.cart === old.asked.cart &&
          asked.sku === old.asked.sku &&
          asked.qty !== old.asked.qty &&
          from > old.until,
      )
      .map((late) => ({ old, late })),
  );
  return first(pairs, 'line that was set twice');
};

/** A read of the old quantity, with the newest version. */
const readOld = (entries: readonly Entry[], reader: 'own' | 'other'): Entry[] => {
  const { old, late } = overwritten(entries);
  const client = reader === 'own' ? late.client : 'another client';
  const { cart, sku, qty } = old.asked;
  const answer = { lines: { [sku]: qty }, version: Number.MAX_SAFE_INTEGER };
  return append(entries, { client, op: 'read-cart', asked: { cart }, answer });
};

const unpaidAgain = (entries: readonly Entry[]): Entry[] => {
  const paid = okTo(entries, 'pay').filter(({ answer }) => answer.isPaid);
  const { client, asked } = first(paid, 'paid order');
  const answer = { status: 'confirmed', payment_status: 'pending' };
  return append(entries, { client, op: 'read-order', asked: { order: asked.order }, answer });
};

const olderVersion = (entries: readonly Entry[]): Entry[] => {
  const { client, asked, answer } = first(okTo(entries, 'set-line'), 'cart');
  const older = { ...answer, version: answer.version - 1 };
  return append(entries, { client, op: 'read-cart', asked: { cart: asked.cart }, answer: older });
};

const secondOrder = (entries: readonly Entry[]): Entry[] => {
  const { client, asked, answer } = first(okTo(entries, 'place-order'), 'order');
  return append(entries, { client, op: 'place-order', asked, answer: { ...answer, id: 'another-id' } });
};

const live = <Item extends { status: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ status }) => status !== 'cancelled');

/** Name of what is planted → kind under which the checker must report it, and how to plant it. */
export const PLANTS: Readonly<Record<string, [Anomaly['kind'], (entries: readonly Entry[]) => Entry[]]>> = {
  'a confirmed quantity is gone': ['lost-update', (entries) => readOld(entries, 'other')],
  'a confirmed order is gone': [
    'lost-update',
    (entries) => {
      const { answer } = first(okTo(entries, 'place-order'), 'order');
      return change(entries, 'final', (final) => {
        final.orders = final.orders.filter(({ id }) => id !== answer.id);
      });
    },
  ],
  'a unit of stock is gone': [
    'lost-update',
    (entries) =>
      change(entries, 'final', ({ stock }) => {
        const sku = first(Object.keys(stock), 'stock');
        stock[sku] = (stock[sku] ?? 0) - 1;
      }),
  ],
  'a client misses its own write': ['sees-the-past', (entries) => readOld(entries, 'own')],
  'a paid order is unpaid again': ['sees-the-past', unpaidAgain],
  'a cart has an older version': ['sees-the-past', olderVersion],
  'stock was below zero for a moment': [
    'stock-below-zero',
    (entries) =>
      append(entries, { client: 'observer', op: 'read-stock', asked: {}, answer: { stock: { W1: -1 } } }),
  ],
  'more units were sold than there were': [
    'stock-below-zero',
    (entries) =>
      change(entries, 'begin', ({ stock }) => {
        for (const sku of Object.keys(stock)) stock[sku] = 0;
      }),
  ],
  'a coupon paid for one more order': [
    'coupon-overused',
    (entries) => {
      const { answer } = first(okTo(entries, 'begin'), 'begin');
      const [code, uses] = first(Object.entries(answer.coupons), 'coupon');
      return change(entries, 'final', ({ orders }) => {
        for (const order of live(orders).slice(0, uses + 1)) order.coupon = code;
      });
    },
  ],
  'more seats were reserved than there are': [
    'over-capacity',
    (entries) =>
      change(entries, 'begin', ({ seats }) => {
        for (const event of Object.keys(seats)) seats[event] = 0;
      }),
  ],
  'the gateway captured twice': [
    'money',
    (entries) =>
      change(entries, 'final', ({ ledger }) => {
        const entry = first(
          ledger.filter(({ captured }) => captured > 0),
          'captured payment',
        );
        entry.captured *= 2;
      }),
  ],
  'a captured payment has no order': [
    'money',
    (entries) =>
      change(entries, 'final', ({ ledger }) => void ledger.push({ token: 'x', captured: 1, refunded: 0 })),
  ],
  'a refund did not reach the buyer': [
    'money',
    (entries) =>
      change(entries, 'final', ({ ledger }) => {
        const entry = first(
          ledger.filter(({ refunded }) => refunded > 0),
          'refund',
        );
        entry.refunded = 0;
      }),
  ],
  'an order costs more than the shopper was told': [
    'money',
    (entries) => {
      const { answer } = first(okTo(entries, 'place-order'), 'order');
      return change(entries, 'final', ({ orders }) => {
        for (const order of orders) if (order.id === answer.id) order.total += 1;
      });
    },
  ],
  'a repeated key made a second order': ['doubled', secondOrder],
};
