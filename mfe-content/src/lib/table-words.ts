import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import en from '../messages/tables-en.ts';
import es, { type TableWords } from '../messages/tables-es.ts';

/** The page bundles both languages, because together they are smaller than another request. */
export const TABLE_WORDS: Readonly<Record<Locale, TableWords>> = { es, en };

export const useTableWords = (): TableWords => TABLE_WORDS[useLocale()];
