import type { ReactNode } from 'react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import orderHead from '../../lib/order/order-head.module.css';
import { OrderTable } from '../../lib/order/order-table.tsx';
import { useOrderMessages } from '../../messages/order.ts';
import { CardReceipt } from './card-receipt.tsx';
import styles from './order.module.css';
import { TaxDocuments } from './tax-documents.tsx';
import { TransferLink } from './transfer-link.tsx';

/** The steps of a paid order until it arrives. */
const NextSteps = ({ order: { id, delivery, items } }: { order: Order }) => {
  const words = useOrderMessages();
  const isPickup = delivery.method === 'pickup';
  const place = [delivery.address, delivery.department, delivery.commune].filter(Boolean).join(', ');
  return (
    <section className={styles.box}>
      <h2>{words.nextTitle}</h2>
      <ol className={styles.next}>
        <li>{words.nextPrepare}</li>
        <li>
          {isPickup
            ? words.nextPickup
            : words.nextHome(place, delivery.time_delivery ?? '', delivery.promise?.text)}
        </li>
        {delivery.pickup && (
          <li>{words.nextPlace(delivery.pickup.address, delivery.pickup.hours, delivery.pickup.ready)}</li>
        )}
        {holdsAlcohol(items) && <li>{isPickup ? words.nextIdCardPickup : words.nextIdCard}</li>}
      </ol>
      <a href={hrefs.order(id)} className="no-print">
        {words.nextTracking}
      </a>
    </section>
  );
};

/** Thank-you page: the order number, the next steps, the receipt and the products. @param print button that prints it */
export const Thanks = ({ order, print }: { order: Order; print?: ReactNode }) => {
  const words = useOrderMessages();
  return (
    <>
      <header className={orderHead.head}>
        <h1>
          {words.thanks} <span className={orderHead.number}>{words.number(order.number)}</span>
        </h1>
        <p>{words.mailed(order.customer.email)}</p>
        <TransferLink order={order} />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderTable order={order} />
          <p className={`no-print ${styles.actions}`}>
            <ButtonLink variant="primary" href={hrefs.wines}>
              {words.keepShopping}
            </ButtonLink>
            {print}
          </p>
        </div>
        <div className={styles.side}>
          {/* A paid difference goes with the order that it changed. */}
          {!order.difference_of && <NextSteps order={order} />}
          <TaxDocuments order={order} />
          <CardReceipt order={order} />
        </div>
      </div>
    </>
  );
};
