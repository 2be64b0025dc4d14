import type { Locale } from 'shared-contracts/locale';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import type { ReservationRow } from '../../modules/reservations/reservations.repository.ts';

type Step = OfficeReservation['steps'][number];
type Refusal = keyof typeof REFUSALS;

/** Guests come early. */
const EARLY_MS = 3 * 3_600_000;

const REFUSALS = {
  cancelled: { es: 'La reserva está anulada.', en: 'The reservation is cancelled.' },
  started: { es: 'La reserva ya empezó.', en: 'The reservation has started.' },
  event: {
    es: 'Un evento tiene su hora fija. Anula la reserva y haz otra.',
    en: 'An event has a fixed time. Cancel the reservation and make another one.',
  },
  early: { es: 'Todavía falta para esa reserva.', en: 'It is too early for this reservation.' },
} as const satisfies Record<string, Record<Locale, string>>;

type State = Pick<ReservationRow, 'status' | 'starts_at' | 'kind' | 'arrival'>;

/** Why a reservation refuses a step now. Null when it allows it. */
export const refuseStep = (step: Step, { status, starts_at, kind }: State, now: Date): Refusal | null => {
  const untilStart = starts_at.getTime() - now.getTime();
  if (status === 'cancelled') return 'cancelled';
  switch (step) {
    case 'move':
      if (kind === 'event') return 'event';
      return untilStart <= 0 ? 'started' : null;
    case 'cancel':
      return untilStart <= 0 ? 'started' : null;
    case 'arrived':
      return untilStart > EARLY_MS ? 'early' : null;
    case 'no_show':
      return untilStart > 0 ? 'early' : null;
    default:
      return null;
  }
};

export const refusalOf = (refusal: Refusal, locale: Locale): string => REFUSALS[refusal][locale];

const STEPS: readonly Step[] = ['arrived', 'no_show', 'undo_arrival', 'move', 'cancel'];

/** Steps that make sense now. A noted arrival is taken back before another one. */
export const stepsOf = (state: State, now: Date): Step[] =>
  STEPS.filter((step) => refuseStep(step, state, now) === null).filter((step) =>
    state.arrival === null ? step !== 'undo_arrival' : step === 'undo_arrival',
  );
