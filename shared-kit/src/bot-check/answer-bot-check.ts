import type { ApiClient } from 'shared-contracts/api/endpoint';
import { createBotCheck } from 'shared-contracts/api/forms';
import type { BotCheckedForm } from 'shared-contracts/api/forms.schema';
import { unreached } from 'shared-contracts/errors';

/**
 * Loads the solver, which has its own chunk. Call it when the user starts a form, so that sending does not
 * wait.
 */
export const loadBotCheck = () =>
  import(/* webpackChunkName: "bot-check" */ 'shared-contracts/bot-check/solve-bot-check');

/**
 * Requests a bot check task for the form and solves it (docs/product/forms.md#bot-check).
 * @returns value of the field `altcha`, valid once
 * @throws ApiError when the task or the solver failed to load (`NETWORK`)
 */
export const answerBotCheck = async (api: ApiClient, form: BotCheckedForm): Promise<string> => {
  const solver = loadBotCheck().catch(unreached);
  // When the task fails too, its error is thrown.
  solver.catch(() => {});
  const task = await api.call(createBotCheck, { query: { form } });
  return (await solver).solveBotCheck(task);
};
