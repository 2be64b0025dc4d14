/**
 * Keeps a form's values over a reload of its page, such as a language change. The draft contains personal
 * data. So the page writes it only on unload, the form deletes it on read, and it expires after a few
 * minutes.
 */
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { Values } from 'shared-kit/form/form-values';

/** Longer than any reload. */
const DRAFT_LIFE_MS = 300_000;

interface Draft {
  /** Path of the form's page. */
  path: string;
  /** ms since 1970 */
  at: number;
  values: Values;
}

const remove = (): void => {
  try {
    sessionStorage.removeItem(STORAGE_KEYS.formDraft);
  } catch {
    // Storage is blocked, so there is no draft.
  }
};

const write = (values: Values): void => {
  const draft: Draft = { path: location.pathname, at: Date.now(), values };
  try {
    sessionStorage.setItem(STORAGE_KEYS.formDraft, JSON.stringify(draft));
  } catch {
    // Storage is blocked. Ignore it: only the draft is lost.
  }
};

/** Reads and removes the draft of this page. */
const take = (): Values => {
  try {
    const { path, at, values } = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.formDraft) ?? '{}') as Draft;
    const isFresh = path === location.pathname && Date.now() - at < DRAFT_LIFE_MS;
    return isFresh && typeof values === 'object' && values !== null ? values : {};
  } catch {
    return {};
  } finally {
    remove();
  }
};

/** Fills untouched fields from the draft, and stores a draft when the page unloads. */
export const KeptDraft = ({ isSending, hasFailed }: { isSending: boolean; hasFailed: boolean }) => {
  const form = useForm<Values>();
  const wasSending = useRef(false);
  useEffect(() => {
    // After a successful submit there is nothing to keep, also while the thank-you page loads.
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
    // The page returned from the back/forward cache with its values.
    addEventListener('pageshow', remove);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', remove);
    };
  }, [form]);
  return null;
};
