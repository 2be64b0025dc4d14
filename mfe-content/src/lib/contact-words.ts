import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import en from '../messages/contact-en.ts';
import es, { type ContactWords } from '../messages/contact-es.ts';

/** The page bundles both languages, because together they are smaller than another request. */
export const CONTACT_WORDS: Readonly<Record<Locale, ContactWords>> = { es, en };

export const useContactWords = (): ContactWords => CONTACT_WORDS[useLocale()];
