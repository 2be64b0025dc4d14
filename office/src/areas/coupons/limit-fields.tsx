import { BooleanInput, DateInput, maxValue, minValue, NumberInput } from 'react-admin';
import { AmountInput } from '../../forms/amount-input.tsx';

/** Limits of a coupon that staff may change at any time. */
export const LimitFields = () => (
  <>
    <AmountInput source="min_total" label="coupons.min_total" />
    <NumberInput
      source="uses"
      label="coupons.uses"
      helperText="coupons.uses_help"
      min={1}
      validate={[minValue(1), maxValue(1_000_000)]}
    />
    <DateInput source="expires_on" label="coupons.expires_on" helperText="coupons.expires_help" />
    <BooleanInput source="is_auto" label="coupons.is_auto" helperText="coupons.auto_help" />
  </>
);
