import type { DialogOpen } from 'shared-contracts/bus/topics';
import { CART_UPDATE_FAILED, SERVER_PROBLEM, TITLE } from 'shared-contracts/domain/error-catalogue';
import { errorText } from 'shared-contracts/domain/error-text';
import type { Locale } from 'shared-contracts/locale';

/** Failures whose own message is for engineers: nobody answered, or not what was agreed. */
const WITHOUT_WORDS = ['NETWORK', 'TIMEOUT', 'BAD_ANSWER'];

const hasWords = (error: unknown): boolean => {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return name !== 'BusError' && !WITHOUT_WORDS.includes(String(code));
};

/** The dialog after a failed cart update (SPEC §8): the server's sentences, one a line. */
export const addFailureDialog = (error: unknown, locale: Locale): DialogOpen => ({
  type: 'error',
  title: TITLE[locale],
  description: hasWords(error)
    ? errorText(error, CART_UPDATE_FAILED[locale], locale)
    : SERVER_PROBLEM[locale],
});
