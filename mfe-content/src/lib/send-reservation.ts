import type { Endpoint, EndpointInput, EndpointSchema } from 'shared-contracts/api/endpoint';
import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';

export type ReservationInput<S extends EndpointSchema> = EndpointInput<S> & { body: object };

/**
 * Sends a reservation. The API asks a guest who reserves again for a bot check. The same reservation is then sent again
 * with the same key and the solution.
 * @throws ApiError
 */
export const sendReservation = async <S extends EndpointSchema>(
  api: HostServices['api'],
  endpoint: Endpoint<S>,
  input: ReservationInput<S>,
) => {
  try {
    return await api.call(endpoint, input);
  } catch (error) {
    if (apiErrorOf(error)?.code !== 'BOT_CHECK_FAILED') throw error;
    const altcha = await answerBotCheck(api, 'reservation');
    return api.call(endpoint, { ...input, body: { ...input.body, altcha } } as EndpointInput<S>);
  }
};
