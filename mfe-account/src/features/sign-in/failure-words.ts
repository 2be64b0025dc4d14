import { errorTextOf } from 'shared-contracts/domain/error-text';
import type { Locale } from 'shared-contracts/locale';
import type { Messages } from '../../messages/es.ts';
import type { SignInFailure } from './sign-in.model.ts';

/** Why signing in failed, in a sentence (SPEC §8). Whether the e-mail is known is never told. */
export const failureWords = (
  { code, waitSeconds }: SignInFailure,
  { login }: Messages,
  locale: Locale,
): string => {
  switch (code) {
    case 'INVALID_CREDENTIALS':
    case 'VALIDATION_FAILED':
    case 'UNAUTHORIZED':
      return errorTextOf('CHECK_INPUT', locale);
    case 'TOO_MANY_REQUESTS':
      return waitSeconds === null ? login.tooMany : login.tooManyFor(waitSeconds);
    case 'NETWORK':
    case 'TIMEOUT':
      return login.unreachable;
    default:
      return errorTextOf('SERVER_PROBLEM', locale);
  }
};
