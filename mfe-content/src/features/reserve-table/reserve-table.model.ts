import { attach, createEvent, sample } from 'effector';
import { readTableAvailability, reserveTable } from 'shared-contracts/api/reservations';
import { createDataEffect } from 'shared-kit/host';
import { createQuery } from 'shared-kit/query/create-query';
import { PENDING } from 'shared-kit/query/outcome';
import { createRepeatable, createReservationEffect } from '../../lib/create-reservation-effect.ts';
import { createSubmission } from '../../lib/create-submission.ts';
import { RESERVATION_PATHS } from '../../lib/reservation-paths.ts';
import { type TableForm, toTable } from './table-form.ts';

/** The day and number of people that the API needs to list the free hours. */
export interface Evening {
  /** `2026-12-05`. '' before a day is chosen. */
  date: string;
  /** 0 before a number is chosen. */
  persons: number;
}

/** Whether the day and the number of people are chosen. */
export const isComplete = ({ date, persons }: Evening): boolean => date !== '' && persons > 0;

/** Requests the hours for a day and number of people: on choice, at intervals, and after a failure. */
export const hoursWanted = createEvent<Evening>();

const readHoursFx = attach({
  effect: createDataEffect(readTableAvailability),
  mapParams: ({ date, persons }: Evening) => ({ query: { date, person_quantity: persons } }),
});

export const hours = createQuery({
  load: readHoursFx,
  keyOf: ({ date, persons }) => `${date} ${persons}`,
  keepOnFailure: true,
});

const sendFx = createRepeatable(createReservationEffect(reserveTable), toTable);

/** Submission of a table reservation. */
export const table = createSubmission({
  send: sendFx,
  donePath: RESERVATION_PATHS.table.done,
  lost: { codes: ['RESERVATION_CLOSED'], path: RESERVATION_PATHS.table.lost },
  leadOf: ({ person_quantity }: TableForm) => ({
    form: 'table-reservation',
    quantity: Number(person_quantity),
  }),
});

sample({ clock: hoursWanted, filter: isComplete, target: hours.requested });
// Without a choice there are no hours. Remove the last ones, or the next choice would show them.
sample({
  clock: hoursWanted,
  filter: (evening) => !isComplete(evening),
  fn: () => PENDING,
  target: hours.$outcome,
});
// Refresh the hours after each failed reservation: the chosen hour may be full.
sample({
  clock: table.failed,
  fn: ({ params }) => ({ date: params.date, persons: Number(params.person_quantity) }),
  target: hoursWanted,
});
