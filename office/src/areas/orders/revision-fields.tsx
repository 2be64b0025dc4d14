import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { REVISION_FATES } from 'shared-contracts/domain/order-revisions';
import { formatMoney } from '../../format/format.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { fieldsOf } from '../../forms/fields-of.ts';
import { RadioField } from '../../forms/radio-field.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { type Picked, ProductPicker } from '../products/form/product-picker.tsx';
import { FateFields } from './fate-fields.tsx';
import { type RevisionWish, revisableLines } from './revision-wish.ts';
import { useOrder } from './use-order-call.ts';

export interface RevisionProps {
  wish: RevisionWish;
  onChange: (wish: RevisionWish) => void;
}
const KINDS: readonly RevisionWish['kind'][] = ['replace', 'take-out'];

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
  const wordsOf = (line: string): string => {
    const found = lines.find(({ id }) => id === line);
    return found ? `${found.left} × ${found.name}` : '';
  };
  const field = fieldsOf(wish, (changes) => onChange({ ...wish, ...changes }));
  const units = Number(wish.units || 0);
  const isWrong = !Number.isInteger(units) || units < 0 || (left !== undefined && units > left);
  return (
    <>
      <ChoiceField
        {...field('line')}
        required
        label="orders.revision_line"
        values={lines.map(({ id }) => id)}
        words={wordsOf}
      />
      <TypedField
        {...field('units')}
        required
        label="orders.refund_units"
        error={isWrong}
        help={left === undefined ? undefined : translate('orders.refund_of', { qty: left })}
        isNumber
      />
      <RadioField
        {...field('kind')}
        label="orders.revision_kind"
        values={KINDS}
        wordsOf={(kind) => translate(`orders.revision_${kind}`)}
      />
      {wish.kind === 'replace' && <ProductIn wish={wish} onChange={onChange} />}
      <FateFields
        fate={wish.fate}
        cause={wish.cause}
        fates={REVISION_FATES}
        label="orders.revision_fate"
        onChange={(changes) => onChange({ ...wish, ...changes })}
      />
    </>
  );
};
