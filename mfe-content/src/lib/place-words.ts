import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import en from '../messages/places-en.ts';
import es, { type PlaceWords } from '../messages/places-es.ts';

/** The page bundles both languages, because together they are smaller than another request. */
const PLACE_WORDS: Readonly<Record<Locale, PlaceWords>> = { es, en };

export const usePlaceWords = (): PlaceWords => PLACE_WORDS[useLocale()];
