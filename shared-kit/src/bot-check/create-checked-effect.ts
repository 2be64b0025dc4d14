import type { Endpoint, EndpointInput, EndpointSchema } from 'shared-contracts/api/endpoint';
import type { BotCheckedForm } from 'shared-contracts/api/forms.schema';
import { createHostEffect } from '../host.ts';
import { answerBotCheck } from './answer-bot-check.ts';

/**
 * Creates an effect that solves the bot check and sends the form (docs/product/forms.md#bot-check). Fails
 * with `ApiError`.
 */
export const createCheckedEffect = <S extends EndpointSchema>(form: BotCheckedForm, endpoint: Endpoint<S>) =>
  createHostEffect(async ({ api }, body: object) => {
    const altcha = await answerBotCheck(api, form);
    return api.call(endpoint, { body: { ...body, altcha } } as EndpointInput<S>);
  });
