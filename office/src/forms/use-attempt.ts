import { useState } from 'react';
import { isChangedMeanwhile, sentenceOf } from '../api/office-error.ts';

/** Requests of a screen. `problem` is the sentence of the last failure, and empty without one. */
export const useAttempt = () => {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  /**
   * @param onChanged called instead of the sentence, when another person changed the record meanwhile
   * @param isChanged errors that say so
   */
  const attempt = async (
    act: () => Promise<void>,
    onChanged?: () => unknown,
    isChanged = isChangedMeanwhile,
  ): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await act().catch((error: unknown) => {
        if (!onChanged || !isChanged(error)) throw error;
        return onChanged();
      });
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setBusy(false);
  };
  return { attempt, problem, setProblem, isBusy };
};
