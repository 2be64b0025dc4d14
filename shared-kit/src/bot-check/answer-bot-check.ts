import type { ApiClient } from 'shared-contracts/api/endpoint';
import { createBotCheck } from 'shared-contracts/api/forms';
import type { BotCheckedForm } from 'shared-contracts/api/forms.schema';
import { solveBotCheck } from 'shared-contracts/bot-check/solve-bot-check';

/**
 * Requests a bot check task for the form and solves it (docs/product/forms.md#bot-check).
 * @returns value of the field `altcha`, valid once
 * @throws ApiError
 */
export const answerBotCheck = async (api: ApiClient, form: BotCheckedForm): Promise<string> =>
  solveBotCheck(await api.call(createBotCheck, { query: { form } }));
