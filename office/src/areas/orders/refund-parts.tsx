import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { REFUND_FATES, type RefundPart } from 'shared-contracts/domain/refund-shares';
import { formatMoney } from '../../format/format.ts';
import { TickField } from '../../forms/tick-field.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { FateFields } from './fate-fields.tsx';
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
        <TypedField
          label="orders.refund_units"
          value={mine.units}
          onChange={(text) => change({ units: text })}
          error={isWrong}
          help={translate('orders.refund_of', { qty: part.qty })}
          isNumber
          sx={{ flex: '1 1 8rem' }}
        />
        {units > 0 && !line?.isOut && <FateFields {...mine} fates={REFUND_FATES} onChange={change} />}
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
          <TickField
            key={kind}
            label={`${translate(kind === 'gift' ? 'orders.gift' : 'orders.delivery_price')}: ${formatMoney(amount)}`}
            checked={kind === 'gift' ? choice.gift : choice.delivery}
            onChange={(isTicked) => onChange({ ...choice, [kind]: isTicked })}
          />
        ))}
      </Box>
      <Button onClick={() => onChange(everything(order, choice))}>
        {translate('orders.refund_everything')}
      </Button>
    </>
  );
};
