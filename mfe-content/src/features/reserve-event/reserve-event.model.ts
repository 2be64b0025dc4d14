import { createEvent, createStore, sample } from 'effector';
import { readEventAvailability, reserveEvent } from 'shared-contracts/api/reservations';
import type { EventAvailability } from 'shared-contracts/api/reservations.schema';
import { failureCodeOf } from 'shared-kit/failure';
import { createApiEffect } from 'shared-kit/host';
import { createRepeatable, createReservationEffect } from '../../lib/create-reservation-effect.ts';
import { createSubmission } from '../../lib/create-submission.ts';
import { RESERVATION_PATHS } from '../../lib/reservation-paths.ts';
import { type ReservationForm, toReservation } from './reservation-form.ts';

/** Available seats of an event. */
interface Seats extends EventAvailability {
  event: string;
}

/** Requests the seats of an event by slug: on choice, at intervals and after a failure. '' requests none. */
export const seatsWanted = createEvent<string>();

const askFx = createApiEffect(readEventAvailability);

const sendFx = createRepeatable(createReservationEffect(reserveEvent), toReservation);

export const reservation = createSubmission({
  send: sendFx,
  donePath: RESERVATION_PATHS.event.done,
  lost: { codes: ['RESERVATION_CLOSED', 'EVENT_NOT_FOUND'], path: RESERVATION_PATHS.event.lost },
  leadOf: ({ event, person_quantity }: ReservationForm) => ({
    form: 'event-reservation',
    item_id: event,
    quantity: Number(person_quantity),
  }),
});

const $wanted = createStore('', { serialize: 'ignore' }).on(seatsWanted, (_, event) => event);
export const $seats = createStore<Seats | null>(null, { serialize: 'ignore' });

// Refresh the seats after each failed reservation: too few seats may be the reason.
sample({ clock: reservation.failed, fn: ({ params }) => params.event, target: seatsWanted });
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

/** The event has another time than the form showed. */
export const eventMoved = sample({
  clock: reservation.failed,
  filter: ({ error }) => failureCodeOf(error) === 'EVENT_MOVED',
});
