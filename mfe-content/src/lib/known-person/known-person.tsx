import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { $knownPerson, personLeft, personWanted } from './known-person.model.ts';

/**
 * Prefills untouched fields with the signed-in customer's data. Render it after the fields, which set their
 * initial values first.
 */
export const KnownPerson = () => {
  const form = useForm();
  const { known, want, leave } = useUnit({ known: $knownPerson, want: personWanted, leave: personLeft });
  useEffect(() => {
    want();
    return () => leave();
  }, [want, leave]);
  useEffect(() => {
    for (const [name, value] of Object.entries(known ?? {})) {
      const field = form.getFieldState(name);
      if (field && !field.value && !field.active && !field.modified) form.change(name, value);
    }
  }, [known, form]);
  return null;
};
