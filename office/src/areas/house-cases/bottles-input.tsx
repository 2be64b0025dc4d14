import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/RemoveOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'react-admin';
import { CASE_SIZES } from 'shared-contracts/domain/cases';
import { ProductPicker } from '../products/form/product-picker.tsx';
import { useProductName } from '../products/use-product-name.ts';
import { bottlesOf, withCount } from './case-form.ts';

const MAX_BOTTLES = Math.max(...CASE_SIZES);

interface BottleProps {
  id: number;
  count: number;
  isFull: boolean;
  isDisabled: boolean;
  onCount: (count: number) => void;
}

const Bottle = ({ id, count, isFull, isDisabled, onCount }: BottleProps) => {
  const translate = useTranslate();
  const name = useProductName(id) ?? `${id}`;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', gap: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
      <IconButton
        aria-label={translate('house_cases.less', { name })}
        disabled={isDisabled}
        onClick={() => onCount(count - 1)}
        children={<RemoveIcon />}
      />
      <Typography component="span" sx={{ minWidth: '1.5em', textAlign: 'center' }}>
        {count}
      </Typography>
      <IconButton
        aria-label={translate('house_cases.more', { name })}
        disabled={isFull || isDisabled}
        onClick={() => onCount(count + 1)}
        children={<AddIcon />}
      />
    </Stack>
  );
};

/** Bottles of a case: 6 or 12, of any number of products. */
export const BottlesInput = () => {
  const translate = useTranslate();
  const { field, fieldState } = useInput<number[]>({ source: 'product_ids' });
  const ids: number[] = field.value ?? [];
  const isDisabled = field.disabled ?? false;
  const isFull = ids.length >= MAX_BOTTLES;
  const change = (id: number, count: number) => field.onChange(withCount(ids, id, count));
  return (
    <Stack sx={{ width: '100%', mb: 2, gap: 1 }}>
      <Typography role="status">{translate('house_cases.bottles', { smart_count: ids.length })}</Typography>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {bottlesOf(ids).map(([id, count]) => (
          <Bottle
            key={id}
            id={id}
            count={count}
            isFull={isFull}
            isDisabled={isDisabled}
            onCount={(wanted) => change(id, wanted)}
          />
        ))}
      </Stack>
      {!isFull && !isDisabled && (
        <ProductPicker
          label={translate('house_cases.add_bottle')}
          accepts={({ id, kind }) => (kind === 'Wine' || kind === 'Alcohol') && !ids.includes(Number(id))}
          onPick={({ id }) => change(Number(id), 1)}
        />
      )}
      <FormHelperText error={fieldState.invalid}>
        {fieldState.error?.message ?? translate('house_cases.bottles_help')}
      </FormHelperText>
    </Stack>
  );
};
