/** The card network's codes in the shop's words. */
import type { Locale } from 'shared-contracts/locale';

export const paymentTypeOf = (code: string): 'debit' | 'credit' | 'prepaid' =>
  code === 'VD' ? 'debit' : code === 'VP' ? 'prepaid' : 'credit';

const WITHOUT_INTEREST = ['SI', 'S2', 'NC'];

export const installmentTypeOf = (code: string): 'none' | 'normal' | 'noInterest' =>
  code === 'VC' ? 'normal' : WITHOUT_INTEREST.includes(code) ? 'noInterest' : 'none';

/** Moment of a payment with its year, on the clock of Santiago; an unreadable one as it came. */
export const formatReceiptDate = (iso: string, locale: Locale): string => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-CL' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'America/Santiago',
  }).format(moment);
};
