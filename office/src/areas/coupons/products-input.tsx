import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useInput, useTranslate } from 'react-admin';
import { MAX_COUPON_PRODUCTS } from 'shared-contracts/office/catalogue-limits';
import { ProductPicker } from '../products/form/product-picker.tsx';
import { useProductName } from '../products/use-product-name.ts';

const Product = ({ id, onRemove }: { id: number; onRemove: () => void }) => {
  const translate = useTranslate();
  const name = useProductName(id) ?? `${id}`;
  return (
    <Chip
      label={name}
      onDelete={onRemove}
      aria-label={`${translate('coupons.remove_product')} ${name}`}
      sx={{ maxWidth: '100%' }}
    />
  );
};

/** Products that the coupon is for. */
export const ProductsInput = () => {
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
