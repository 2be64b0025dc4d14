import { BooleanInput, maxLength, RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CommuneInput } from './commune-input.tsx';

const PLATFORMS = ['webpay', 'transfer'] as const;
const INVOICE = { reason: 100, rut: 20, giro: 40, address: 70 } as const;

const InvoiceFields = () => (
  <>
    {Object.entries(INVOICE).map(([field, max]) => (
      <TextInput
        key={field}
        source={`invoice.${field}`}
        label={`orders.invoice_${field}`}
        validate={[required(), maxLength(max)]}
        autoComplete="off"
      />
    ))}
    <CommuneInput source="invoice.commune_id" />
  </>
);

/** Means of payment, document, coupon, and what the buyer said about age and terms. */
export const PaymentFields = () => (
  <>
    <RadioButtonGroupInput
      source="payment_method.platform"
      label="orders.filter.platform"
      helperText="orders.phone.platform_help"
      choices={PLATFORMS.map((id) => ({ id, name: `orders.platform.${id}` }))}
    />
    <RadioButtonGroupInput
      source="payment_method.document"
      label="orders.document"
      choices={[
        { id: '0', name: 'orders.receipt' },
        { id: '1', name: 'orders.invoice' },
      ]}
    />
    {useWatch({ name: 'payment_method.document' }) === '1' && <InvoiceFields />}
    <TextInput source="coupon" label="orders.phone.coupon" validate={maxLength(40)} autoComplete="off" />
    <BooleanInput source="agreed" label="orders.phone.agreed" helperText="orders.phone.agreed_help" />
  </>
);
