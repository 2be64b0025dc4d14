import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import en from '../messages/journal-en.ts';
import es, { type JournalWords } from '../messages/journal-es.ts';

/** The page bundles both languages, because together they are smaller than another request. */
const JOURNAL_WORDS: Readonly<Record<Locale, JournalWords>> = { es, en };

export const useJournalWords = (): JournalWords => JOURNAL_WORDS[useLocale()];
