import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { hrefs } from 'shared-contracts/hrefs';
import { Button, ButtonLink } from 'shared-ui/button';
import { PurchaseTable } from '../../lib/order/purchase-table.tsx';
import { useOrderMessages } from '../../lib/order-messages.ts';
import { CardReceipt } from './card-receipt.tsx';
import styles from './order.module.css';
import { TransferLink } from './transfer-link.tsx';

/** The end of a purchase: its number, what happens now, the receipt, what was bought. */
export const Thanks = ({ purchase }: { purchase: Purchase }) => {
  const { order } = useOrderMessages();
  return (
    <>
      <header className={styles.head}>
        <h1>
          {order.thanks} <span className={styles.number}>{order.number(purchase.number)}</span>
        </h1>
        <p>{order.mailed(purchase.customer.email)}</p>
        <TransferLink purchase={purchase} />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PurchaseTable purchase={purchase} />
          <p className={`no-print ${styles.actions}`}>
            <ButtonLink variant="primary" href={hrefs.wines}>
              {order.keepShopping}
            </ButtonLink>
            <Button onClick={() => window.print()}>{order.print}</Button>
          </p>
        </div>
        <div className={styles.side}>
          <WhatNext purchase={purchase} />
          <CardReceipt purchase={purchase} />
        </div>
      </div>
    </>
  );
};

const WhatNext = ({ purchase: { id, delivery, items } }: { purchase: Purchase }) => {
  const { order } = useOrderMessages();
  const isPickup = delivery.method === 'pickup';
  const place = [delivery.address, delivery.department, delivery.commune].filter(Boolean).join(', ');
  return (
    <section className={styles.box}>
      <h2>{order.nextTitle}</h2>
      <ol className={styles.next}>
        <li>{order.nextPrepare}</li>
        <li>{isPickup ? order.nextPickup : order.nextHome(place, delivery.time_delivery ?? '')}</li>
        {delivery.pickup && (
          <li>{order.nextPlace(delivery.pickup.address, delivery.pickup.hours, delivery.pickup.ready)}</li>
        )}
        {holdsAlcohol(items) && <li>{isPickup ? order.nextIdCardPickup : order.nextIdCard}</li>}
      </ol>
      <a href={hrefs.order(id)} className="no-print">
        {order.nextTracking}
      </a>
    </section>
  );
};
