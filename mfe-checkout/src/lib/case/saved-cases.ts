/** Cases that the shopper saved in this browser. */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { localStore } from '../storage.ts';

/** The case as text, and its bottles in words, in the language in which it was saved. */
export interface SavedCase {
  text: string;
  name: string;
}

const MAX_SAVED = 12;

const isSaved = (value: unknown): value is SavedCase =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  'name' in value &&
  typeof value.text === 'string' &&
  typeof value.name === 'string';

export const readSavedCases = (): SavedCase[] => {
  const stored = localStore.readJson(STORAGE_KEYS.savedCases);
  return Array.isArray(stored) ? stored.filter(isSaved) : [];
};

const write = (saved: readonly SavedCase[]): SavedCase[] => {
  const kept = saved.slice(0, MAX_SAVED);
  if (kept.length > 0) localStore.writeJson(STORAGE_KEYS.savedCases, kept);
  else localStore.remove(STORAGE_KEYS.savedCases);
  return kept;
};

/** Puts the case first. The oldest of too many cases goes. */
export const saveCase = (one: SavedCase): SavedCase[] =>
  write([one, ...readSavedCases().filter(({ text }) => text !== one.text)]);

export const removeSavedCase = (text: string): SavedCase[] =>
  write(readSavedCases().filter((one) => one.text !== text));
