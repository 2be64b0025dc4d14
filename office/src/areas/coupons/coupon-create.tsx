import { Create, minValue, RadioButtonGroupInput, regex, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AmountInput } from '../../forms/amount-input.tsx';
import { CountInput } from '../../forms/count-input.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { KINDS, NO_CONDITIONS } from './coupon-form.ts';
import { LimitFields } from './limit-fields.tsx';

const isCode = regex(/^\s*[A-Za-z0-9_-]{3,40}\s*$/, 'coupons.code_help');
const upper = (text: string): string => text.toUpperCase();

const Worth = () => {
  const kind = useWatch({ name: 'kind' });
  if (kind === 'delivery') return null;
  return kind === 'percent' ? (
    <CountInput source="percent" label="coupons.percent" min={1} max={100} />
  ) : (
    <AmountInput source="amount" label="coupons.amount" validate={[required(), minValue(1)]} />
  );
};

/** Form of a new coupon. */
const CouponCreate = () => (
  <Create title="coupons.create" redirect="edit">
    <OfficeForm
      maxWidth={560}
      save="coupons.create"
      defaultValues={{ kind: 'amount', min_total: 0, is_auto: false, ...NO_CONDITIONS }}
    >
      <TextInput
        source="code"
        label="coupons.code"
        helperText="coupons.code_help"
        parse={upper}
        autoComplete="off"
        validate={[required(), isCode]}
      />
      <RadioButtonGroupInput
        source="kind"
        label="orders.discount"
        choices={KINDS.map((id) => ({ id, name: `coupons.kinds.${id}` }))}
      />
      <Worth />
      <LimitFields />
      <TextInput
        source="email"
        type="email"
        label="coupons.email"
        helperText="coupons.email_help"
        autoComplete="off"
      />
    </OfficeForm>
  </Create>
);

export default CouponCreate;
