import { useUnit } from 'effector-react';
import { createContext, useContext } from 'react';
import { useField } from 'react-final-form';
import { messageOf, type ValidationError } from 'shared-contracts/domain/validators';
import { afterPress } from 'shared-kit/after-press';
import { useLocale } from 'shared-kit/locale';
import { $refusedFields } from '../draft/draft.model.ts';
import type { DraftPart } from '../draft/draft.ts';
import { named } from '../draft/rules.ts';
import { useMessages } from '../messages.ts';

/** Step of the surrounding form. Null for a separate form. */
export const PartContext = createContext<DraftPart | null>(null);

/** Keeps an empty text. final-form would turn it into undefined, which the draft does not allow. */
const keep = (value: unknown) => value;

/** Value and error text of a field. Shows the validator's error after blur, else the server's. */
export const useStepField = <T extends string | boolean>(name: string) => {
  const messages = useMessages();
  const locale = useLocale();
  const part = useContext(PartContext);
  const refusedFields = useUnit($refusedFields);
  const refused = part && refusedFields[part]?.[name];
  const { input, meta } = useField<T>(name, {
    subscription: { value: true, error: true, touched: true, submitFailed: true },
    parse: keep as (value: T) => T,
    format: keep as (value: T) => T,
  });
  const wrong = (meta.touched || meta.submitFailed) && (meta.error as ValidationError | undefined);
  return {
    value: input.value,
    change: input.onChange as (value: T) => void,
    /** Props of the control. */
    control: { name, onBlur: () => afterPress(() => input.onBlur()), onFocus: () => input.onFocus() },
    error: wrong ? messageOf(named(wrong, messages), locale) : (refused ?? null),
  };
};
