import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { REFUND_FATES, type RefundPart, WRITE_OFF_CAUSES } from 'shared-contracts/domain/refund-shares';
import { formatMoney } from '../../format/format.ts';
import { linesNow } from './lines-now.ts';
import { choiceOf, everything, type LineChoice, type PartsChoice, partsLeft } from './refund-wish.ts';
import { useOrder } from './use-order-call.ts';

interface Props {
  choice: PartsChoice;
  onChange: (choice: PartsChoice) => void;
}

/** Number of units of a line, and what happens to them. */
const Line = ({ part, choice, onChange }: { part: RefundPart } & Props) => {
  const translate = useTranslate();
  const order = useOrder();
  const id = part.line_id ?? '';
  const line = linesNow(order).find((one) => one.id === id);
  const name = line?.name ?? '';
  const mine = choiceOf(order, choice, id);
  const units = Number(mine.units || 0);
  const isWrong = !Number.isInteger(units) || units < 0 || units > part.qty;
  const change = (changes: Partial<LineChoice>) =>
    onChange({ ...choice, lines: { ...choice.lines, [id]: { ...mine, ...changes } } });
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(part.amount)}</Typography>
      </Box>
      {/* The group names the product: a long name would not fit into the labels. */}
      <Box role="group" aria-label={name} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <TextField
          label={translate('orders.refund_units')}
          value={mine.units}
          onChange={(event) => change({ units: event.target.value })}
          error={isWrong}
          helperText={translate('orders.refund_of', { qty: part.qty })}
          size="small"
          sx={{ flex: '1 1 8rem' }}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        {units > 0 && !line?.isOut && (
          <TextField
            select
            required
            label={translate('orders.refund_fate')}
            value={mine.fate}
            onChange={(event) => change({ fate: event.target.value as LineChoice['fate'] })}
            size="small"
            sx={{ flex: '1 1 10rem' }}
          >
            {REFUND_FATES.map((fate) => (
              <MenuItem key={fate} value={fate}>
                {translate(`orders.fate.${fate}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {units > 0 && mine.fate === 'written_off' && (
          <TextField
            select
            required
            label={translate('orders.refund_cause')}
            value={mine.cause}
            onChange={(event) => change({ cause: event.target.value as LineChoice['cause'] })}
            size="small"
            sx={{ flex: '1 1 10rem' }}
          >
            {WRITE_OFF_CAUSES.map((cause) => (
              <MenuItem key={cause} value={cause}>
                {translate(`orders.write_off.${cause}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
    </Box>
  );
};

/** Parts of the order to give back: units of lines, delivery and gift box. */
export const RefundParts = ({ choice, onChange }: Props) => {
  const translate = useTranslate();
  const order = useOrder();
  const left = partsLeft(order);
  const extras = left.filter(({ kind }) => kind !== 'line');
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {left
          .filter(({ kind }) => kind === 'line')
          .map((part) => (
            <Line key={part.line_id} part={part} choice={choice} onChange={onChange} />
          ))}
      </Box>
      <Box sx={{ display: 'grid', my: 1 }}>
        {extras.map(({ kind, amount }) => (
          <FormControlLabel
            key={kind}
            control={
              <Checkbox
                checked={kind === 'gift' ? choice.gift : choice.delivery}
                onChange={(event) => onChange({ ...choice, [kind]: event.target.checked })}
              />
            }
            label={`${translate(kind === 'gift' ? 'orders.gift' : 'orders.delivery_price')}: ${formatMoney(amount)}`}
          />
        ))}
      </Box>
      <Button onClick={() => onChange(everything(order, choice))}>
        {translate('orders.refund_everything')}
      </Button>
    </>
  );
};
