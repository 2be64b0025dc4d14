import { useEffect, useRef } from 'react';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useDrafts } from '../session/session-context.tsx';
import { formOf } from './drafts.ts';

const PAUSE_MS = 400;

/** Values of the changed fields. */
const changedValues = (
  values: Record<string, unknown>,
  dirty: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name] !== undefined));

/**
 * Keeps what a person types into this form, so that a closed tab, a lost network or an expired session loses nothing.
 * Put it into every form. The data provider removes the draft when the record is saved.
 */
export const KeptDraft = () => {
  const drafts = useDrafts();
  const notify = useNotify();
  const form = formOf(useResourceContext() ?? '', useRecordContext()?.id);
  const { watch, setValue, getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const dirty = useRef(dirtyFields);
  dirty.current = dirtyFields;

  useEffect(() => {
    const kept = drafts.read(form);
    if (!kept) return;
    for (const [name, value] of Object.entries(kept)) setValue(name, value, { shouldDirty: true });
    notify('office.draft.restored', { type: 'info' });
  }, [drafts, form, notify, setValue]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => drafts.write(form, changedValues(getValues(), dirty.current)), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [drafts, form, watch, getValues]);

  return null;
};
