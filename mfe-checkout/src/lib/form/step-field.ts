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

/** The step whose form a field stands in; null: a form of its own. */
export const PartContext = createContext<DraftPart | null>(null);

/** Final-form turns an empty text into undefined, and the draft knows no undefined. */
const keep = (value: unknown) => value;

/** Value of a field and its error in words: the rule's once the field was left, else the server's. */
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
    /** For the control itself. */
    control: { name, onBlur: () => afterPress(() => input.onBlur()), onFocus: () => input.onFocus() },
    error: wrong ? messageOf(named(wrong, messages), locale) : (refused ?? null),
  };
};
