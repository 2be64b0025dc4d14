import { useUnit } from 'effector-react';
import { createContext, useContext } from 'react';
import { messageOf } from 'shared-contracts/domain/validators';
import { useFieldState } from 'shared-kit/form/form-field';
import { useLocale } from 'shared-kit/locale';
import { $refusedFields } from '../draft/draft.model.ts';
import type { DraftPart } from '../draft/draft.ts';
import { withFieldName } from '../draft/rules.ts';
import { useMessages } from '../messages.ts';

/** Step of the surrounding form. Null for a separate form. */
export const PartContext = createContext<DraftPart | null>(null);

/** Value and error text of a field. Shows the validator's error after blur, else the server's. */
export const useStepField = <T extends string | boolean>(name: string) => {
  const messages = useMessages();
  const locale = useLocale();
  const part = useContext(PartContext);
  const refusedFields = useUnit($refusedFields);
  const refused = part && refusedFields[part]?.[name];
  const { value, change, control, wrong } = useFieldState<T>(name);
  const error = wrong ? messageOf(withFieldName(wrong, messages), locale) : (refused ?? null);
  return { value, change, control, error };
};
