import { useState } from 'react';
import { bookParcel } from 'shared-contracts/office/orders';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { StepDialog, type StepProps } from './step-dialog.tsx';
import { useCarriers } from './use-carriers.ts';
import { useOrder, useOrderCall } from './use-order-call.ts';

/** Carrier at which the parcel is booked. It gives the number. */
export const BookingDialog = (props: StepProps) => {
  const call = useOrderCall();
  const { bookable, error, refetch } = useCarriers();
  const [chosen, setChosen] = useState<string>();
  const { planned_carrier: planned } = useOrder().delivery;
  const carrier = chosen ?? bookable.find((name) => name === planned) ?? bookable[0];
  return (
    <StepDialog
      {...props}
      isReady={carrier !== undefined}
      onSubmit={async () => {
        await call(bookParcel, { carrier });
        return 'orders.done.book-parcel';
      }}
    >
      {(errors) =>
        carrier === undefined ? (
          error && <ReadError error={error} onRetry={refetch} />
        ) : (
          <ChoiceField
            label="orders.carrier"
            values={bookable}
            value={carrier}
            onChange={setChosen}
            error={errors.carrier}
          />
        )
      }
    </StepDialog>
  );
};
