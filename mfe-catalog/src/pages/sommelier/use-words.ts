import { useLocale } from 'shared-kit/locale';
import { type SommelierWords, sommelierWords } from '../../messages/sommelier.ts';

export const useWords = (): SommelierWords => sommelierWords[useLocale()];
