import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { $knownPerson, personWanted } from './known-person.model.ts';

/**
 * Puts what is known of a signed-in customer into the fields that nobody has touched; it can be changed there. Stands after
 * the fields, which take their first value before.
 */
export const KnownPerson = () => {
  const form = useForm();
  const { known, want } = useUnit({ known: $knownPerson, want: personWanted });
  useEffect(() => void want(), [want]);
  useEffect(() => {
    for (const [name, value] of Object.entries(known ?? {})) {
      const field = form.getFieldState(name);
      if (field && !field.value && !field.active && !field.modified) form.change(name, value);
    }
  }, [known, form]);
  return null;
};
