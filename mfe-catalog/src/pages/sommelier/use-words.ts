import { useLocale } from 'shared-contracts/kit/locale';
import { type SommelierWords, sommelierWords } from '../../messages/sommelier.ts';

export const useWords = (): SommelierWords => sommelierWords[useLocale()];
