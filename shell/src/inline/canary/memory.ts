/**
 * Remembers the signals of each canary that this browser has reported. A browser counts once per signal and share, so
 * that one shopper with a broken browser cannot stop a canary.
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

/** `<remote> <seed> <share>` → reported signals: `order` when this browser may order, `!order` when it did. */
type Memory = Record<string, string[]>;

const read = (): Memory => {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEYS.canary) ?? '{}') as Memory;
  } catch {
    return {};
  }
};

/** @param running canaries of this page. Forgets all others */
export const openMemory = (running: readonly string[]) => ({
  has: (canary: string, item: string): boolean => read()[canary]?.includes(item) ?? false,
  /** @returns whether the browser could store it */
  add(canary: string, items: readonly string[]): boolean {
    const memory = read();
    const kept = running.map((one) => [one, [...(memory[one] ?? []), ...(one === canary ? items : [])]]);
    try {
      localStorage.setItem(STORAGE_KEYS.canary, JSON.stringify(Object.fromEntries(kept)));
      return true;
    } catch {
      // Without storage the browser would count again on every page, so it does not count.
      return false;
    }
  },
});
