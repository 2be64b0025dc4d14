import { useUnit } from 'effector-react';
import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-kit/page';
import { bank, card } from 'shared-ui/icon';
import {
  $order,
  LostOrder,
  OrderNotice,
  orderSubmitted,
  WaitingOverlay,
} from '../../features/place-order/index.ts';
import { $holdsAlcohol } from '../../lib/cart/cart-view.model.ts';
import { CheckInput, RadioInput, StepActions, StepForm } from '../../lib/form/index.ts';
import { $isOrderLost } from '../../lib/guard-steps.model.ts';
import { FormSkeleton, StepPage } from '../../lib/step/step-page.tsx';
import { usePaymentMessages } from '../../messages/payment.ts';
import { SessionEnded } from '../lazy-session-ended.tsx';
import { OrderExtras } from '../order-extras.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { $page, opened } from './payment.model.ts';
import styles from './payment.module.css';

const View = () => {
  const payment = usePaymentMessages();
  const [order, isLost] = useUnit([$order, $isOrderLost]);
  return (
    <StepPage part="payment" title={payment.title} extras={<OrderExtras />} ended={<SessionEnded />}>
      {!isLost && <PaymentForm />}
      {isLost && (order.kind === 'waiting' ? <FormSkeleton /> : <LostOrder />)}
      <WaitingOverlay />
    </StepPage>
  );
};

const PaymentForm = () => {
  const payment = usePaymentMessages();
  const [order, submitted] = useUnit([$order, orderSubmitted]);
  return (
    <StepForm part="payment" label={payment.title} onSubmitted={submitted}>
      {(values) => (
        <>
          <RadioInput
            name="platform"
            legend={payment.method}
            options={[
              {
                value: 'webpay',
                label: payment.webpay,
                detail: values.platform === 'webpay' && payment.webpayDetail,
                icon: card,
              },
              {
                value: 'transfer',
                label: payment.transfer,
                detail: values.platform === 'transfer' && payment.transferDetail,
                icon: bank,
              },
            ]}
          />
          <RadioInput
            name="document"
            legend={payment.document}
            columns
            options={[
              { value: '0', label: payment.boleta },
              { value: '1', label: payment.factura },
            ]}
          />
          {values.document === '1' && <InvoiceFields regionId={values.invoice.region_id} />}
          <LegalNotes />
          <div className={styles.consents}>
            <CheckInput name="terms" label={payment.terms} />
            <a href={hrefs.terms} target="_blank" rel="noopener" className={styles.terms}>
              {payment.readTerms}
            </a>
            <CheckInput name="newsletter" label={payment.newsletter} />
          </div>
          <OrderNotice />
          <StepActions back={hrefs.checkoutDelivery} submit={payment.pay} busy={order.kind === 'waiting'} />
        </>
      )}
    </StepForm>
  );
};

/** Notes that the law requires before paying: age, and right of withdrawal. */
const LegalNotes = () => {
  const payment = usePaymentMessages();
  const hasAlcohol = useUnit($holdsAlcohol);
  return (
    <div className={styles.notes}>
      {hasAlcohol && <p>{payment.adults}</p>}
      <p>
        {payment.retracto} <a href={hrefs.exchange}>{payment.retractoLink}</a>
      </p>
    </div>
  );
};

export const page: Page = { View, opened, $page };
