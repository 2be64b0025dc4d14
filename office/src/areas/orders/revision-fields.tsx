import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { REVISION_FATES } from 'shared-contracts/domain/order-revisions';
import { WRITE_OFF_CAUSES } from 'shared-contracts/domain/refund-shares';
import { formatMoney } from '../../format/format.ts';
import { type Picked, ProductPicker } from '../products/form/product-picker.tsx';
import { type RevisionWish, revisableLines } from './revision-wish.ts';
import { useOrder } from './use-order-call.ts';

export interface RevisionProps {
  wish: RevisionWish;
  onChange: (wish: RevisionWish) => void;
}
const KINDS: readonly RevisionWish['kind'][] = ['replace', 'take-out'];

/** Choice with a list of words. */
const Choice = <T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T | '';
  options: readonly { id: T; words: string }[];
  onChange: (value: T) => void;
}) => (
  <TextField
    select
    required
    label={useTranslate()(label)}
    value={value}
    onChange={(event) => onChange(event.target.value as T)}
  >
    {options.map(({ id, words }) => (
      <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
        {words}
      </MenuItem>
    ))}
  </TextField>
);

/** Product that comes in, with its price and stock. */
const ProductIn = ({ wish, onChange }: RevisionProps) => {
  const translate = useTranslate();
  const line = revisableLines(useOrder()).find(({ id }) => id === wish.line);
  const describe = ({ name, sku, price, for_sale }: Picked) =>
    translate('orders.revision_product', { name, sku, price: formatMoney(price), stock: for_sale });
  return (
    <>
      <ProductPicker
        label={translate('orders.revision_search')}
        eachFormat
        accepts={({ sku, visible }) => visible && sku !== line?.sku}
        describe={describe}
        onPick={(product) => onChange({ ...wish, product })}
      />
      {wish.product && <Typography sx={{ overflowWrap: 'anywhere' }}>{describe(wish.product)}</Typography>}
    </>
  );
};

/** Line, units, what comes in for them, and what happens to them. */
export const RevisionFields = ({ wish, onChange }: RevisionProps) => {
  const translate = useTranslate();
  const lines = revisableLines(useOrder());
  const left = lines.find(({ id }) => id === wish.line)?.left;
  const units = Number(wish.units || 0);
  const isWrong = !Number.isInteger(units) || units < 0 || (left !== undefined && units > left);
  return (
    <>
      <Choice
        label="orders.revision_line"
        value={wish.line}
        options={lines.map(({ id, name, left: qty }) => ({ id, words: `${qty} × ${name}` }))}
        onChange={(line) => onChange({ ...wish, line })}
      />
      <TextField
        required
        label={translate('orders.refund_units')}
        value={wish.units}
        onChange={(event) => onChange({ ...wish, units: event.target.value })}
        error={isWrong}
        helperText={left !== undefined && translate('orders.refund_of', { qty: left })}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <RadioGroup
        aria-label={translate('orders.revision_kind')}
        value={wish.kind}
        onChange={(_, kind) => onChange({ ...wish, kind: kind as RevisionWish['kind'] })}
      >
        {KINDS.map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio />}
            label={translate(`orders.revision_${kind}`)}
          />
        ))}
      </RadioGroup>
      {wish.kind === 'replace' && <ProductIn wish={wish} onChange={onChange} />}
      <Choice
        label="orders.revision_fate"
        value={wish.fate}
        options={REVISION_FATES.map((id) => ({ id, words: translate(`orders.fate.${id}`) }))}
        onChange={(fate) => onChange({ ...wish, fate })}
      />
      {wish.fate === 'written_off' && (
        <Choice
          label="orders.refund_cause"
          value={wish.cause}
          options={WRITE_OFF_CAUSES.map((id) => ({ id, words: translate(`orders.write_off.${id}`) }))}
          onChange={(cause) => onChange({ ...wish, cause })}
        />
      )}
    </>
  );
};
