import type { DialogOpen } from 'shared-contracts/bus/topics';
import { CART_UPDATE_FAILED, SERVER_PROBLEM, TITLE } from 'shared-contracts/domain/error-catalogue';
import { thrownText } from 'shared-contracts/domain/thrown-error';
import type { Locale } from 'shared-contracts/locale';

/** Failures without a text for shoppers: no response, or an invalid one. */
const WITHOUT_WORDS = ['NETWORK', 'TIMEOUT', 'BAD_ANSWER'];

const hasWords = (error: unknown): boolean => {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return name !== 'BusError' && !WITHOUT_WORDS.includes(String(code));
};

/**
 * Error dialog after a failed cart update: the server's texts, one per line, else a default text
 * (docs/product/errors.md#error-dialog).
 */
export const addFailureDialog = (error: unknown, locale: Locale): DialogOpen => ({
  type: 'error',
  title: TITLE[locale],
  description: hasWords(error)
    ? thrownText(error, CART_UPDATE_FAILED[locale], locale)
    : SERVER_PROBLEM[locale],
});
