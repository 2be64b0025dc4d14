/**
 * Serves cart commands without a connection, while checkout's cart service cannot be loaded. Each command becomes an
 * unsent change in the storage, as the service itself would store it. The service sends them when it starts.
 */
import type { Bus } from 'shared-contracts/bus/bus';
import { type CartState, type CartUpdate, cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { UnsentUpdate } from 'shared-contracts/unsent-update';
import { readStoredBottles, readStoredLines } from '../stored-cart.ts';

const readUnsent = (): UnsentUpdate[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.cartWishes) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
};

/** Units to add join those that wait already. A quantity replaces them. */
const joined = (waiting: UnsentUpdate | undefined, { item, qty, add }: CartUpdate): UnsentUpdate => {
  const at = Date.now();
  if (!waiting || add === undefined) return { item, qty, add, at };
  return waiting.add === undefined
    ? { ...waiting, qty: waiting.qty + add, at }
    : { ...waiting, add: waiting.add + add, at };
};

/** @throws when the browser blocks the storage: the change would be lost */
const storeUnsent = (update: CartUpdate): void => {
  const unsent = readUnsent();
  const isSame = ({ item }: UnsentUpdate) => item?.sku === update.item.sku;
  const others = unsent.filter((one) => !isSame(one));
  localStorage.setItem(
    STORAGE_KEYS.cartWishes,
    JSON.stringify([...others, joined(unsent.find(isSame), update)]),
  );
};

/** The stored cart with the unsent changes, and with commands that wait for the cart service. */
export const shownCart = (commands: readonly CartUpdate[] = []): CartState => {
  const lines = new Map(readStoredLines().map(({ sku, qty, price }) => [sku, { qty, price }]));
  for (const { item, qty, add } of [...readUnsent(), ...commands]) {
    const held = lines.get(item.sku)?.qty ?? 0;
    const wanted = add === undefined ? qty : Math.max(held, Math.min(held + add, item.stock));
    if (wanted > 0) lines.set(item.sku, { qty: wanted, price: item.price });
    else lines.delete(item.sku);
  }
  const shown = [...lines];
  const units = [...lines.values(), ...readStoredBottles()];
  return {
    count: units.reduce((sum, { qty }) => sum + qty, 0),
    total: units.reduce((sum, { qty, price }) => sum + qty * price, 0),
    lines: shown.map(([sku, { qty }]) => ({ sku, qty })),
    isUnread: true,
  };
};

/** @returns function that ends this service */
export const keepUnsent = (bus: Bus): (() => void) =>
  bus.serve(cartUpdate, async (update) => {
    storeUnsent(update);
    const cart = shownCart();
    bus.publish(cartState, cart);
    return { count: cart.count, total: cart.total };
  });
