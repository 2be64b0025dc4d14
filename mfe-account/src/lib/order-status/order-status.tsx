import type { Order } from 'shared-contracts/api/orders.schema';
import { check, Icon } from 'shared-ui/icon';
import { Notice } from 'shared-ui/notice';
import { useMessages } from '../messages.ts';
import styles from './order-status.module.css';

/** Statuses of an order from purchase to delivery (docs/product/my-account.md#order-tracking). */
const STEPS = ['in_validation', 'confirmed', 'on_the_way', 'delivered'] as const;

interface OrderStatusProps {
  status: Order['status'];
  method: Order['delivery']['method'];
}

/** Progress of an order, or a notice when the order is cancelled. */
export const OrderStatus = ({ status, method }: OrderStatusProps) => {
  const { orders, tracking } = useMessages();
  if (status === 'cancelled') return <Notice kind="warning">{tracking.cancelled}</Notice>;
  const words = method === 'pickup' ? orders.pickupStatuses : orders.statuses;
  const current = STEPS.indexOf(status);
  return (
    <ol className={styles.steps} aria-label={tracking.steps}>
      {STEPS.map((step, index) => {
        const isDone = index < current || status === 'delivered';
        return (
          <li
            key={step}
            data-done={isDone || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {isDone && <Icon path={check} size={14} />}
            </span>
            <span>
              {words[step]}
              {index <= current && (
                <span className="visually-hidden"> ({index === current ? tracking.now : tracking.done})</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
