import type { ApiClient } from 'shared-contracts/api/endpoint';
import { createBotCheck } from 'shared-contracts/api/forms';
import type { BotCheckedForm } from 'shared-contracts/api/forms.schema';
import { unreached } from 'shared-contracts/errors';

/**
 * Loads the solver of the bot check, which has its own chunk. Call it when the user starts to fill in a form,
 * so that sending does not wait for the chunk.
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
  // A failed task throws first. Without this handler, the solver's rejection would then be unhandled.
  solver.catch(() => {});
  const task = await api.call(createBotCheck, { query: { form } });
  return (await solver).solveBotCheck(task);
};
