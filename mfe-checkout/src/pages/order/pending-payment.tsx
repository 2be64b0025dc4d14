import { useUnit } from 'effector-react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { RetryButton, RetryNotice } from '../../features/retry-payment/index.ts';
import { $isPaymentLate } from '../../lib/order/follow-payment.ts';
import { $isReadingOrder, orderRetried } from '../../lib/order/order.model.ts';
import orderHead from '../../lib/order/order-head.module.css';
import { OrderTable } from '../../lib/order/order-table.tsx';
import { useOrderMessages } from '../../messages/order.ts';
import styles from './order.module.css';

/** Pending card payment: not confirmed by the gateway, or not paid yet. */
export const PendingPayment = ({ order }: { order: Order }) => {
  const words = useOrderMessages();
  const [isReading, isLate, retried] = useUnit([$isReadingOrder, $isPaymentLate, orderRetried]);
  const locale = useLocale();
  const isOpen = order.can_retry_payment === true;
  return (
    <>
      <header className={orderHead.head}>
        <h1>{isOpen ? words.openTitle : words.pendingTitle}</h1>
        <p>{words.number(order.number)}</p>
        <p>{isOpen ? words.openText : words.pendingText}</p>
        {isOpen && order.expires_at && <p>{words.openUntil(formatDateTime(order.expires_at, locale))}</p>}
        <p role="status">{isLate && words.pendingLateText}</p>
        <RetryNotice />
        <p className={`no-print ${styles.actions}`}>
          {isOpen && <RetryButton label={words.payNow} />}
          <Button variant={isOpen ? 'secondary' : 'primary'} busy={isReading} onClick={retried}>
            {words.checkAgain}
          </Button>
        </p>
      </header>
      <OrderTable order={order} />
    </>
  );
};
