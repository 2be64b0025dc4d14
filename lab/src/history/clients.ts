/** Clients of a history run: they share carts, buy scarce wines with a scarce coupon, cancel, and reserve seats. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from 'shared-contracts/errors';
import type { Decision } from '../fleet/purchase.ts';
import { type Actions, actionsOf, type Client, newCart, type Placed, type Reserved } from './actions.ts';
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

const buy = async (arena: Arena, client: Client, act: Actions): Promise<void> => {
  const { random, send } = client;
  const cart = await newCart(send);
  for (let lines = random.between(1, 2); lines > 0; lines -= 1) {
    const [sku, qty] = [random.pick(arena.scarce), random.between(1, 2)];
    await again(() => act.setLine(cart, sku, qty));
  }
  if (random.chance(0.4)) await again(() => act.applyCoupon(cart, arena.coupon));
  const key = newKey(client);
  let order: Placed | undefined;
  const place = () => act.placeOrder(cart, key, (placed) => (order = placed));
  await again(place, 'CONFLICT');
  if (random.chance(0.2)) await place();
  const placed = order as Placed | undefined;
  if (!placed) return;
  const [decision, gone] = [random.pick(DECISIONS), {}];
  if (random.chance(0.8)) await again(() => act.pay(placed, decision, gone));
  await act.readOrder(placed);
  if (!random.chance(0.5)) return;
  await again(() => act.cancelOrder(placed));
  await act.readOrder(placed);
};

const reserveSeats = async (arena: Arena, client: Client, act: Actions): Promise<void> => {
  const { random } = client;
  let made: Reserved | undefined;
  const key = newKey(client);
  const people = random.between(1, 3);
  const reserve = () => act.reserve(arena.event, people, key, (reserved) => (made = reserved));
  await again(reserve);
  if (random.chance(0.2)) await reserve();
  const reserved = made as Reserved | undefined;
  if (!reserved) return;
  await act.readReservation(reserved);
  if (!random.chance(0.6)) return;
  await again(() => act.cancelReservation(reserved));
  await act.readReservation(reserved);
};

const VISITS = [editSharedCart, editSharedCart, editSharedCart, buy, buy, reserveSeats];

/** Uses the shop until `isOver`, then ends the visit that has begun. */
export const useShop = async (arena: Arena, client: Client, isOver: () => boolean): Promise<void> => {
  const act = actionsOf(arena, client);
  while (!isOver()) {
    // A visit cannot go on without a cart or a gateway.
    await client.random
      .pick(VISITS)(arena, client, act)
      .catch(() => undefined);
    await sleep(client.random.exponential(PAUSE_MS));
  }
};
