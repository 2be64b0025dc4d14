import { noteArrival } from 'shared-contracts/office/reservations';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { useOffice } from '../../session/session-context.tsx';

/** Arrival that each step stores. Null: staff noted nothing. */
const ARRIVALS = { arrived: 'arrived', no_show: 'no_show', undo_arrival: null } as const;
const isArrival = (step: OfficeReservation['steps'][number]): step is keyof typeof ARRIVALS =>
  step in ARRIVALS;

/** Buttons that note the arrival of the guests, or take the note back. */
export const ArrivalButtons = ({
  reservation: { id, version, steps },
}: {
  reservation: Pick<OfficeReservation, 'id' | 'version' | 'steps'>;
}) => {
  const { call } = useOffice();
  return steps
    .filter(isArrival)
    .map((step) => (
      <ActionButton
        key={step}
        label={`reservations.step.${step}`}
        done="reservations.noted"
        variant={step === 'arrived' ? 'contained' : 'outlined'}
        onAct={() => call(noteArrival, { params: { id }, body: { version, arrival: ARRIVALS[step] } })}
      />
    ));
};
