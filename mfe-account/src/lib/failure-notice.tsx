import { type ReactNode, useContext } from 'react';
import {
  CHECK_INPUT,
  type ErrorText,
  ORDER_NOT_FOUND,
  PASSWORD_WRONG,
  SERVER_PROBLEM,
} from 'shared-contracts/domain/error-catalogue';
import type { Locale } from 'shared-contracts/locale';
import { failureText } from 'shared-kit/failure';
import { FieldNamesContext } from 'shared-kit/form/form-field';
import { useLocale } from 'shared-kit/locale';
import type { Failure } from 'shared-kit/submission/create-submission';
import { Notice } from 'shared-ui/notice';
import type { Messages } from '../messages/es.ts';
import { useMessages } from './messages.ts';

interface Telling {
  messages: Messages;
  locale: Locale;
  /** Fields that show the server's error themselves. */
  shownFields: readonly string[];
  /** Text for errors without their own. */
  otherwise: ErrorText | undefined;
}

/**
 * Error text of a failed submission: the server's texts, else the shop's
 * (docs/product/errors.md#error-dialog). Two texts are always the shop's: a wrong password, because the
 * specification fixes its text, and a rate limit, because the server's text has no duration. No text reveals
 * whether an e-mail has an account.
 */
const failureWords = (failure: Failure, telling: Telling): string => {
  const { messages, locale, shownFields } = telling;
  switch (failure.code) {
    case 'INVALID_CREDENTIALS':
    case 'WRONG_PASSWORD':
      return PASSWORD_WRONG[locale];
    case 'TOO_MANY_REQUESTS':
      if (failure.waitSeconds !== null) return messages.common.tooManyFor(failure.waitSeconds);
  }
  return failureText(failure, shownFields, fallbackFor(failure, telling), locale);
};

const fallbackFor = ({ code }: Failure, { messages: { common }, locale, otherwise }: Telling): string => {
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
      return (otherwise ?? SERVER_PROBLEM)[locale];
  }
};

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
