import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { useMessages } from '../../lib/messages.ts';
import { PurchaseTable } from '../../lib/order/purchase-table.tsx';
import { useOrderMessages } from '../../lib/order-messages.ts';
import { CardReceipt } from './card-receipt.tsx';
import styles from './order.module.css';
import { TransferLink } from './transfer-link.tsx';

/** How an order stands, for who comes back to it. */
export const PurchaseStatus = ({ purchase }: { purchase: Purchase }) => {
  const { totals } = useMessages();
  const { order } = useOrderMessages();
  const { delivery } = purchase;
  const place = [delivery.address, delivery.department, delivery.commune].filter(Boolean).join(', ');
  return (
    <>
      <header className={styles.head}>
        <h1>{order.number(purchase.number)}</h1>
        <TransferLink purchase={purchase} />
      </header>
      <div className={styles.columns}>
        <PurchaseTable purchase={purchase} />
        <div className={styles.side}>
          <section className={styles.box}>
            <h2>{order.status}</h2>
            <dl className={styles.facts}>
              <div>
                <dt>{order.status}</dt>
                <dd>{order.statuses[purchase.status]}</dd>
              </div>
              <div>
                <dt>{order.paymentStatus}</dt>
                <dd>{order.paymentStatuses[purchase.payment_status]}</dd>
              </div>
              <div>
                <dt>{delivery.method === 'pickup' ? order.delivery : order.shipTo}</dt>
                <dd>
                  {delivery.method === 'pickup'
                    ? [
                        totals.pickup,
                        delivery.pickup?.address,
                        delivery.pickup?.hours,
                        delivery.pickup?.ready,
                      ]
                        .filter(Boolean)
                        .join('. ')
                    : place}
                </dd>
              </div>
            </dl>
          </section>
          <CardReceipt purchase={purchase} />
        </div>
      </div>
    </>
  );
};
