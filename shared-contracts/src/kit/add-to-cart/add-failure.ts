import type { DialogOpen } from '../../bus/topics.ts';
import { errorText, errorTextOf } from '../../domain/error-text.ts';
import type { Locale } from '../../locale.ts';

/** Failures whose own message is for engineers: nobody answered, or not what was agreed. */
const WITHOUT_WORDS = ['NETWORK', 'TIMEOUT', 'BAD_ANSWER'];

const hasWords = (error: unknown): boolean => {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return name !== 'BusError' && !WITHOUT_WORDS.includes(String(code));
};

/** The dialog after a failed cart update (SPEC §8): the server's sentences, one a line. */
export const addFailureDialog = (error: unknown, locale: Locale): DialogOpen => ({
  type: 'error',
  title: errorTextOf('TITLE', locale),
  description: hasWords(error)
    ? errorText(error, errorTextOf('CART_UPDATE_FAILED', locale), locale)
    : errorTextOf('SERVER_PROBLEM', locale),
});
