import Stack from '@mui/material/Stack';
import { minValue, NumberInput, required } from 'react-admin';
import { AmountInput } from '../../forms/amount-input.tsx';

const isCount = [required(), minValue(0)];

/** Price in pesos and working days. */
export const RateInputs = () => (
  <>
    <AmountInput source="rate.price" label="delivery.price" validate={required()} />
    <Stack direction="row" sx={{ gap: 2, width: '100%' }}>
      <NumberInput source="rate.min_days" label="delivery.min_days" validate={isCount} />
      <NumberInput source="rate.max_days" label="delivery.max_days" validate={isCount} />
    </Stack>
  </>
);
