/** Clients of a history run: they share carts, buy scarce wines with a scarce coupon, cancel, and reserve seats. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from 'shared-contracts/errors';
import type { Decision, PlacedOrder } from '../fleet/purchase.ts';
import { type Actions, actionsOf, type Client, newCart, type Reserved } from './actions.ts';
import type { Operation } from './entries.ts';
import { type Outcome, type Recorder, untilKnown } from './recorder.ts';

/** Products and addresses that all clients share. */
export interface Arena {
  gateway: string;
  /** Scarce wines, which orders take. */
  scarce: readonly string[];
  /** Wines with so many units that any quantity fits. */
  plenty: readonly string[];
  coupon: string;
  event: string;
  /** Carts that several clients change. */
  carts: readonly string[];
  recorder: Recorder;
  /** A quantity that no client has used. */
  nextQty(): number;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 40;
const DECISIONS: readonly Decision[] = ['approve', 'approve', 'approve', 'refuse', 'abort'];

const newKey = ({ name, random }: Client): string =>
  `history-${name}-${random.between(0, 0x7fffffff).toString(36)}`;

const again = <Op extends Operation>(attempt: () => Promise<Outcome<Op>>, busy?: ErrorCode) =>
  untilKnown(attempt, PATIENCE_MS, busy);

const editSharedCart = async (arena: Arena, { random }: Client, act: Actions): Promise<void> => {
  const cart = random.pick(arena.carts);
  if (random.chance(0.5)) await act.readCart(cart);
  else await act.setLine(cart, random.pick(arena.plenty), arena.nextQty());
};

/** The last order and reservation of a client. It gives them back before the next, or all would soon be sold. */
interface Held {
  order?: PlacedOrder;
  reserved?: Reserved;
}

const fillCart = async (arena: Arena, { random, send }: Client, act: Actions): Promise<string> => {
  const cart = await newCart(send);
  for (let lines = random.between(1, 2); lines > 0; lines -= 1) {
    const [sku, qty] = [random.pick(arena.scarce), random.between(1, 2)];
    await again(() => act.setLine(cart, sku, qty));
  }
  if (random.chance(0.5)) await again(() => act.applyCoupon(cart, arena.coupon));
  return cart;
};

const buy = async (arena: Arena, client: Client, act: Actions, held: Held): Promise<void> => {
  const { random } = client;
  const { order: former } = held;
  if (former) {
    await again(() => act.cancelOrder(former));
    await act.readOrder(former);
    delete held.order;
  }
  const cart = await fillCart(arena, client, act);
  const key = newKey(client);
  const place = () =>
    act.placeOrder(cart, key, (placed) => {
      held.order = placed;
    });
  await again(place, 'CONFLICT');
  if (random.chance(0.2)) await place();
  const { order } = held;
  if (!order) return;
  const decision = random.pick(DECISIONS);
  const kept = {};
  if (random.chance(0.8)) await again(() => act.pay(order, decision, kept));
  await act.readOrder(order);
};

const reserveSeats = async (arena: Arena, client: Client, act: Actions, held: Held): Promise<void> => {
  const { random } = client;
  const { reserved: former } = held;
  if (former) {
    await again(() => act.cancelReservation(former));
    await act.readReservation(former);
    delete held.reserved;
  }
  const key = newKey(client);
  const people = random.between(1, 3);
  const reserve = () =>
    act.reserve(arena.event, people, key, (reserved) => {
      held.reserved = reserved;
    });
  await again(reserve);
  if (random.chance(0.2)) await reserve();
  if (held.reserved) await act.readReservation(held.reserved);
};

const VISITS = [editSharedCart, editSharedCart, editSharedCart, buy, buy, reserveSeats];

/** Uses the shop until `isOver`, then ends the visit that has begun. */
export const useShop = async (arena: Arena, client: Client, isOver: () => boolean): Promise<void> => {
  const act = actionsOf(arena, client);
  const held: Held = {};
  while (!isOver()) {
    const visit = client.random.pick(VISITS);
    await visit(arena, client, act, held).catch((error: Error) => {
      // A visit cannot go on without a cart. Other errors are faults of this code.
      if (error instanceof TypeError) throw error;
    });
    await sleep(client.random.exponential(PAUSE_MS));
  }
};
