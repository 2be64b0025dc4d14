import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { wholeOf } from 'shared-contracts/domain/whole-number';
import { isFarPrice, refusePrice } from 'shared-contracts/office/catalogue-limits';
import { changePrices } from 'shared-contracts/office/prices';
import { formatMoney } from '../../format/format.ts';
import { fieldsOf } from '../../forms/fields-of.ts';
import { isReason, ReasonField } from '../../forms/reason.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useAttempt } from '../../forms/use-attempt.ts';
import { Problem } from '../../parts/problem.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { FarPrice } from './far-price.tsx';
import type { Format } from './types.ts';
import { useKeptText } from './use-kept-text.ts';

/** Price before the offer. Null: none. Undefined: no number, as the stored words of an import, which stay. */
const referenceOf = (text: string): number | null | undefined =>
  text.trim() === '' ? null : (wholeOf(text) ?? undefined);

/** Price and offer of a format. */
export const PriceForm = ({ format, name }: { format: Format; name: string }) => {
  const { sku, price_version: version, reference_price } = format;
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { call } = useOffice();
  const { attempt, problem, isBusy: isSaving } = useAttempt();
  const stored = { price: String(format.price), before: reference_price ?? '', reason: '' };
  const { values, change, forget, isTyped, isOutdated } = useKeptText(`price/${sku}`, stored, version);
  const field = fieldsOf(values, change);
  const hint = isOutdated ? 'products.price.changed' : problem;
  const price = wholeOf(values.price);
  const before = referenceOf(values.before);
  const isWrongBefore = before === undefined && values.before !== reference_price;
  const refused = price === null ? null : refusePrice({ price, reference_price: before });
  const accepted = refused === null ? price : null;
  const isNoOffer = refused === 'reference-not-above';
  const isReady = price !== null && refused === null && !isWrongBefore && isReason(values.reason);

  const save = async (): Promise<void> => {
    if (price === null) return;
    const row = { sku, version, price, ...(before !== undefined && { reference_price: before }) };
    // The new price has another version, which says that it changed.
    await attempt(async () => {
      await call(changePrices, { body: { rows: [row], reason: values.reason } });
      forget();
      notify('products.price.saved', { type: 'success' });
      refresh();
    }, refresh);
  };

  return (
    <Box
      component="form"
      aria-label={translate('products.price.of', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ display: 'grid', gap: 1, maxWidth: '24rem' }}
    >
      <TypedField
        label="products.price.price"
        {...field('price')}
        error={refused === 'out-of-range' ? translate('products.refused.out-of-range') : price === null}
        isNumber
        readOnly={isSaving}
      />
      <TypedField
        label="products.price.before"
        help={translate(isNoOffer ? 'products.refused.reference-not-above' : 'products.price.before_help')}
        {...field('before')}
        error={isWrongBefore || isNoOffer}
        isNumber
        readOnly={isSaving}
      />
      {isTyped && (
        <>
          <FarPrice before={format.price} after={accepted} />
          <ReasonField {...field('reason')} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button type="submit" variant="contained" disabled={!isReady || isSaving}>
              {accepted !== null && isFarPrice(format.price, accepted)
                ? translate('products.price.save_far', { price: formatMoney(accepted) })
                : translate('products.price.save')}
            </Button>
            <Button onClick={forget}>{translate('ra.action.undo')}</Button>
          </Box>
        </>
      )}
      <Problem severity="warning" message={hint}>
        {translate('products.stock.kept')}
      </Problem>
    </Box>
  );
};
