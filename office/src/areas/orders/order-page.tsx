import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import { formatTime } from '../../format/format.ts';
import { RecordPage } from '../../frame/record-page.tsx';
import { Section } from '../../parts/section.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { labelPath } from './label-path.ts';
import { OrderDifferences } from './order-differences.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderAmounts, OrderLines } from './order-lines.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderPeople } from './order-people.tsx';
import { OrderProof } from './order-proof.tsx';
import { OrderRevisions } from './order-revisions.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PaymentLink } from './payment-link.tsx';
import { paymentState } from './payment-state.ts';
import { statusKey } from './status-key.ts';
import { useOrder } from './use-order-call.ts';

const Head = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const order = useOrder();
  const { id, status, platform, created_at, expires_at, erasure, gift, delivery } = order;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StateChip words={statusKey(status, delivery.method)} />
        <Typography color="text.secondary">
          {translate(`orders.platform.${platform}`)}:{' '}
          {translate(`orders.payment_status.${paymentState(order)}`)} · {formatTime(created_at, locale)}
        </Typography>
      </Box>
      {expires_at && (
        <Alert severity="info">
          {translate('orders.waits_until', { time: formatTime(expires_at, locale) })}
        </Alert>
      )}
      {erasure !== 'none' && <Alert severity="info">{translate(`orders.erasure.${erasure}`)}</Alert>}
      {delivery.parcel_problem && (
        <Alert severity="warning">{translate(`orders.parcel_problem_help.${delivery.parcel_problem}`)}</Alert>
      )}
      <OrderSteps />
      <PaymentLink />
      {!order.difference_of && status !== 'cancelled' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button href={`/office/orders/${id}/packing-slip.pdf`} download>
            {translate('orders.packing_slip')}
          </Button>
          <Button href={labelPath([id])} download>
            {translate('orders.label')}
          </Button>
          {gift?.text && (
            <Button href={`/office/orders/${id}/gift-card.pdf`} download>
              {translate('orders.gift_card')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
};

const Body = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    }}
  >
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      <Head />
      <OrderProof />
      <Section title="products.title">
        <OrderLines />
        <OrderRevisions />
        <OrderDifferences />
        <OrderAmounts />
      </Section>
      <OrderPeople />
    </Box>
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      <OrderNotes />
      <OrderPayment />
      <OrderDocuments />
      <OrderMails />
      <OrderTimeline />
    </Box>
  </Box>
);

/** Everything of an order, with the steps that are allowed now. */
const OrderPage = () => (
  <RecordPage<OfficeOrder> title="orders.order" render={() => <Body />} refetchOnWindowFocus />
);

export default OrderPage;
