/**
 * Keeps a form's values over a reload of its page, e.g. for a language change. The typed text contains personal
 * data. So `KeepTyped` writes it only on unload, deletes it on read, and ignores it after a few minutes.
 */
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { Values } from 'shared-kit/form/form-values';

/** Longer than any reload. */
const TYPED_LIFE_MS = 300_000;

interface Typed {
  /** Path of the form's page. */
  path: string;
  /** Time of writing, ms since 1970. */
  at: number;
  values: Values;
}

const remove = (): void => {
  try {
    sessionStorage.removeItem(STORAGE_KEYS.formDraft);
  } catch {
    // Storage is blocked, so there is no typed text to remove.
  }
};

const write = (values: Values): void => {
  const typed: Typed = { path: location.pathname, at: Date.now(), values };
  try {
    sessionStorage.setItem(STORAGE_KEYS.formDraft, JSON.stringify(typed));
  } catch {
    // Storage is blocked. Ignore it: only the typed text is lost.
  }
};

/** Reads the typed text of this page and removes it. Empty when it is expired or of another page. */
const take = (): Values => {
  try {
    const { path, at, values } = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.formDraft) ?? '{}') as Typed;
    const isFresh = path === location.pathname && Date.now() - at < TYPED_LIFE_MS;
    return isFresh && typeof values === 'object' && values !== null ? values : {};
  } catch {
    return {};
  } finally {
    remove();
  }
};

/** Fills untouched fields from the typed text, and stores typed text when the page unloads. */
export const KeepTyped = ({ isSending, hasFailed }: { isSending: boolean; hasFailed: boolean }) => {
  const form = useForm<Values>();
  const wasSending = useRef(false);
  useEffect(() => {
    // After a successful submit, mark the values as unchanged, so that an unload stores no typed text of them.
    if (wasSending.current && !isSending && !hasFailed) form.initialize(form.getState().values);
    wasSending.current = isSending;
  }, [form, isSending, hasFailed]);
  useEffect(() => {
    for (const [name, value] of Object.entries(take())) {
      const field = form.getFieldState(name);
      if (field && !field.modified && typeof value === typeof (field.value ?? value))
        form.change(name, value);
    }
    const keep = () => {
      const { values, dirty } = form.getState();
      if (dirty) write(values);
    };
    addEventListener('pagehide', keep);
    // A page from the back/forward cache still has its values, so it needs no typed text.
    addEventListener('pageshow', remove);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', remove);
    };
  }, [form]);
  return null;
};
