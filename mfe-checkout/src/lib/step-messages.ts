import { useLocale } from 'shared-kit/locale';
import { type StepMessages, stepMessages } from '../messages/steps.ts';

export const useStepMessages = (): StepMessages => stepMessages[useLocale()];
