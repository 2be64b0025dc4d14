import { attach } from 'effector';
import type { Endpoint, EndpointInput, EndpointSchema } from 'shared-contracts/api/endpoint';
import { createBotCheck } from 'shared-contracts/api/forms';
import type { BotCheckedForm } from 'shared-contracts/api/forms.schema';
import { $host } from 'shared-contracts/kit/host';

/** Effect that sends a form together with the answer to its bot check (DESIGN §7). Fails with `ApiError`. */
export const createCheckedEffect = <S extends EndpointSchema>(form: BotCheckedForm, endpoint: Endpoint<S>) =>
  attach({
    source: $host,
    effect: async (host, body: object) => {
      if (!host) throw new Error('Sending a form needs the host');
      // The solver is needed by who sends, not by who looks.
      const solver = import(/* webpackChunkName: "bot-check" */ './solve-bot-check.ts');
      const task = await host.api.call(createBotCheck, { query: { form } });
      const altcha = await (await solver).solveBotCheck(task);
      return host.api.call(endpoint, { body: { ...body, altcha } } as EndpointInput<S>);
    },
  });
