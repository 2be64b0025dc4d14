import { type ReactNode, useContext } from 'react';
import type { ErrorTextCode } from 'shared-contracts/domain/error-text';
import { useLocale } from 'shared-kit/locale';
import { Notice } from 'shared-ui/notice';
import type { Failure } from './create-submission.ts';
import { failureWords } from './failure-words.ts';
import { FieldNamesContext } from './form/form-field.ts';
import { useMessages } from './messages.ts';

interface FailureNoticeProps {
  failure: Failure | null;
  otherwise?: ErrorTextCode;
  /** What to do about it, e.g. a link. */
  action?: ReactNode;
}

/** The failure of a submission, told at once. */
export const FailureNotice = ({ failure, otherwise, action }: FailureNoticeProps) => {
  const messages = useMessages();
  const locale = useLocale();
  const shownFields = useContext(FieldNamesContext);
  // The page itself says that the session is over.
  if (!failure || failure.code === 'UNAUTHORIZED') return null;
  const words = failureWords(failure, { messages, locale, shownFields, otherwise });
  // The field itself says that the password is wrong.
  const isSaid = failure.code === 'WRONG_PASSWORD' && Object.values(failure.fields ?? {}).includes(words);
  return (
    <Notice kind="error" live action={action}>
      {isSaid ? messages.common.forgotPassword : words}
    </Notice>
  );
};
