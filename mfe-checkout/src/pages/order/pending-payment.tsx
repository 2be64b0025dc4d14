import { useUnit } from 'effector-react';
import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { Button } from 'shared-ui/button';
import { RetryButton, RetryNotice } from '../../features/retry-payment/index.ts';
import { $isPaymentLate } from '../../lib/order/follow-payment.ts';
import { $isReadingOrder, orderRetried } from '../../lib/order/order.model.ts';
import { PurchaseTable } from '../../lib/order/purchase-table.tsx';
import { useOrderMessages } from '../../lib/order-messages.ts';
import styles from './order.module.css';

/** The gateway has not said yet whether it took the money, or the buyer has not paid. */
export const PendingPayment = ({ purchase }: { purchase: Purchase }) => {
  const { order } = useOrderMessages();
  const [isReading, isLate, retried] = useUnit([$isReadingOrder, $isPaymentLate, orderRetried]);
  const isOpen = purchase.can_retry_payment === true;
  return (
    <>
      <header className={styles.head}>
        <h1>{isOpen ? order.openTitle : order.pendingTitle}</h1>
        <p>{order.number(purchase.number)}</p>
        <p>{isOpen ? order.openText : order.pendingText}</p>
        <p role="status">{isLate && order.pendingLateText}</p>
        <RetryNotice />
        <p className={`no-print ${styles.actions}`}>
          {isOpen && <RetryButton label={order.payNow} />}
          <Button variant={isOpen ? 'secondary' : 'primary'} busy={isReading} onClick={retried}>
            {order.checkAgain}
          </Button>
        </p>
      </header>
      <PurchaseTable purchase={purchase} />
    </>
  );
};
