/** Orders, payments and reservations of a history: no state goes back, no money is lost, no key works twice. */
import type { Anomaly } from './anomaly.ts';
import { type Call, callsTo, type FinalState } from './entries.ts';

/** A state of a subject that never goes back, as its rank. */
interface Sight extends Pick<Call, 'call' | 'from' | 'until'> {
  subject: string;
  rank: number;
  /** The final state: what it lacks is lost. */
  isFinal?: boolean;
}

const MISSING = -1;
const isCancelled = (status: string) => Number(status === 'cancelled');
const isDecided = (payment: string) => Number(payment !== 'pending');

const cartSights = (calls: readonly Call[]): Sight[] =>
  [...callsTo(calls, 'set-line'), ...callsTo(calls, 'read-cart')].flatMap(({ asked, answer, ...call }) =>
    answer ? [{ ...call, subject: `version of cart ${asked.cart}`, rank: answer.version }] : [],
  );

/** States of an order that a call shows: existence (0), cancellation, decision of the payment. */
const orderSights = (calls: readonly Call[]): Sight[] => [
  ...callsTo(calls, 'place-order').flatMap(({ answer, ...call }) =>
    answer ? [{ ...call, subject: `status of order ${answer.id}`, rank: 0 }] : [],
  ),
  ...callsTo(calls, 'cancel-order').flatMap(({ asked, answer, ...call }) =>
    answer ? [{ ...call, subject: `status of order ${asked.order}`, rank: 1 }] : [],
  ),
  ...callsTo(calls, 'pay').flatMap(({ asked, answer, ...call }) =>
    answer?.isPaid ? [{ ...call, subject: `payment of order ${asked.order}`, rank: 1 }] : [],
  ),
  ...callsTo(calls, 'read-order').flatMap(({ asked: { order }, answer, why, ...call }) => {
    if (why === 'NOT_FOUND') return [{ ...call, subject: `status of order ${order}`, rank: MISSING }];
    if (!answer) return [];
    return [
      { ...call, subject: `status of order ${order}`, rank: isCancelled(answer.status) },
      { ...call, subject: `payment of order ${order}`, rank: isDecided(answer.payment_status) },
    ];
  }),
];

const reservationSights = (calls: readonly Call[]): Sight[] => [
  ...callsTo(calls, 'reserve').flatMap(({ answer, ...call }) =>
    answer ? [{ ...call, subject: `reservation ${answer.id}`, rank: 0 }] : [],
  ),
  ...callsTo(calls, 'cancel-reservation').flatMap(({ asked, answer, ...call }) =>
    answer ? [{ ...call, subject: `reservation ${asked.reservation}`, rank: 1 }] : [],
  ),
  ...callsTo(calls, 'read-reservation').flatMap(({ asked, answer, ...call }) =>
    answer
      ? [{ ...call, subject: `reservation ${asked.reservation}`, rank: isCancelled(answer.status) }]
      : [],
  ),
];

/** The final state shows each subject of the history. */
const finalSights = (sights: readonly Sight[], call: Call<'final'>): Sight[] => {
  const { orders = [], reservations = [] } = call.answer ?? {};
  const ranks = new Map<string, number>([
    ...orders.map(({ id, status }) => [`status of order ${id}`, isCancelled(status)] as const),
    ...orders.map(({ id, payment_status }) => [`payment of order ${id}`, isDecided(payment_status)] as const),
    ...reservations.map(({ id, status }) => [`reservation ${id}`, isCancelled(status)] as const),
  ]);
  return [...new Set(sights.map(({ subject }) => subject))]
    .filter((subject) => !subject.startsWith('version'))
    .map((subject) => ({ ...call, subject, rank: ranks.get(subject) ?? MISSING, isFinal: true }));
};

const checkOrder = (sights: readonly Sight[]): Anomaly[] =>
  sights.flatMap(({ subject, rank, from, call, isFinal }) => {
    const missed = sights.find((earlier) => earlier.until < from && earlier.rank > rank);
    if (!missed) return [];
    const kind = isFinal ? 'lost-update' : 'sees-the-past';
    return [{ kind, calls: [missed.call, call], text: `${subject} went back` }];
  });

const checkKeys = (calls: readonly Call[], final: FinalState | undefined): Anomaly[] => {
  const made = [
    ...callsTo(calls, 'place-order').flatMap(({ asked, answer, call }) =>
      answer ? [{ key: asked.key, id: answer.id, call }] : [],
    ),
    ...callsTo(calls, 'reserve').flatMap(({ asked, answer, call }) =>
      answer ? [{ key: asked.key, id: answer.id, call }] : [],
    ),
    ...[...(final?.orders ?? []), ...(final?.reservations ?? [])].flatMap(({ key, id }) =>
      key === null ? [] : [{ key, id, call: 0 }],
    ),
  ];
  return Object.entries(Object.groupBy(made, ({ key }) => key)).flatMap(([key, all = []]) => {
    const ids = new Set(all.map(({ id }) => id));
    if (ids.size < 2) return [];
    return [
      { kind: 'doubled', calls: all.map(({ call }) => call), text: `${key} made ${[...ids].join(', ')}` },
    ];
  });
};

const checkMoney = (calls: readonly Call[], { orders, ledger }: FinalState): Anomaly[] => {
  const mispriced = callsTo(calls, 'place-order').flatMap(({ answer, call }) => {
    const order = orders.find(({ id }) => id === answer?.id);
    if (!answer || !order || order.total === answer.total) return [];
    const text = `order ${order.id} costs ${order.total}, the shopper was told ${answer.total}`;
    return [{ calls: [call], text }];
  });
  const owned = new Set(orders.flatMap(({ tokens }) => tokens));
  const ownerless = ledger
    .filter(({ token, captured }) => captured > 0 && !owned.has(token))
    .map(({ token, captured }) => ({
      calls: [],
      text: `${captured} captured by ${token}, which no order has`,
    }));
  const unequal = orders.flatMap(({ id, status, payment_status, total, refunded, tokens }) => {
    const own = ledger.filter(({ token }) => tokens.includes(token));
    const sum = (of: 'captured' | 'refunded') => own.reduce((all, entry) => all + entry[of], 0);
    const paid = payment_status === 'success' ? total : 0;
    const due = status === 'cancelled' ? paid : refunded;
    if (sum('captured') - sum('refunded') === paid - due && refunded === due) return [];
    const text =
      `order ${id} (${status}, ${payment_status}): ${paid} paid and ${refunded} refunded in the shop, ` +
      `${sum('captured')} captured and ${sum('refunded')} refunded at the gateway`;
    return [{ calls: [], text }];
  });
  return [...mispriced, ...ownerless, ...unequal].map((one) => ({ ...one, kind: 'money' }));
};

export const checkOrders = (calls: readonly Call[]): Anomaly[] => {
  const [final] = callsTo(calls, 'final');
  const seen = [...cartSights(calls), ...orderSights(calls), ...reservationSights(calls)];
  const sights = final?.answer ? [...seen, ...finalSights(seen, final)] : seen;
  const bySubject = Object.values(Object.groupBy(sights, ({ subject }) => subject));
  return [
    ...bySubject.flatMap((some = []) => checkOrder(some)),
    ...checkKeys(calls, final?.answer),
    ...(final?.answer ? checkMoney(calls, final.answer) : []),
  ];
};
