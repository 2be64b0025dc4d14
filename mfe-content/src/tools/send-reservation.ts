import { reserveEvent, reserveTable } from 'shared-contracts/api/reservations';
import type {
  Reservation,
  ReserveEventBody,
  ReserveTableBody,
} from 'shared-contracts/api/reservations.schema';
import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';
import { makeKey } from 'shared-kit/idempotency-key';

type Order = { table: ReserveTableBody } | { event: ReserveEventBody };

/** Sends a reservation, and again with the solution of the bot check when the API asks for it. */
export const sendReservation = async (order: Order, { api }: HostServices): Promise<Reservation> => {
  const headers = { 'idempotency-key': makeKey() };
  const send = async (altcha?: string): Promise<Reservation> => {
    const proof = altcha ? { altcha } : {};
    const answer =
      'table' in order
        ? await api.call(reserveTable, { headers, body: { ...order.table, ...proof } })
        : await api.call(reserveEvent, { headers, body: { ...order.event, ...proof } });
    return answer.data;
  };
  try {
    return await send();
  } catch (error) {
    if (apiErrorOf(error)?.code !== 'BOT_CHECK_FAILED') throw error;
    return send(await answerBotCheck(api, 'reservation'));
  }
};
