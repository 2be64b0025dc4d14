/**
 * Keeps a form's values over a reload of its page, e.g. for a language change. The typed text contains personal
 * data. So `KeepTyped` writes it only on unload, deletes it on read, and ignores it after a few minutes. It never writes
 * passwords. One form of a page may use it.
 */
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
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

const write = (all: Values, isSent = false): void => {
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
const take = (): Pick<Typed, 'values' | 'isSent'> => {
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

interface KeepTypedProps {
  isSending: boolean;
  hasFailed: boolean;
  /** The form is a search: it keeps its values when it is sent, and a reload sends it again. */
  isSearch?: boolean;
}

/** Fills untouched fields from the typed text, and stores typed text when the page unloads. */
export const KeepTyped = ({ isSending, hasFailed, isSearch = false }: KeepTypedProps) => {
  const form = useForm<Values>();
  const wasSending = useRef(false);
  useEffect(() => {
    // After a successful submit, mark the values as unchanged, so that an unload stores no typed text of them.
    if (!isSearch && wasSending.current && !isSending && !hasFailed) form.initialize(form.getState().values);
    wasSending.current = isSending;
  }, [form, isSending, hasFailed, isSearch]);
  useEffect(() => {
    const typed = take();
    for (const [name, value] of Object.entries(typed.values)) {
      const field = form.getFieldState(name);
      if (field && !field.modified && typeof value === typeof (field.value ?? value))
        form.change(name, value);
    }
    // After the effects of the form, which validates nothing before.
    if (isSearch && typed.isSent) queueMicrotask(() => void form.submit());
    const keep = () => {
      const { values, dirty, submitSucceeded, dirtySinceLastSubmit } = form.getState();
      if (dirty) write(values, submitSucceeded && !dirtySinceLastSubmit);
    };
    addEventListener('pagehide', keep);
    // A page from the back/forward cache still has its values, so it needs no typed text.
    addEventListener('pageshow', remove);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', remove);
    };
  }, [form, isSearch]);
  return null;
};
