/**
 * Evaluates the shell in several tasks: as one it would keep a phone from answering a tap (DESIGN §9). All of it is in this one file
 * of the build; `eager` puts off only the evaluation.
 */
import { nextTask } from 'shared-contracts/next-task';

const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'effector-react'),
  () => import(/* webpackMode: "eager" */ 'single-spa'),
  () => import(/* webpackMode: "eager" */ './hosts.ts'),
  () => import(/* webpackMode: "eager" */ './main.ts'),
];

// No `await` at the top level: webpack's runtime for it is 400 bytes.
void PARTS.reduce(
  (before, evaluate) => before.then(nextTask).then(evaluate),
  Promise.resolve<unknown>(undefined),
);
