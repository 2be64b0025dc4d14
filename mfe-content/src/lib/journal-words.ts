import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import en from '../messages/journal-en.ts';
import es, { type JournalWords } from '../messages/journal-es.ts';

/** Both languages travel with the page: together they are smaller than one more request. */
const JOURNAL_WORDS: Readonly<Record<Locale, JournalWords>> = { es, en };

export const useJournalWords = (): JournalWords => JOURNAL_WORDS[useLocale()];
