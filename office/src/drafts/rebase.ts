/** Moves what a person typed over the data that another person saved meanwhile. */
import { same } from '../forms/typed-texts.ts';

type Group = Readonly<Record<string, unknown>>;

/** Lists are taken whole, because their lines may have moved, and pictures, because their size belongs to the file. */
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('width' in value);

/**
 * The stored data with the fields that were typed. A field that both changed has the typed value.
 * @param base data over which `typed` were typed
 */
export const rebase = <T>(typed: T, base: unknown, stored: T): T => {
  if (same(typed, base)) return stored;
  if (!isGroup(typed) || !isGroup(base) || !isGroup(stored)) return typed;
  const names = [...new Set([...Object.keys(stored), ...Object.keys(typed)])];
  return Object.fromEntries(
    names
      .map((name) => [name, rebase(typed[name], base[name], stored[name])] as const)
      .filter(([, value]) => value !== undefined),
  ) as T;
};
