import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { advanceOrder, listCarriers } from 'shared-contracts/office/orders';
import { useOffice } from '../../session/session-context.tsx';
import { StepDialog } from './step-dialog.tsx';
import type { StepProps } from './step-props.ts';
import { useOrderCall } from './use-order-call.ts';

const useCarriers = () => {
  const { call } = useOffice();
  return useQuery({ queryKey: ['carriers'], queryFn: async () => (await call(listCarriers, {})).data });
};

/** Carrier and number of a parcel. A scanner types the number and presses Enter, which sends the form. */
export const DispatchDialog = ({ label, step, onClose }: StepProps) => {
  const translate = useTranslate();
  const call = useOrderCall();
  const { data: carriers = [], isPending } = useCarriers();
  const [chosen, setChosen] = useState<string>();
  const [number, setNumber] = useState('');
  const carrier = carriers.find(({ name }) => name === chosen) ?? carriers[0];
  const hasNumber = carrier !== undefined && (carrier.needs_number || carrier.tracking_url !== '');
  return (
    <StepDialog
      title={label}
      consequence={step?.consequence ?? null}
      submit={label}
      isReady={!isPending && (!carrier?.needs_number || number.trim() !== '')}
      onSubmit={async () => {
        const parcel = carrier && { carrier: carrier.name, tracking_number: hasNumber ? number : '' };
        await call(advanceOrder, parcel ? { parcel } : {});
        return 'orders.done.advance';
      }}
      onClose={onClose}
    >
      {(errors) =>
        carrier && (
          <>
            <TextField
              select
              label={translate('orders.carrier')}
              value={carrier.name}
              onChange={(event) => setChosen(event.target.value)}
              error={errors['parcel.carrier'] !== undefined}
              helperText={errors['parcel.carrier']}
            >
              {carriers.map(({ name }) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
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
        )
      }
    </StepDialog>
  );
};
