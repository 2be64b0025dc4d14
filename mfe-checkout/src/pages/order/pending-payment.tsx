import { useUnit } from 'effector-react';
import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { Button } from 'shared-ui/button';
import { useMessages } from '../../lib/messages.ts';
import { $isReadingOrder, orderRetried } from '../../lib/order/order.model.ts';
import { PurchaseTable } from '../../lib/order/purchase-table.tsx';
import styles from './order.module.css';

/** The gateway has not said yet whether it took the money. */
export const PendingPayment = ({ purchase }: { purchase: Purchase }) => {
  const { order } = useMessages();
  const [isReading, retried] = useUnit([$isReadingOrder, orderRetried]);
  return (
    <>
      <header className={styles.head}>
        <h1>{order.pendingTitle}</h1>
        <p>{order.number(purchase.number)}</p>
        <p>{order.pendingText}</p>
        <Button variant="primary" busy={isReading} onClick={retried}>
          {order.checkAgain}
        </Button>
      </header>
      <PurchaseTable purchase={purchase} />
    </>
  );
};
