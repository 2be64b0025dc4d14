import type { Locale } from 'shared-contracts/locale';
import en from '../messages/en.ts';
import es, { type Messages } from '../messages/es.ts';

/** Texts of the pages with scripts, which the server bundle has in both languages. */
export const messagesOf = (locale: Locale): Messages => ({ es, en })[locale];
