import { attach, createEvent, createStore, sample } from 'effector';
import { readTableAvailability, reserveTable } from 'shared-contracts/api/reservations';
import type { TableAvailability } from 'shared-contracts/api/reservations.schema';
import { createApiEffect } from 'shared-kit/host';
import { createSubmission } from '../../lib/create-submission.ts';
import { RESERVATION_PATHS } from '../../lib/reservation-paths.ts';
import { type TableForm, toTable } from './table-form.ts';

/** Query for hours: day and number of people. */
export interface Evening {
  /** `2026-12-05`. '' before a day is chosen. */
  date: string;
  persons: number;
}

export type Hours =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'ready'; hours: TableAvailability['hours'] }
  | { kind: 'failed' };

const NONE: Hours = { kind: 'none' };
const ASKING: Hours = { kind: 'asking' };
const FAILED: Hours = { kind: 'failed' };

/** Requests the hours for day and number of people: on choice and at intervals. */
export const hoursWanted = createEvent<Evening>();

const askFx = attach({
  effect: createApiEffect(readTableAvailability),
  mapParams: ({ date, persons }: Evening) => ({ query: { date, person_quantity: persons } }),
});

const sendFx = attach({
  effect: createApiEffect(reserveTable),
  mapParams: (form: TableForm) => ({ body: toTable(form) }),
});

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

const isSame = (one: Evening | null, other: Evening): boolean =>
  one?.date === other.date && one.persons === other.persons;

const $wanted = createStore<Evening | null>(null, { serialize: 'ignore' });
export const $hours = createStore<Hours>(NONE, { serialize: 'ignore' });

// Keep the visible hours while refreshing the same day.
sample({
  clock: hoursWanted,
  source: $wanted,
  filter: (wanted, evening) => !isSame(wanted, evening),
  fn: (_, { date }) => (date === '' ? NONE : ASKING),
  target: $hours,
});
sample({ clock: hoursWanted, target: $wanted });
sample({ clock: hoursWanted, filter: ({ date }) => date !== '', target: askFx });
// After a refusal for too few seats, refresh the hours.
sample({
  clock: table.failed,
  fn: ({ params }) => ({ date: params.date, persons: Number(params.person_quantity) }),
  target: hoursWanted,
});
sample({
  clock: askFx.done,
  source: $wanted,
  filter: (wanted, { params }) => isSame(wanted, params),
  fn: (_, { result }): Hours => ({ kind: 'ready', hours: result.data.hours }),
  target: $hours,
});
sample({
  clock: askFx.fail,
  source: { wanted: $wanted, hours: $hours },
  filter: ({ wanted, hours }, { params }) => isSame(wanted, params) && hours.kind !== 'ready',
  fn: () => FAILED,
  target: $hours,
});
