import { useUnit } from 'effector-react';
import { Notice } from 'shared-ui/notice';
import { OrderFound, TrackForm } from '../../features/track-order/index.ts';
import { $trackedOrder } from '../../features/track-order/track-order.model.ts';
import layout from '../../lib/layout.module.css';
import { useMessages } from '../../lib/messages.ts';
import { $isLinkOver } from './tracking.model.ts';
import styles from './tracking.module.css';

/** Order tracking by order number, and e-mail or RUT of the buyer. */
export const TrackingView = () => {
  const { tracking } = useMessages();
  const [order, isLinkOver] = useUnit([$trackedOrder, $isLinkOver]);
  return (
    <div className={`container ${styles.page}`} data-found={order ? '' : undefined}>
      <div>
        <h1>{tracking.title}</h1>
        <p className={layout.lead}>{tracking.lead}</p>
        {isLinkOver && (
          <div className={styles.notice}>
            <Notice kind="warning" title={tracking.linkOverTitle}>
              {tracking.linkOverText}
            </Notice>
          </div>
        )}
        <TrackForm />
      </div>
      {order && <OrderFound order={order} />}
    </div>
  );
};
