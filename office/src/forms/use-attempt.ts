import { useState } from 'react';
import { sentenceOf } from '../api/office-error.ts';

/** Requests of a screen. `problem` is the sentence of the last failure, and empty without one. */
export const useAttempt = () => {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem('');
    await act().catch((error: unknown) => setProblem(sentenceOf(error)));
    setBusy(false);
  };
  return { attempt, problem, setProblem, isBusy };
};
