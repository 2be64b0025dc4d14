import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'react-admin';
import { MAX_PINS } from 'shared-contracts/domain/search-words';
import { ProductPicker } from '../products/form/product-picker.tsx';
import { useProductName } from '../products/use-product-name.ts';

interface PinnedProductProps {
  id: number;
  place: number;
  isDisabled: boolean;
  onRemove: () => void;
}

const PinnedProduct = ({ id, place, isDisabled, onRemove }: PinnedProductProps) => {
  const translate = useTranslate();
  const name = useProductName(id) ?? translate('search_words.product', { id });
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{`${place}. ${name}`}</Typography>
      <Button disabled={isDisabled} onClick={onRemove} aria-label={translate('content.remove', { name })}>
        {translate('ra.action.remove')}
      </Button>
    </Stack>
  );
};

/** Up to three products, in their order. */
export const PinsInput = () => {
  const translate = useTranslate();
  const { field, fieldState } = useInput<number[]>({ source: 'product_ids', defaultValue: [] });
  const ids: number[] = field.value ?? [];
  const isDisabled = field.disabled ?? false;
  return (
    <Stack sx={{ width: '100%', mb: 2 }}>
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {ids.map((id, index) => (
          <PinnedProduct
            key={id}
            id={id}
            place={index + 1}
            isDisabled={isDisabled}
            onRemove={() => field.onChange(ids.filter((one) => one !== id))}
          />
        ))}
      </Stack>
      {ids.length < MAX_PINS && !isDisabled && (
        <ProductPicker
          label={translate('product_form.companions.add')}
          accepts={({ id }) => !ids.includes(Number(id))}
          onPick={({ id }) => field.onChange([...ids, Number(id)])}
        />
      )}
      <FormHelperText error={fieldState.invalid}>
        {fieldState.error?.message ?? translate('search_words.pins_help')}
      </FormHelperText>
    </Stack>
  );
};
