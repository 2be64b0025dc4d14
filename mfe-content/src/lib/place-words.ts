import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import en from '../messages/places-en.ts';
import es, { type PlaceWords } from '../messages/places-es.ts';

/** Both languages travel with the page: together they are smaller than one more request. */
const PLACE_WORDS: Readonly<Record<Locale, PlaceWords>> = { es, en };

export const usePlaceWords = (): PlaceWords => PLACE_WORDS[useLocale()];
