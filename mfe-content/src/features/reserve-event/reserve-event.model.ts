import { attach, createEvent, createStore, sample } from 'effector';
import { readEventAvailability, reserveEvent } from 'shared-contracts/api/reservations';
import type { EventAvailability, Reservation } from 'shared-contracts/api/reservations.schema';
import { type FailureCode, failureCodeOf } from 'shared-contracts/kit/failure';
import { createApiEffect, navigateFx, trackFx } from 'shared-contracts/kit/host';
import { RESERVATION_PATHS } from '../../lib/reservation-paths.ts';
import { type ReservationForm, toReservation } from './reservation-form.ts';

/** Nothing that the form holds can change these: another page says so (SPEC §2). */
const LOST: readonly FailureCode[] = ['RESERVATION_CLOSED', 'EVENT_NOT_FOUND'];
const isLost = (error: unknown): boolean => LOST.includes(failureCodeOf(error));

/** Seats of one event, by its slug. */
interface Seats extends EventAvailability {
  event: string;
}

export const reservationSubmitted = createEvent<ReservationForm>();
/** An event stands in the form: chosen, or still there after a while. Slug; '' for none. */
export const seatsWanted = createEvent<string>();

const reserveFx = createApiEffect(reserveEvent);
const sendFx = attach({
  effect: reserveFx,
  mapParams: (form: ReservationForm) => ({ body: toReservation(form) }),
});
const askFx = createApiEffect(readEventAvailability);
const leaveFx = attach({ effect: navigateFx });
const tellFx = attach({ effect: trackFx });

const $wanted = createStore('', { serialize: 'ignore' }).on(seatsWanted, (_, event) => event);
export const $seats = createStore<Seats | null>(null, { serialize: 'ignore' });
export const $isSending = sendFx.pending;
/** What was sent, until it came through: the way back from a failure finds it in the fields. */
export const $draft = createStore<ReservationForm | null>(null, { serialize: 'ignore' })
  .on(sendFx, (_, form) => form)
  .reset(sendFx.done);
/** Of the last try, while the form can do something about it. */
export const $failure = createStore<FailureCode | null>(null, { serialize: 'ignore' })
  .reset(sendFx)
  .on(sendFx.failData, (_, error) => (isLost(error) ? null : failureCodeOf(error)));
/** The last one made in this document. */
export const $reservation = createStore<Reservation | null>(null, { serialize: 'ignore' }).on(
  sendFx.doneData,
  (_, { data }) => data,
);

sample({
  clock: reservationSubmitted,
  source: $isSending,
  filter: (isSending) => !isSending,
  fn: (_, form) => form,
  target: sendFx,
});
sample({
  clock: sendFx.done,
  fn: () => ({ href: RESERVATION_PATHS.done, replace: true }),
  target: leaveFx,
});
sample({
  clock: sendFx.done,
  fn: ({ params }) => ({
    event: 'generate_lead',
    data: { form: 'event-reservation', item_id: params.event, quantity: Number(params.persons) },
  }),
  target: tellFx,
});
sample({
  clock: sendFx.failData,
  filter: isLost,
  fn: () => ({ href: RESERVATION_PATHS.lost, replace: true }),
  target: leaveFx,
});

// A refusal for want of seats shows how many there are.
sample({ clock: sendFx.fail, fn: ({ params }) => params.event, target: seatsWanted });
sample({
  clock: seatsWanted,
  filter: (event) => event !== '',
  fn: (event) => ({ params: { id: event } }),
  target: askFx,
});
sample({
  clock: askFx.done,
  source: $wanted,
  filter: (wanted, { params }) => params.params.id === wanted,
  fn: (event, { result }) => ({ event, ...result.data }),
  target: $seats,
});
