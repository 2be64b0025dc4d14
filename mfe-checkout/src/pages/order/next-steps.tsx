import type { Order } from 'shared-contracts/api/orders.schema';
import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { hrefs } from 'shared-contracts/hrefs';
import { useOrderMessages } from '../../lib/order-messages.ts';
import styles from './order.module.css';

/** The steps of a paid order until it arrives. */
export const NextSteps = ({ order: { id, delivery, items } }: { order: Order }) => {
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
