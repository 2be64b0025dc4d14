import { type ReactNode, useContext } from 'react';
import {
  CHECK_INPUT,
  type ErrorText,
  ORDER_NOT_FOUND,
  PASSWORD_WRONG,
  SERVER_PROBLEM,
} from 'shared-contracts/domain/error-catalogue';
import type { Locale } from 'shared-contracts/locale';
import { type FailureCode, failureText } from 'shared-kit/failure';
import { FieldNamesContext } from 'shared-kit/form/form-field';
import { useLocale } from 'shared-kit/locale';
import type { Failure } from 'shared-kit/submission/create-submission';
import { Notice } from 'shared-ui/notice';
import type { Messages } from '../messages/es.ts';
import { useMessages } from './messages.ts';

/** Text for an error without words of the server. */
const fallbackFor = (code: FailureCode, common: Messages['common'], otherwise: ErrorText, locale: Locale) => {
  switch (code) {
    case 'VALIDATION_FAILED':
    case 'PASSWORD_TOO_COMMON':
      return CHECK_INPUT[locale];
    case 'ORDER_NOT_FOUND':
      return ORDER_NOT_FOUND[locale];
    case 'TOO_MANY_REQUESTS':
      return common.tooMany;
    case 'NETWORK':
    case 'TIMEOUT':
      return common.unreachable;
    case 'BOT_CHECK_FAILED':
      return common.botCheckFailed;
    case 'LINK_EXPIRED':
      return common.linkExpired;
    case 'TOO_MANY_ADDRESSES':
      return common.tooManyAddresses;
    default:
      return otherwise[locale];
  }
};

/**
 * Error text of a failed submission: the server's texts, else the shop's
 * (docs/product/errors.md#error-dialog). Two texts are always the shop's: a wrong password, because the
 * specification fixes its text, and a rate limit, because the server's text has no duration. No text reveals
 * whether an e-mail has an account.
 */
const useFailureWords = (otherwise: ErrorText) => {
  const { common } = useMessages();
  const locale = useLocale();
  const shownFields = useContext(FieldNamesContext);
  return (failure: Failure): string => {
    const { code, waitSeconds } = failure;
    if (code === 'INVALID_CREDENTIALS' || code === 'WRONG_PASSWORD') return PASSWORD_WRONG[locale];
    if (code === 'TOO_MANY_REQUESTS' && waitSeconds !== null) return common.tooManyFor(waitSeconds);
    return failureText(failure, shownFields, fallbackFor(code, common, otherwise, locale), locale);
  };
};

export interface FailureNoticeProps {
  failure: Failure | null;
  /** Text for errors without their own. */
  otherwise?: ErrorText;
  /** Action for the user, e.g. a link. */
  action?: ReactNode;
}

/** Alert for a failed submission. */
export const FailureNotice = ({ failure, otherwise = SERVER_PROBLEM, action }: FailureNoticeProps) => {
  const { common } = useMessages();
  const wordsOf = useFailureWords(otherwise);
  // The page already shows that the session expired.
  if (!failure || failure.code === 'UNAUTHORIZED') return null;
  const words = wordsOf(failure);
  // The field already shows that the password is wrong.
  const isShownByField = failure.code === 'WRONG_PASSWORD' && Object.values(failure.fields).includes(words);
  return (
    <Notice kind="error" live action={action}>
      {isShownByField ? common.forgotPassword : words}
    </Notice>
  );
};
