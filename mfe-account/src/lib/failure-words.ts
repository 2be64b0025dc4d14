import { type ErrorTextCode, errorTextOf } from 'shared-contracts/domain/error-text';
import type { Locale } from 'shared-contracts/locale';
import type { Messages } from '../messages/es.ts';
import type { Failure } from './create-submission.ts';

/**
 * Why something could not be sent, in a sentence (SPEC §8). Whether the e-mail is known is never told.
 * @param otherwise the text for what has none of its own
 */
export const failureWords = (
  { code, waitSeconds }: Failure,
  { common }: Messages,
  locale: Locale,
  otherwise: ErrorTextCode = 'SERVER_PROBLEM',
): string => {
  switch (code) {
    case 'INVALID_CREDENTIALS':
    case 'WRONG_PASSWORD':
      return errorTextOf('PASSWORD_WRONG', locale);
    case 'VALIDATION_FAILED':
    case 'PASSWORD_TOO_COMMON':
      return errorTextOf('CHECK_INPUT', locale);
    case 'ORDER_NOT_FOUND':
      return errorTextOf('ORDER_NOT_FOUND', locale);
    case 'TOO_MANY_REQUESTS':
      return waitSeconds === null ? common.tooMany : common.tooManyFor(waitSeconds);
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
      return errorTextOf(otherwise, locale);
  }
};
