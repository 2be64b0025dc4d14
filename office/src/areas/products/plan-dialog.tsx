import { useTranslate } from 'react-admin';
import { isNoNumber, wholeOf } from 'shared-contracts/domain/whole-number';
import { planPrice } from 'shared-contracts/office/price-plans';
import { fromSantiago } from '../../drafts/santiago-time.ts';
import { formatMoney } from '../../format/format.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { isReason, ReasonField } from '../../forms/reason.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useOffice } from '../../session/session-context.tsx';
import type { Format } from './types.ts';
import { useKeptText } from './use-kept-text.ts';

const KINDS = ['offer', 'price'] as const;
const EMPTY = { kind: 'offer', price: '', from: '', to: '', reason: '' };

/** Price or offer of a format that starts by itself. */
export const PlanDialog = ({ format, onClose }: { format: Format; onClose: () => void }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const { values, change, forget } = useKeptText(`price-plan/${format.sku}`, EMPTY);
  const { reason, from, to } = values;
  const isOffer = values.kind === 'offer';
  const price = wholeOf(values.price);
  const starts_at = fromSantiago(from);
  const ends_at = isOffer && to ? fromSantiago(to) : null;
  const isReady =
    price !== null && starts_at !== null && (!isOffer || to === '' || ends_at !== null) && isReason(reason);
  const plan = async (): Promise<string> => {
    const kind = isOffer ? 'offer' : 'price';
    await call(planPrice, {
      body: { sku: format.sku, kind, price: price ?? 0, starts_at: starts_at ?? '', ends_at, reason },
    });
    forget();
    return 'products.plans.planned';
  };
  const isPriceWrong = isNoNumber(values.price);
  const timeField = (name: 'from' | 'to', refusal: string | undefined) => {
    const isSkippedHour = values[name] !== '' && fromSantiago(values[name]) === null;
    const error = isSkippedHour ? translate('drafts.schedule.skipped') : refusal;
    return (
      <TypedField
        type="datetime-local"
        label={`products.plans.${name}_label`}
        value={values[name]}
        onChange={(text) => change({ [name]: text })}
        error={error}
        help={translate(`products.plans.${name}_help`)}
      />
    );
  };
  return (
    <FormDialog
      title={translate('products.plans.add')}
      submit={translate('products.plans.plan')}
      isReady={isReady}
      onSubmit={plan}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <ChoiceField
            label="products.plans.kind"
            value={values.kind}
            values={KINDS}
            words="products.plans.kinds"
            onChange={(kind) => change({ kind })}
          />
          <TypedField
            label={isOffer ? 'products.plans.offer_price' : 'products.price.price'}
            value={values.price}
            onChange={(price) => change({ price })}
            error={isPriceWrong ? translate('office.no_amount') : errors.price}
            help={translate('products.plans.now', { price: formatMoney(format.price) })}
            isNumber
          />
          {timeField('from', errors.starts_at)}
          {isOffer && timeField('to', errors.ends_at)}
          <ReasonField
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errors.reason}
          />
        </>
      )}
    </FormDialog>
  );
};
