import { useLocale } from 'shared-kit/locale';
import en from '../messages/journal-en.ts';
import es, { type JournalWords } from '../messages/journal-es.ts';

/** The page bundles both languages, because together they are smaller than another request. */
export const useJournalWords = (): JournalWords => ({ es, en })[useLocale()];
