/** Keeps a form's values over a reload of its page. One form of a page may use it. */
import { useCallback, useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { Values } from './form-values.ts';
import { takeTyped, useUnload, writeTyped } from './typed-text.ts';

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
    const typed = takeTyped();
    for (const [name, value] of Object.entries(typed.values)) {
      const field = form.getFieldState(name);
      if (field && !field.modified && typeof value === typeof (field.value ?? value))
        form.change(name, value);
    }
    // After the effects of the form, which validates nothing before.
    if (isSearch && typed.isSent) queueMicrotask(() => void form.submit());
  }, [form, isSearch]);
  const write = useCallback(() => {
    const { values, dirty, submitSucceeded, dirtySinceLastSubmit } = form.getState();
    if (dirty) writeTyped(values, submitSucceeded && !dirtySinceLastSubmit);
  }, [form]);
  useUnload(write);
  return null;
};
