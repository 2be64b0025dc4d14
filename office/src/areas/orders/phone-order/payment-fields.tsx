import { BooleanInput, RadioButtonGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { LineInput } from '../../../forms/line-input.tsx';
import { CommuneInput } from './commune-input.tsx';

const PLATFORMS = ['webpay', 'transfer'] as const;
const { reason, rut, giro, address } = LENGTHS.invoice;
const INVOICE = { reason, rut, giro, address };

const InvoiceFields = () => (
  <>
    {Object.entries(INVOICE).map(([field, max]) => (
      <LineInput key={field} source={`invoice.${field}`} label={`orders.invoice_${field}`} max={max} />
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
    <LineInput source="coupon" label="orders.phone.coupon" max={LENGTHS.coupon} isOptional />
    <BooleanInput source="agreed" label="orders.phone.agreed" helperText="orders.phone.agreed_help" />
  </>
);
