/** Carts of a history: each quantity that a client reads must be one that the cart can have had during the read. */
import type { Anomaly } from './anomaly.ts';
import { type Call, callsTo, type Units } from './entries.ts';

type Span = Pick<Call, 'client' | 'call' | 'from' | 'until'>;

interface Write extends Span {
  qty: number;
}

interface Read extends Span {
  cart: string;
  lines: Units;
}

/** A cart is empty before its first write. */
const EMPTY: Write = { client: '', call: 0, qty: 0, from: -Infinity, until: -Infinity };

const writesOf = (calls: readonly Call[]): Map<string, Map<string, Write[]>> => {
  const carts = new Map<string, Map<string, Write[]>>();
  for (const { kind, asked, client, call, from, until } of callsTo(calls, 'set-line')) {
    if (kind === 'fail') continue;
    const skus = carts.get(asked.cart) ?? new Map<string, Write[]>();
    carts.set(asked.cart, skus);
    const writes = skus.get(asked.sku) ?? [EMPTY];
    skus.set(asked.sku, [...writes, { client, call, qty: asked.qty, from, until }]);
  }
  return carts;
};

/** An order reads its cart between the first attempt with its key and the answer. */
const orderReads = (calls: readonly Call[]): Read[] => {
  const [final] = callsTo(calls, 'final');
  const orders = new Map(final?.answer?.orders.map((order) => [order.id, order]));
  const attempts = callsTo(calls, 'place-order');
  return attempts.flatMap(({ answer, asked: { cart, key }, client, call, until }) => {
    const order = answer && orders.get(answer.id);
    const from = Math.min(...attempts.filter(({ asked }) => asked.key === key).map((one) => one.from));
    return order ? [{ client, call, cart, lines: order.lines, from, until }] : [];
  });
};

const readsOf = (calls: readonly Call[]): Read[] => {
  const ordered = new Map<string, number>();
  for (const { asked, from } of callsTo(calls, 'place-order'))
    ordered.set(asked.cart, Math.min(from, ordered.get(asked.cart) ?? Infinity));
  const read = [...callsTo(calls, 'read-cart'), ...callsTo(calls, 'set-line')].flatMap(
    ({ answer, asked: { cart }, client, call, from, until }) =>
      // An order takes its lines out of the cart, at a time that the client does not know.
      answer && until < (ordered.get(cart) ?? Infinity)
        ? [{ client, call, cart, lines: answer.lines, from, until }]
        : [],
  );
  return [...read, ...orderReads(calls)];
};

/**
 * A read may return a write that began before the read ended, unless a later write had ended before the read began.
 * An unknown write has no end: it may happen at any time, so no other write comes after it.
 */
const judge = (read: Read, sku: string, writes: readonly Write[]): Anomaly[] => {
  const qty = read.lines[sku] ?? 0;
  const begun = writes.filter((write) => write.qty === qty && write.from < read.until);
  const later = (write: Write): Write[] =>
    writes.filter((other) => other.from > write.until && other.until < read.from);
  if (begun.some((write) => later(write).length === 0)) return [];
  const missed = begun.flatMap(later);
  const isOwn = missed.some(({ client }) => client === read.client);
  const text = `cart ${read.cart} has ${qty} of ${sku}`;
  if (begun.length === 0)
    return [{ kind: 'lost-update', calls: [read.call], text: `${text}, which no client had set` }];
  return [
    {
      kind: isOwn ? 'sees-the-past' : 'lost-update',
      calls: [...new Set(missed.map(({ call }) => call)), read.call],
      text: `${text}, after a confirmed write of another quantity`,
    },
  ];
};

export const checkCarts = (calls: readonly Call[]): Anomaly[] => {
  const carts = writesOf(calls);
  return readsOf(calls).flatMap((read) =>
    [...(carts.get(read.cart) ?? [])].flatMap(([sku, writes]) => judge(read, sku, writes)),
  );
};
