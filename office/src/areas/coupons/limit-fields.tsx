import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import {
  BooleanInput,
  DateInput,
  maxValue,
  minValue,
  NumberInput,
  SelectArrayInput,
  useInput,
  useTranslate,
} from 'react-admin';
import { MAX_COUPON_PRODUCTS, MAX_COUPON_USES } from 'shared-contracts/office/catalogue-limits';
import { AmountInput } from '../../forms/amount-input.tsx';
import { ProductPicker } from '../products/form/product-picker.tsx';
import { useProductName } from '../products/use-product-name.ts';

const Product = ({ id, onRemove }: { id: number; onRemove: () => void }) => {
  const translate = useTranslate();
  const name = useProductName(id) ?? `${id}`;
  return (
    <Chip
      label={name}
      onDelete={onRemove}
      aria-label={`${translate('ra.action.remove')} ${name}`}
      sx={{ maxWidth: '100%' }}
    />
  );
};

/** Products that the coupon is for. */
const ProductsInput = () => {
  const translate = useTranslate();
  const { field, fieldState } = useInput<number[]>({ source: 'product_ids' });
  const ids: number[] = field.value ?? [];
  return (
    <Stack sx={{ width: '100%', mb: 2, gap: 1 }}>
      {ids.length < MAX_COUPON_PRODUCTS && (
        <ProductPicker
          label={translate('coupons.products')}
          accepts={({ id }) => !ids.includes(Number(id))}
          onPick={({ id }) => field.onChange([...ids, Number(id)])}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {ids.map((id) => (
          <Product key={id} id={id} onRemove={() => field.onChange(ids.filter((one) => one !== id))} />
        ))}
      </Stack>
      <FormHelperText error={fieldState.invalid}>
        {fieldState.error?.message ?? translate('coupons.products_help')}
      </FormHelperText>
    </Stack>
  );
};

const TYPES = ['Wine', 'Box', 'GourmetProduct', 'Alcohol'] as const;

/** Limits of a coupon that staff may change at any time. */
export const LimitFields = () => (
  <>
    <AmountInput source="min_total" label="coupons.min_total" />
    <NumberInput
      source="uses"
      label="coupons.uses"
      helperText="coupons.uses_help"
      validate={[minValue(1), maxValue(MAX_COUPON_USES)]}
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
