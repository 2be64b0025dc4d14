import { formatClp } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';
import { VISIT_WORDS } from '../messages/visits.ts';

/** Price of an event in words: `$24.000 por persona`. */
export const eventPrice = ({ price }: { price: number }, locale: Locale): string => {
  const { free, perPerson } = VISIT_WORDS[locale].events;
  return price === 0 ? free : perPerson(formatClp(price));
};
