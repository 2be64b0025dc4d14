import type { ApiClient } from 'shared-contracts/api/endpoint';
import { createBotCheck } from 'shared-contracts/api/forms';
import type { BotCheckedForm } from 'shared-contracts/api/forms.schema';
import { unreached } from 'shared-contracts/errors';

/** The solver, a chunk of its own: needed by who fills in a form, not by who looks. Asked for early it is there when the form is sent. */
export const loadBotCheck = () =>
  import(/* webpackChunkName: "bot-check" */ 'shared-contracts/bot-check/solve-bot-check');

/**
 * Takes a task of the form's bot check from the API and solves it (DESIGN §7).
 * @returns what the form's field `altcha` wants; it counts once
 * @throws ApiError when no task could be had, or its solver could not be loaded (`NETWORK`)
 */
export const answerBotCheck = async (api: ApiClient, form: BotCheckedForm): Promise<string> => {
  const solver = loadBotCheck().catch(unreached);
  // When the task cannot be had either, that is what is told.
  solver.catch(() => {});
  const task = await api.call(createBotCheck, { query: { form } });
  return (await solver).solveBotCheck(task);
};
