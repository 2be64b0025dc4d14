import { useLocale } from 'shared-contracts/kit/locale';
import { type StepMessages, stepMessages } from '../messages/steps.ts';

export const useStepMessages = (): StepMessages => stepMessages[useLocale()];
