import { useTranslate } from 'react-admin';
import { isNoNumber, wholeOf } from 'shared-contracts/domain/whole-number';
import { planPrice } from 'shared-contracts/office/price-plans';
import { formatMoney } from '../../format/format.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { isReason, ReasonField } from '../../forms/reason.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { FarPrice } from './far-price.tsx';
import { PlanTimeFields } from './plan-time-fields.tsx';
import { arePlanHours, planTimesOf } from './plan-times.ts';
import type { Format } from './types.ts';
import { useKeptText } from './use-kept-text.ts';

const KINDS = ['offer', 'price'] as const;
const EMPTY = { kind: 'offer', price: '', from: '', to: '', reason: '' };

/** Price or offer of a format that starts by itself. */
export const PlanDialog = ({ format, onClose }: { format: Format; onClose: () => void }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const { values, change, forget } = useKeptText(`price-plan/${format.sku}`, EMPTY);
  const { reason } = values;
  const isOffer = values.kind === 'offer';
  const price = wholeOf(values.price);
  const hours = { from: values.from, to: isOffer ? values.to : '' };
  const isReady = price !== null && arePlanHours(hours) && isReason(reason);
  const plan = async (): Promise<string> => {
    const kind = isOffer ? 'offer' : 'price';
    await call(planPrice, {
      body: { sku: format.sku, kind, price: price ?? 0, ...planTimesOf(hours), reason },
    });
    forget();
    return 'products.plans.planned';
  };
  const isPriceWrong = isNoNumber(values.price);
  return (
    <FormDialog
      title={translate('products.plans.add')}
      submit={translate('drafts.schedule.confirm')}
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
          <FarPrice before={format.price} after={price} />
          <PlanTimeFields hours={hours} hasEnd={isOffer} errors={errors} onChange={change} />
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
