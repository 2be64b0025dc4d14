import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import en from '../messages/visits-en.ts';
import es, { type VisitWords } from '../messages/visits-es.ts';

/** Both languages travel with the page: together they are smaller than one more request. */
export const VISIT_WORDS: Readonly<Record<Locale, VisitWords>> = { es, en };

export const useVisitWords = (): VisitWords => VISIT_WORDS[useLocale()];
