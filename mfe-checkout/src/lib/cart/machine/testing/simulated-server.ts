/** Server of the property of random events. */
import { aCart, aLine, CART_ID } from '../../../testing/cart-fixtures.ts';
import type { StoredUpdate } from '../../stored-updates.ts';
import type { CartEffectOf } from '../effects.ts';
import type { CartEvent, CartEventOf } from '../events.ts';

export const STOCK: Record<string, number> = { 'W-1': 5, 'W-2': 8 };

/** Identifies an update. */
export const keyOf = ({ item, at }: StoredUpdate): string => `${item.sku} ${at}`;

/** Server with one cart. `write` and `read` return what the machine receives. */
export const createServer = () => {
  const lines = new Map<string, number>();
  let version = 0;
  const cart = () => ({ ...aCart([...lines].map(([sku, qty]) => aLine({ sku, qty }))), version });
  /** Per sku: the version of the last change. Per update: the version after its first write. */
  const changed = new Map<string, number>();
  const written = new Map<string, number>();
  return {
    lines,
    cart,
    isOnline: true,
    /** Removing a missing line is no change, as in the API. */
    set(sku: string, qty: number) {
      if (qty === 0 && !lines.has(sku)) return;
      if (qty === 0) lines.delete(sku);
      else lines.set(sku, qty);
      version += 1;
      changed.set(sku, version);
    },
    /** Whether the server has written this update before, and the line was changed after it. */
    isUndone: (update: StoredUpdate) =>
      (written.get(keyOf(update)) ?? Infinity) < (changed.get(update.item.sku) ?? 0),
    /** `land`: the request reaches the server. `arrive`: the browser receives the response, or a fault. */
    write({ update }: CartEffectOf<'write'>) {
      const failed = (failure: CartEventOf<'writeFailed'>['failure']): CartEvent => ({
        kind: 'writeFailed',
        update,
        failure,
        storedId: CART_ID,
      });
      const { sku } = update.item;
      const perform = (): CartEvent => {
        if (update.qty > (STOCK[sku] ?? 0)) return failed({ kind: 'refused', error: new Error(sku) });
        this.set(sku, update.qty);
        if (!written.has(keyOf(update)) && changed.get(sku) === version) written.set(keyOf(update), version);
        return { kind: 'writeDone', update, cart: cart() };
      };
      let response: CartEvent | undefined;
      const land = () => {
        if (this.isOnline) response ??= perform();
      };
      return {
        land,
        arrive: (isFault: boolean): CartEvent => {
          land();
          if (!response || !this.isOnline) return failed({ kind: 'unsent' });
          // The server wrote the line, but the browser cannot know.
          return isFault && response.kind === 'writeDone'
            ? failed({ kind: 'fault', error: new Error('timeout') })
            : response;
        },
      };
    },
    /** The server reads now. The response arrives later. */
    read({ version }: CartEffectOf<'read'>) {
      const now = cart();
      return (isFault: boolean): CartEvent =>
        isFault || !this.isOnline
          ? { kind: 'readFailed', version, isLost: false }
          : { kind: 'readDone', version, cart: now };
    },
  };
};
