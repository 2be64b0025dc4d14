import { useEffect, useRef } from 'react';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTypedTexts } from '../session/session-context.tsx';
import { formOf, typedValues, type Values } from './typed-texts.ts';

/**
 * Keeps what a person types into this form while the tab is open: a lost network, an expired session, a reload or a
 * record that is read again loses nothing. It also keeps the version of the record on which the person typed, which
 * `OfficeEdit` sends. Put it into every form. The data provider removes the typed text when the record is saved.
 */
export const KeepTyped = () => {
  const typedTexts = useTypedTexts();
  const notify = useNotify();
  const record = useRecordContext();
  const form = formOf(useResourceContext() ?? '', record?.id);
  const { watch, setValue, getValues } = useFormContext();
  const { defaultValues = {} } = useFormState();
  const untouched = useRef<Values>(defaultValues);
  const isOpened = useRef(false);

  useEffect(() => {
    untouched.current = defaultValues;
  }, [defaultValues]);

  // Again for each new state of the record, whose values have replaced the typed ones.
  useEffect(() => {
    const restore = () => {
      const { version, ...typed } = typedTexts.read(form) ?? {};
      const kept = Object.entries(typed);
      for (const [path, value] of kept) setValue(path, value, { shouldDirty: true });
      // Each `setValue` calls `keep`. When the first one gives the record's own value, nothing seems typed yet, and `keep`
      // removes the kept text with its version.
      const left = typedTexts.read(form);
      if (left && version) typedTexts.write(form, { ...left, version });
      if (kept.length > 0 && !isOpened.current) notify('office.typed.restored', { type: 'info' });
      isOpened.current = true;
    };
    // After the form has set the values of the record, which it does in an effect of its own.
    const timer = setTimeout(restore);
    return () => clearTimeout(timer);
  }, [typedTexts, form, notify, setValue, record]);

  useEffect(() => {
    const keep = () => {
      const typed = typedValues(getValues(), untouched.current);
      const version = typedTexts.read(form)?.version ?? record?.version;
      if (Object.keys(typed).length > 0) typedTexts.write(form, { ...typed, version });
      else typedTexts.remove(form);
    };
    // Store each change at once. A record that is read again resets the form, and `restore` needs the typed values.
    const { unsubscribe } = watch((_, { name }) => {
      // A reset of the whole form is nothing that a person typed.
      if (name) keep();
    });
    return unsubscribe;
  }, [typedTexts, form, record, watch, getValues]);

  return null;
};
