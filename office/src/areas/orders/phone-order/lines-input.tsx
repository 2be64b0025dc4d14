import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { maxValue, minValue, NumberInput, required, useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { MAX_QTY } from 'shared-contracts/domain/stock';
import { formatMoney } from '../../../format/format.ts';
import { type Picked, ProductPicker } from '../../products/form/product-picker.tsx';
import type { PhoneOrderForm } from './phone-order-form.ts';

const MAX_LINES = 100;

/** Products of the order with their units. */
export const LinesInput = () => {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray<PhoneOrderForm, 'lines'>({ name: 'lines' });
  const describe = ({ name, sku, price, for_sale }: Picked) =>
    translate('orders.revision_product', { name, sku, price: formatMoney(price), stock: for_sale });
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      {fields.map(({ id, sku, words }, at) => (
        <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <Typography sx={{ flex: 1, pt: 2, overflowWrap: 'anywhere' }}>{words}</Typography>
          <NumberInput
            source={`lines.${at}.qty`}
            label="orders.refund_units"
            slotProps={{ htmlInput: { 'aria-label': translate('orders.phone.units_of', { sku }) } }}
            validate={[required(), minValue(1), maxValue(MAX_QTY)]}
            sx={{ width: 110 }}
          />
          <IconButton
            aria-label={translate('orders.phone.remove', { sku })}
            onClick={() => remove(at)}
            sx={{ mt: 1 }}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      {fields.length < MAX_LINES && (
        <ProductPicker
          label={translate('orders.phone.add')}
          eachFormat
          accepts={({ sku, visible }) => visible && fields.every((line) => line.sku !== sku)}
          isOff={({ for_sale }) => for_sale <= 0}
          describe={describe}
          onPick={(picked) => append({ sku: picked.sku, words: describe(picked), qty: 1 })}
        />
      )}
    </Box>
  );
};
