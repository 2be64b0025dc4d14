/**
 * Values of a page that it keeps over its reload, e.g. for a language change. They contain personal data. So a page
 * writes them only on unload, deletes them on read, and ignores them after a few minutes. It never writes passwords.
 */
import { useEffect } from 'react';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { Values } from './form-values.ts';

/** Longer than any reload. */
const TYPED_LIFE_MS = 300_000;

interface Typed {
  /** Path of the form's page. */
  path: string;
  /** Time of writing, ms since 1970. */
  at: number;
  values: Values;
  /** Whether these values were sent. */
  isSent: boolean;
}

const remove = (): void => {
  try {
    sessionStorage.removeItem(STORAGE_KEYS.formDraft);
  } catch {
    // Storage is blocked, so there is no typed text to remove.
  }
};

export const writeTyped = (all: Values, isSent = false): void => {
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => !name.includes('password')));
  const typed: Typed = { path: location.pathname, at: Date.now(), values, isSent };
  try {
    sessionStorage.setItem(STORAGE_KEYS.formDraft, JSON.stringify(typed));
  } catch {
    // Storage is blocked. Ignore it: only the typed text is lost.
  }
};

const NOTHING = { values: {}, isSent: false };

/** Reads the typed text of this page and removes it. Empty when it is expired or of another page. */
export const takeTyped = (): Pick<Typed, 'values' | 'isSent'> => {
  try {
    const { path, at, values, isSent } = JSON.parse(
      sessionStorage.getItem(STORAGE_KEYS.formDraft) ?? '{}',
    ) as Typed;
    const isFresh = path === location.pathname && Date.now() - at < TYPED_LIFE_MS;
    return isFresh && typeof values === 'object' && values !== null ? { values, isSent } : NOTHING;
  } catch {
    return NOTHING;
  } finally {
    remove();
  }
};

/** Calls `write` when the page unloads. A page from the back/forward cache still has its values. */
export const useUnload = (write: () => void): void =>
  useEffect(() => {
    addEventListener('pagehide', write);
    addEventListener('pageshow', remove);
    return () => {
      removeEventListener('pagehide', write);
      removeEventListener('pageshow', remove);
    };
  }, [write]);
