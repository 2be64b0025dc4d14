import { attach } from 'effector';
import type { Endpoint, EndpointInput, EndpointSchema } from 'shared-contracts/api/endpoint';
import type { BotCheckedForm } from 'shared-contracts/api/forms.schema';
import { $host } from '../host.ts';
import { answerBotCheck } from './answer-bot-check.ts';

/**
 * Creates an effect that solves the bot check and sends the form (docs/product/forms.md#bot-check). Fails
 * with `ApiError`.
 */
export const createCheckedEffect = <S extends EndpointSchema>(form: BotCheckedForm, endpoint: Endpoint<S>) =>
  attach({
    source: $host,
    effect: async (host, body: object) => {
      if (!host) throw new Error('Sending a form needs the host');
      const altcha = await answerBotCheck(host.api, form);
      return host.api.call(endpoint, { body: { ...body, altcha } } as EndpointInput<S>);
    },
  });
