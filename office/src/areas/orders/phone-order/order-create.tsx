import Box from '@mui/material/Box';
import { Create, SaveButton } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { OfficeForm } from '../../../forms/office-form.tsx';
import { Section } from '../../../parts/section.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { LinesInput } from './lines-input.tsx';
import { OrderPrice } from './order-price.tsx';
import { PaymentFields } from './payment-fields.tsx';
import type { PhoneOrderForm } from './phone-order-form.ts';

const DEFAULTS: PhoneOrderForm = {
  lines: [],
  delivery: { method: 'home' },
  payment_method: { platform: 'webpay', document: '0' },
  agreed: false,
  // The page shows these before the first product, and nobody has typed them.
  expected_total: null,
  shown_option: 'cheapest',
};

/** Sends once the total is known and the buyer has agreed. */
const Submit = () => {
  const [total, agreed]: [number | null | undefined, boolean | undefined] = useWatch({
    name: ['expected_total', 'agreed'],
  });
  return (
    <SaveButton label="orders.phone.submit" disabled={!total || !agreed} sx={{ mt: 2, alignSelf: 'start' }} />
  );
};

/** Order of a buyer on the telephone. */
const OrderCreate = () => (
  <Create title="orders.phone.title" redirect="show">
    <OfficeForm maxWidth={640} defaultValues={DEFAULTS} save={<Submit />}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          width: '100%',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '& > section:first-of-type': { borderTop: 0, pt: 0 },
        }}
      >
        <Section title="products.title">
          <LinesInput />
        </Section>
        <Section title="orders.delivery_title">
          <DeliveryFields />
        </Section>
        <Section title="orders.buyer">
          <BuyerFields />
        </Section>
        <Section title="orders.payment">
          <PaymentFields />
        </Section>
      </Box>
      <OrderPrice />
    </OfficeForm>
  </Create>
);

export default OrderCreate;
