import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { cancelReservation } from 'shared-contracts/office/reservations';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { TickField } from '../../forms/tick-field.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { ArrivalButtons } from './arrival-buttons.tsx';
import { MoveDialog } from './move-dialog.tsx';

/** Steps that the reservation allows now. */
export const ReservationSteps = ({ reservation }: { reservation: OfficeReservation }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const mayChange = useMay('reservations.change');
  const [isMoving, setMoving] = useState(false);
  const [isByGuest, setByGuest] = useState(false);
  const { id, version, steps, email } = reservation;
  const params = { id };
  // An open dialog stays when another person was faster: it says so.
  if (!mayChange || (steps.length === 0 && !isMoving)) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ArrivalButtons reservation={reservation} />
      {steps.includes('move') && (
        <Button variant="outlined" onClick={() => setMoving(true)}>
          {translate('reservations.step.move')}
        </Button>
      )}
      {steps.includes('cancel') && (
        <ActionButton
          label="reservations.cancel.button"
          done="reservations.cancel.done"
          reason="required"
          isDanger
          title="reservations.cancel.title"
          consequence={
            <>
              {translate(email ? 'reservations.cancel.help' : 'reservations.cancel.help_silent', { email })}
              {email && (
                <TickField
                  label={translate('reservations.cancel.by_guest')}
                  checked={isByGuest}
                  onChange={setByGuest}
                />
              )}
            </>
          }
          onAct={(reason) =>
            call(cancelReservation, { params, body: { version, reason, by_house: !isByGuest } })
          }
        />
      )}
      {isMoving && <MoveDialog reservation={reservation} onClose={() => setMoving(false)} />}
    </Stack>
  );
};
