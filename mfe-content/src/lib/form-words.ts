import { useLocale } from 'shared-kit/locale';
import en from '../messages/forms-en.ts';
import es, { type FormWords } from '../messages/forms-es.ts';

/** The form bundles both languages, because together they are smaller than another request. */
export const useFormWords = (): FormWords => ({ es, en })[useLocale()];
