import { type ReactNode, useContext } from 'react';
import type { ErrorText } from 'shared-contracts/domain/error-catalogue';
import { FieldNamesContext } from 'shared-kit/form/form-field';
import { useLocale } from 'shared-kit/locale';
import type { Failure } from 'shared-kit/submission/create-submission';
import { Notice } from 'shared-ui/notice';
import { failureWords } from './failure-words.ts';
import { useMessages } from './messages.ts';

export interface FailureNoticeProps {
  failure: Failure | null;
  /** Text for errors without their own. */
  otherwise?: ErrorText;
  /** Action for the user, e.g. a link. */
  action?: ReactNode;
}

/** Alert for a failed submission. */
export const FailureNotice = ({ failure, otherwise, action }: FailureNoticeProps) => {
  const messages = useMessages();
  const locale = useLocale();
  const shownFields = useContext(FieldNamesContext);
  // The page already shows that the session expired.
  if (!failure || failure.code === 'UNAUTHORIZED') return null;
  const words = failureWords(failure, { messages, locale, shownFields, otherwise });
  // The field already shows that the password is wrong.
  const isShownByField =
    failure.code === 'WRONG_PASSWORD' && Object.values(failure.fields ?? {}).includes(words);
  return (
    <Notice kind="error" live action={action}>
      {isShownByField ? messages.common.forgotPassword : words}
    </Notice>
  );
};
