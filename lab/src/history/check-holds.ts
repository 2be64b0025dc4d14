/** Units, uses and seats that orders and reservations hold: at no moment more than there are. */
import type { Anomaly } from './anomaly.ts';
import { type Call, callsTo, type FinalState, type Units } from './entries.ts';

/** Units that are certainly held between two moments, ms. */
interface Hold {
  /** `stock`, `coupon` or `seats`, and the name. */
  resource: string;
  units: number;
  from: number;
  until: number;
  call: number;
}

const KINDS = { stock: 'stock-below-zero', coupon: 'coupon-overused', seats: 'over-capacity' } as const;

/**
 * Certain time of a hold: from the first confirmation until the first call that may have released it. A cancelled one
 * without such a call was released by the shop, at a time that no client knows.
 */
const timeOf = (
  confirmed: readonly Call[],
  releases: readonly number[],
  { isCancelled, finalAt }: { isCancelled: boolean; finalAt: number },
): { from: number; until: number; call: number } | undefined => {
  // Without a time: Infinity.
  const from = Math.min(...confirmed.map(({ until }) => until));
  const until = Math.min(...releases);
  const call = confirmed[0]?.call ?? 0;
  if (!isCancelled) return { from: Math.min(from, finalAt), until: Infinity, call };
  return until < Infinity && from < until ? { from, until, call } : undefined;
};

const orderHolds = (calls: readonly Call[], { orders }: FinalState, finalAt: number): Hold[] => {
  const [placings, cancels, payments] = [
    callsTo(calls, 'place-order'),
    callsTo(calls, 'cancel-order'),
    callsTo(calls, 'pay'),
  ];
  return orders.flatMap(({ id, cart, key, status, coupon, lines }) => {
    const time = timeOf(
      placings.filter(({ answer }) => answer?.id === id),
      [
        ...cancels.filter(({ asked }) => asked.order === id),
        // A payment that fails cancels the order.
        ...payments.filter(({ asked }) => asked.order === id),
        // Another order of the cart takes the place of an unpaid one.
        ...placings.filter(({ asked }) => asked.cart === cart && asked.key !== key),
      ].map(({ from }) => from),
      { isCancelled: status === 'cancelled', finalAt },
    );
    if (!time) return [];
    const units = Object.entries(lines).map(([sku, qty]) => ({
      ...time,
      resource: `stock ${sku}`,
      units: qty,
    }));
    return coupon ? [...units, { ...time, resource: `coupon ${coupon}`, units: 1 }] : units;
  });
};

const reservationHolds = (calls: readonly Call[], { reservations }: FinalState, finalAt: number): Hold[] => {
  const [reserved, cancels] = [callsTo(calls, 'reserve'), callsTo(calls, 'cancel-reservation')];
  return reservations.flatMap(({ id, event, people, status }) => {
    const time = timeOf(
      reserved.filter(({ answer }) => answer?.id === id),
      cancels.filter(({ asked }) => asked.reservation === id).map(({ from }) => from),
      { isCancelled: status === 'cancelled', finalAt },
    );
    return time ? [{ ...time, resource: `seats ${event}`, units: people }] : [];
  });
};

/** Most units that are held at the same moment, and the holds of that moment. */
const peakOf = (holds: readonly Hold[]): Hold[] => {
  const at = (time: number) => holds.filter(({ from, until }) => from <= time && time < until);
  const sum = (some: readonly Hold[]) => some.reduce((total, { units }) => total + units, 0);
  return holds.map(({ from }) => at(from)).reduce((most, some) => (sum(some) > sum(most) ? some : most), []);
};

/** The units that the final state books must be those of its orders and reservations. */
const checkBooks = (begin: { stock: Units }, final: FinalState, call: number): Anomaly[] => {
  const live = final.orders.filter(({ status }) => status !== 'cancelled');
  const stock = Object.entries(begin.stock).flatMap(([sku, before]) => {
    const sold = live.reduce((sum, { lines }) => sum + (lines[sku] ?? 0), 0);
    const now = final.stock[sku] ?? 0;
    return now + sold === before ? [] : [`${sku}: ${before} before, ${sold} sold, ${now} left`];
  });
  const seats = Object.entries(final.seats).flatMap(([event, taken]) => {
    const reserved = final.reservations
      .filter((one) => one.event === event && one.status === 'confirmed')
      .reduce((sum, { people }) => sum + people, 0);
    return reserved === taken ? [] : [`${event}: ${reserved} seats reserved, ${taken} taken`];
  });
  return [...stock, ...seats].map((text) => ({ kind: 'lost-update', calls: [call], text }));
};

export const checkHolds = (calls: readonly Call[]): Anomaly[] => {
  const [begin] = callsTo(calls, 'begin');
  const [final] = callsTo(calls, 'final');
  const seen = callsTo(calls, 'read-stock').flatMap(({ answer, call }) =>
    Object.entries(answer?.stock ?? {})
      .filter(([, units]) => units < 0)
      .map(([sku, units]) => ({ kind: KINDS.stock, calls: [call], text: `${sku} has ${units} units` })),
  );
  if (!begin?.answer || !final?.answer) return seen;
  const { stock, coupons, seats } = begin.answer;
  const limits = { stock, coupon: coupons, seats };
  const holds = [
    ...orderHolds(calls, final.answer, final.until),
    ...reservationHolds(calls, final.answer, final.until),
  ];
  const groups = Object.entries(Object.groupBy(holds, ({ resource }) => resource));
  const above = groups.flatMap(([resource, all = []]) => {
    const [kind, name] = resource.split(' ') as [keyof typeof KINDS, string];
    const peak = peakOf(all);
    const held = peak.reduce((sum, { units }) => sum + units, 0);
    const limit = limits[kind][name] ?? Infinity;
    if (held <= limit) return [];
    const text = `${held} of ${limit} ${resource} are held at the same time`;
    return [{ kind: KINDS[kind], calls: peak.map(({ call }) => call), text }];
  });
  return [...seen, ...above, ...checkBooks(begin.answer, final.answer, final.call)];
};
