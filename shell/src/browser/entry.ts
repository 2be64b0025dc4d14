/**
 * Evaluates the shell in several tasks, because a single long task would delay taps on a phone
 * (docs/architecture/promises.md#pages). The build puts everything into one file; `eager` only defers the
 * evaluation.
 */
import { nextTask } from 'shared-contracts/next-task';

const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'effector-react'),
  () => import(/* webpackMode: "eager" */ 'single-spa'),
  () => import(/* webpackMode: "eager" */ './hosts.ts'),
  () => import(/* webpackMode: "eager" */ './main.ts'),
];

// No top-level `await`, because webpack's runtime for it adds 400 bytes.
const evaluateParts = async (): Promise<void> => {
  for (const evaluate of PARTS) {
    await nextTask();
    await evaluate();
  }
};
void evaluateParts();
