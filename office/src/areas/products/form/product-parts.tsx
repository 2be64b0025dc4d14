/** Parts of a product that are lists: formats, contents of a box, scores, recommendations. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_COMPANIONS } from 'shared-contracts/office/catalogue-limits';
import type { ProductData } from 'shared-contracts/office/product-data.schema';
import { MAX_QTY } from 'shared-contracts/office/product-limits';
import { useField } from '../../../drafts/draft-form.tsx';
import { ItemRows } from './item-rows.tsx';
import { useProductForm } from './product-form.ts';
import { ProductPicker } from './product-picker.tsx';
import { NumberLine, TextLine } from './text-fields.tsx';

const TWO_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  alignItems: 'start',
};

const UnitSwitch = ({ path }: { path: string }) => {
  const translate = useTranslate();
  const { value, set } = useField<boolean>(path);
  return (
    <FormControlLabel
      control={<Switch checked={value} onChange={(_, checked) => set(checked)} />}
      label={translate('product_form.formats.unit_sales')}
    />
  );
};

/** Formats of the product. The card sells the first one. */
export const FormatsPart = () => {
  const translate = useTranslate();
  const { stored } = useProductForm();
  const { value } = useField<ProductData['formats']>('formats');
  const isGourmet = stored.kind === 'GourmetProduct';
  return (
    <>
      <ItemRows<ProductData['formats'][number]>
        path="formats"
        keyOf={({ sku }) => sku}
        nameOf={({ sku }) => sku}
        isOrdered={value.length > 1}
        isFixed
      >
        {({ sku }, index) => (
          <Box>
            <Typography>{sku}</Typography>
            {isGourmet && (
              <Box sx={TWO_COLUMNS}>
                <NumberLine path={`formats.${index}.grams`} label="product_form.formats.grams" />
                <UnitSwitch path={`formats.${index}.unit_sales`} />
                <TextLine path={`formats.${index}.label.es`} label="product_form.formats.label" lang="es" />
                <TextLine path={`formats.${index}.label.en`} label="product_form.formats.label" lang="en" />
              </Box>
            )}
          </Box>
        )}
      </ItemRows>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate('product_form.formats.help')}
      </Typography>
    </>
  );
};

/** Units of a product in a box. Emptied to type another number, it counts as 1. */
const QtyField = ({ path }: { path: string }) => {
  const translate = useTranslate();
  const { value, set } = useField<number>(path);
  const [isEmptied, setEmptied] = useState(false);
  return (
    <TextField
      label={translate('orders.refund_units')}
      value={isEmptied ? '' : value}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '');
        setEmptied(digits === '');
        set(Math.min(MAX_QTY, Number(digits) || 1));
      }}
      onBlur={() => setEmptied(false)}
      sx={{ width: '6rem', flexShrink: 0 }}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
};

/** Products in a box. */
export const ContentsPart = () => {
  const translate = useTranslate();
  const { nameOf, learnName } = useProductForm();
  const { value, set, problem } = useField<ProductData['contents']>('contents');
  return (
    <>
      <ItemRows<ProductData['contents'][number]>
        path="contents"
        keyOf={({ sku }) => sku}
        nameOf={({ sku }) => nameOf(sku)}
        isOrdered
      >
        {({ sku }, index) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <QtyField path={`contents.${index}.qty`} />
            <span>
              {nameOf(sku)} ({sku})
            </span>
          </Box>
        )}
      </ItemRows>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <ProductPicker
        label={translate('product_form.contents.add')}
        eachFormat
        accepts={({ sku, kind }) => kind !== 'Box' && !value.some((one) => one.sku === sku)}
        onPick={({ sku, name }) => {
          learnName(sku, name);
          set([...value, { sku, qty: 1 }]);
        }}
      />
    </>
  );
};

/** Products that the page shows beside this one. */
export const CompanionsPart = () => {
  const translate = useTranslate();
  const { stored, nameOf, learnName } = useProductForm();
  const { value, set } = useField<string[]>('companions');
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate('product_form.companions.help')}
      </Typography>
      <ItemRows<string> path="companions" keyOf={(id) => id} nameOf={nameOf} isOrdered>
        {(id) => nameOf(id)}
      </ItemRows>
      {value.length < MAX_COMPANIONS && (
        <ProductPicker
          label={translate('product_form.companions.add')}
          accepts={({ id }) => id !== stored.id && !value.includes(id)}
          onPick={({ id, name }) => {
            learnName(id, name);
            set([...value, id]);
          }}
        />
      )}
    </>
  );
};

/** Points of juries. */
export const ScoresPart = () => {
  const translate = useTranslate();
  const { value, set } = useField<ProductData['facts']['scores']>('facts.scores');
  /** Key of the typed points, so that the next score does not get the typed text of a removed one. */
  const [removals, setRemovals] = useState(0);
  return (
    <>
      <ItemRows<ProductData['facts']['scores'][number]>
        path="facts.scores"
        keyOf={(_, index) => String(index)}
        nameOf={({ jury }) => jury}
        onChange={() => setRemovals(removals + 1)}
      >
        {(_, index) => (
          <Box sx={TWO_COLUMNS}>
            <TextLine path={`facts.scores.${index}.jury`} label="product_form.scores.jury" />
            <NumberLine
              key={removals}
              path={`facts.scores.${index}.points`}
              label="product_form.scores.points"
            />
          </Box>
        )}
      </ItemRows>
      <Button onClick={() => set([...value, { jury: '', points: 90 }])}>
        {translate('product_form.scores.add')}
      </Button>
    </>
  );
};
