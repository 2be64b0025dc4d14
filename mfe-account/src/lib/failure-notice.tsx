import { type ReactNode, useContext } from 'react';
import type { ErrorTextCode } from 'shared-contracts/domain/error-text';
import { useLocale } from 'shared-contracts/kit/locale';
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
  return (
    <Notice kind="error" live action={action}>
      {failureWords(failure, { messages, locale, shownFields, otherwise })}
    </Notice>
  );
};
