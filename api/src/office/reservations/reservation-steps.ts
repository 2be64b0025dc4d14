import type { Locale } from 'shared-contracts/locale';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import type { ReservationRow } from '../../modules/reservations/reservations.repository.ts';

type Step = OfficeReservation['steps'][number];
type Refusal = keyof typeof REFUSALS;

/** Staff may note an arrival from this time before the start, because guests come early. */
const ARRIVAL_BEFORE_START_MS = 3 * 3_600_000;

const REFUSALS = {
  cancelled: { es: 'La reserva está anulada.', en: 'The reservation is cancelled.' },
  started: { es: 'La reserva ya empezó.', en: 'The reservation has started.' },
  event: {
    es: 'Un evento tiene su hora fija. Anula la reserva y haz otra.',
    en: 'An event has a fixed time. Cancel the reservation and make another one.',
  },
  early: { es: 'Todavía falta para esa reserva.', en: 'It is too early for this reservation.' },
  noted: {
    es: 'Ya está anotado si llegaron. Deshaz primero esa anotación.',
    en: 'It is already noted whether the guests came. Undo this note first.',
  },
  not_noted: { es: 'No hay ninguna llegada anotada.', en: 'No arrival is noted.' },
} as const satisfies Record<string, Record<Locale, string>>;

type State = Pick<ReservationRow, 'status' | 'starts_at' | 'kind' | 'arrival'>;

/** Why a reservation refuses a step now. Null when it allows it. */
export const refuseStep = (
  step: Step,
  { status, starts_at, kind, arrival }: State,
  now: Date,
): Refusal | null => {
  const untilStart = starts_at.getTime() - now.getTime();
  if (status === 'cancelled') return 'cancelled';
  // A move would take the noted arrival to the new day.
  if (step !== 'undo_arrival' && arrival !== null) return 'noted';
  switch (step) {
    case 'move':
      if (kind === 'event') return 'event';
      return untilStart <= 0 ? 'started' : null;
    case 'cancel':
      return untilStart <= 0 ? 'started' : null;
    case 'arrived':
      return untilStart > ARRIVAL_BEFORE_START_MS ? 'early' : null;
    case 'no_show':
      return untilStart > 0 ? 'early' : null;
    case 'undo_arrival':
      return arrival === null ? 'not_noted' : null;
  }
};

export const refusalOf = (refusal: Refusal, locale: Locale): string => REFUSALS[refusal][locale];

const STEPS: readonly Step[] = ['arrived', 'no_show', 'undo_arrival', 'move', 'cancel'];

/** Steps that are possible now. */
export const stepsOf = (state: State, now: Date): Step[] =>
  STEPS.filter((step) => refuseStep(step, state, now) === null);
