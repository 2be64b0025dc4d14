import { useUnit } from 'effector-react';
import { OrderFound, TrackForm } from '../../features/track-order/index.ts';
import { $trackedOrder } from '../../features/track-order/track-order.model.ts';
import { useMessages } from '../../lib/messages.ts';
import styles from './tracking.module.css';

/** An order of anybody's who knows its number and its buyer. */
export const TrackingView = () => {
  const { tracking } = useMessages();
  const order = useUnit($trackedOrder);
  return (
    <div className={`container ${styles.page}`} data-found={order ? '' : undefined}>
      <div>
        <h1>{tracking.title}</h1>
        <p className={styles.lead}>{tracking.lead}</p>
        <TrackForm />
      </div>
      {order && <OrderFound order={order} />}
    </div>
  );
};
