import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { advanceOrder } from 'shared-contracts/office/orders';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { StepDialog, type StepProps } from './step-dialog.tsx';
import { useCarriers } from './use-carriers.ts';
import { useOrder, useOrderCall } from './use-order-call.ts';

/** Carrier and number of a parcel. A scanner types the number and presses Enter, which sends the form. */
export const DispatchDialog = (props: StepProps) => {
  const translate = useTranslate();
  const call = useOrderCall();
  const { booking, planned_carrier } = useOrder().delivery;
  const booked = booking?.state === 'booked' ? booking : null;
  const { carriers, error, refetch } = useCarriers();
  const [chosen, setChosen] = useState(booked?.carrier ?? planned_carrier);
  const [number, setNumber] = useState(booked?.number ?? '');
  const carrier = carriers?.find(({ name }) => name === chosen) ?? carriers?.[0];
  const hasNumber = carrier !== undefined && (carrier.needs_number || carrier.tracking_url !== '');
  return (
    <StepDialog
      {...props}
      isReady={carriers !== undefined && (!carrier?.needs_number || number.trim() !== '')}
      onSubmit={async () => {
        const parcel = carrier && { carrier: carrier.name, tracking_number: hasNumber ? number : '' };
        await call(advanceOrder, parcel ? { parcel } : {});
        return 'orders.done.advance';
      }}
    >
      {(errors) => (
        <>
          {error && <ReadError error={error} onRetry={refetch} />}
          {carrier && (
            <ChoiceField
              label="orders.carrier"
              values={carriers?.map(({ name }) => name) ?? []}
              value={carrier.name}
              onChange={setChosen}
              error={errors['parcel.carrier']}
            />
          )}
          {hasNumber && (
            <TextField
              label={translate('orders.tracking_number')}
              value={number}
              onChange={(event) => setNumber(event.target.value)}
              autoFocus
              error={errors['parcel.tracking_number'] !== undefined}
              helperText={errors['parcel.tracking_number'] ?? translate('orders.tracking_number_help')}
              slotProps={{
                htmlInput: { maxLength: 100, autoComplete: 'off', autoCapitalize: 'characters' },
              }}
            />
          )}
        </>
      )}
    </StepDialog>
  );
};
