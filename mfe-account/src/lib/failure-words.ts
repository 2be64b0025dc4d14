import { type ErrorTextCode, errorTextOf } from 'shared-contracts/domain/error-text';
import type { Locale } from 'shared-contracts/locale';
import { failureText } from 'shared-kit/failure';
import type { Messages } from '../messages/es.ts';
import type { Failure } from './create-submission.ts';

interface Telling {
  messages: Messages;
  locale: Locale;
  /** Fields that show the server's sentence themselves. */
  shownFields: readonly string[];
  /** The text for what has none of its own. */
  otherwise: ErrorTextCode | undefined;
}

/**
 * Why something could not be sent: the server's own sentences, else the shop's (SPEC §8). Two are the shop's always: a wrong
 * password, whose words the specification fixes, and how long to wait, which the server's sentence does not say. Whether
 * the e-mail is known is never told.
 */
export const failureWords = (failure: Failure, telling: Telling): string => {
  const { messages, locale, shownFields } = telling;
  switch (failure.code) {
    case 'INVALID_CREDENTIALS':
    case 'WRONG_PASSWORD':
      return errorTextOf('PASSWORD_WRONG', locale);
    case 'TOO_MANY_REQUESTS':
      if (failure.waitSeconds !== null) return messages.common.tooManyFor(failure.waitSeconds);
  }
  return failureText(failure, shownFields, fallbackFor(failure, telling), locale);
};

const fallbackFor = ({ code }: Failure, { messages: { common }, locale, otherwise }: Telling): string => {
  switch (code) {
    case 'VALIDATION_FAILED':
    case 'PASSWORD_TOO_COMMON':
      return errorTextOf('CHECK_INPUT', locale);
    case 'ORDER_NOT_FOUND':
      return errorTextOf('ORDER_NOT_FOUND', locale);
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
      return errorTextOf(otherwise ?? 'SERVER_PROBLEM', locale);
  }
};
