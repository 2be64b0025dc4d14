import { attach } from 'effector';
import type { Endpoint, EndpointInput, EndpointSchema } from 'shared-contracts/api/endpoint';
import { apiErrorOf } from 'shared-contracts/errors';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';
import { $host } from 'shared-kit/host';

/**
 * Creates an effect that sends a reservation. The API asks a guest who reserves again for a bot check. The effect then
 * sends the same reservation again with the same key and the solution. Fails with `ApiError`.
 */
export const createCheckedReservation = <S extends EndpointSchema>(endpoint: Endpoint<S>) =>
  attach({
    source: $host,
    effect: async (host, input: EndpointInput<S> & { body: object }) => {
      if (!host) throw new Error('Sending a form needs the host');
      try {
        return await host.api.call(endpoint, input);
      } catch (error) {
        if (apiErrorOf(error)?.code !== 'BOT_CHECK_FAILED') throw error;
        const altcha = await answerBotCheck(host.api, 'reservation');
        return host.api.call(endpoint, { ...input, body: { ...input.body, altcha } } as EndpointInput<S>);
      }
    },
  });
