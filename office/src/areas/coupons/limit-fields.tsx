import { BooleanInput, DateInput, maxValue, minValue, NumberInput, SelectArrayInput } from 'react-admin';
import { AmountInput } from '../../forms/amount-input.tsx';
import { ProductsInput } from './products-input.tsx';

const TYPES = ['Wine', 'Box', 'GourmetProduct', 'Alcohol'] as const;

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
    <BooleanInput source="once_per_person" label="coupons.once_per_person" helperText="coupons.once_help" />
    <DateInput source="starts_on" label="coupons.starts_on" helperText="coupons.starts_help" />
    <DateInput source="expires_on" label="coupons.expires_on" helperText="coupons.expires_help" />
    <SelectArrayInput
      source="product_types"
      label="coupons.product_types"
      helperText="coupons.types_help"
      choices={TYPES.map((id) => ({ id, name: `coupons.types.${id}` }))}
    />
    <ProductsInput />
    <BooleanInput source="is_auto" label="coupons.is_auto" helperText="coupons.auto_help" />
  </>
);
