/** Texts for the card network's codes. */
import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import type { Locale } from 'shared-contracts/locale';

export const paymentTypeOf = (code: string): 'debit' | 'credit' | 'prepaid' =>
  code === 'VD' ? 'debit' : code === 'VP' ? 'prepaid' : 'credit';

/** Three, two and any other number of installments. */
const WITHOUT_INTEREST = ['SI', 'S2', 'NC'];

export const installmentTypeOf = (code: string): 'none' | 'normal' | 'noInterest' =>
  code === 'VC' ? 'normal' : WITHOUT_INTEREST.includes(code) ? 'noInterest' : 'none';

/**
 * Formats the time of a payment with its year, in Santiago's time zone. Returns an invalid time unchanged.
 */
export const formatReceiptDate = (iso: string, locale: Locale): string => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-CL' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  }).format(moment);
};
