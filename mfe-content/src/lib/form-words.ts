import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import en from '../messages/forms-en.ts';
import es, { type FormWords } from '../messages/forms-es.ts';

/** Both languages travel with the form: together they are smaller than one more request. */
const FORM_WORDS: Readonly<Record<Locale, FormWords>> = { es, en };

export const useFormWords = (): FormWords => FORM_WORDS[useLocale()];
