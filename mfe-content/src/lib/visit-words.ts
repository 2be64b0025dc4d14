import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import en from '../messages/visits-en.ts';
import es, { type VisitWords } from '../messages/visits-es.ts';

/** The page bundles both languages, because together they are smaller than another request. */
export const VISIT_WORDS: Readonly<Record<Locale, VisitWords>> = { es, en };

export const useVisitWords = (): VisitWords => VISIT_WORDS[useLocale()];
