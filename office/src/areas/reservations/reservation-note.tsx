import { useShowContext, useTranslate } from 'react-admin';
import { noteReservation } from 'shared-contracts/office/reservations';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import { TextForm } from '../../forms/text-form.tsx';
import { formOf } from '../../forms/typed-texts.ts';
import { useOffice } from '../../session/session-context.tsx';

/** Characters. Must match `noteReservation` in shared-contracts/src/office/reservations.schema.ts. */
const MAX_LENGTH = 500;

/** Note of staff about a reservation. */
export const ReservationNote = ({ reservation }: { reservation: OfficeReservation }) => {
  const translate = useTranslate();
  const { refetch } = useShowContext();
  const { call } = useOffice();
  const { id, version, note } = reservation;
  return (
    <TextForm
      form={formOf('reservation-note', id)}
      stored={note ?? ''}
      maxLength={MAX_LENGTH}
      label={translate('reservations.note')}
      help={translate('reservations.note_help')}
      button={translate('reservations.save_note')}
      done="reservations.noted"
      send={(text) => call(noteReservation, { params: { id }, body: { version, note: text } })}
      reread={refetch}
    />
  );
};
