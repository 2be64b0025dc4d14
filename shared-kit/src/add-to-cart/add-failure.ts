import type { DialogOpen } from 'shared-contracts/bus/topics';
import { CART_UPDATE_FAILED, SERVER_PROBLEM, TITLE } from 'shared-contracts/domain/error-catalogue';
import { thrownText } from 'shared-contracts/domain/thrown-error';
import type { Locale } from 'shared-contracts/locale';
import { hasAnswer } from '../failure.ts';

const isOfServer = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name !== 'BusError' && hasAnswer(error);

/**
 * Error dialog after a failed cart update: the server's texts, one per line, else a default text
 * (docs/product/errors.md#error-dialog).
 */
export const addFailureDialog = (error: unknown, locale: Locale): DialogOpen => ({
  type: 'error',
  title: TITLE[locale],
  description: isOfServer(error)
    ? thrownText(error, CART_UPDATE_FAILED[locale], locale)
    : SERVER_PROBLEM[locale],
});
