import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import en from '../messages/forms-en.ts';
import es, { type FormWords } from '../messages/forms-es.ts';

/** The form bundles both languages, because together they are smaller than another request. */
const FORM_WORDS: Readonly<Record<Locale, FormWords>> = { es, en };

export const useFormWords = (): FormWords => FORM_WORDS[useLocale()];
