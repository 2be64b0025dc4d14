import { attach, createStore, type Effect } from 'effector';
import type { Endpoint, EndpointSchema } from 'shared-contracts/api/endpoint';
import { createHostEffect } from 'shared-kit/host';
import { makeKey } from 'shared-kit/idempotency-key';
import { type ReservationInput, sendReservation } from './send-reservation.ts';

interface Sent<Body> {
  headers?: { 'idempotency-key'?: string | undefined } | undefined;
  body: Body;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Sends a form with an idempotency key. The same form sent again, e.g. after a lost answer, has the same key, so the
 * server counts it once.
 */
export const createRepeatable = <Values, Body, Answer>(
  send: Effect<Sent<Body>, Answer>,
  toBody: (values: Values) => Body,
): Effect<Values, Answer> => {
  const sendFx = attach({ effect: send });
  const $last = createStore<Sent<Body> | null>(null, { serialize: 'ignore' })
    .on(sendFx, (_, sent) => sent)
    .reset(sendFx.done);
  return attach({
    source: $last,
    mapParams: (values: Values, last): Sent<Body> => {
      const body = toBody(values);
      return last && isSame(last.body, body) ? last : { headers: { 'idempotency-key': makeKey() }, body };
    },
    effect: sendFx,
  });
};

export const createReservationEffect = <S extends EndpointSchema>(endpoint: Endpoint<S>) =>
  createHostEffect(({ api }, input: ReservationInput<S>) => sendReservation(api, endpoint, input));
