import type { OrderCard } from 'shared-contracts/api/profile.schema';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Badge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import { CrateDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { Picture } from 'shared-ui/picture';
import { accountHrefs } from '../account-hrefs.ts';
import { isRepeatable } from '../is-repeatable.ts';
import { useMessages } from '../messages.ts';
import styles from './order-list.module.css';

const TONES = {
  in_validation: 'amber',
  confirmed: 'olive',
  on_the_way: 'wine',
  delivered: 'neutral',
  cancelled: 'alarm',
} as const;

/** Heading level of each order: one below the heading of the list. */
type Heading = 'h2' | 'h3';

const OrderRow = ({ order, heading: Title }: { order: OrderCard; heading: Heading }) => {
  const { orders } = useMessages();
  const locale = useLocale();
  const { number, status, payment_status, images, total, refunded = 0 } = order;
  const isUnpaid = isRepeatable(order);
  const statuses = order.delivery_method === 'pickup' ? orders.pickupStatuses : orders.statuses;
  return (
    <li className={styles.order}>
      <div className={styles.picture}>
        {images[0] && <Picture base={images[0]} alt="" sizes="56px" widths={[160]} width={4} height={5} />}
      </div>
      <div className={styles.facts}>
        <Title>{orders.number(number)}</Title>
        <p className={styles.when}>
          <time dateTime={order.created_at}>{formatFullDate(order.created_at, locale)}</time>
        </p>
        <p className={styles.states}>
          {!isUnpaid && <Badge tone={TONES[status]}>{statuses[status]}</Badge>}
          {payment_status !== 'success' && (isUnpaid || status !== 'cancelled') && (
            <Badge tone={payment_status === 'failed' ? 'alarm' : 'amber'}>
              {orders.paymentStatuses[payment_status]}
            </Badge>
          )}
          {refunded > 0 && (
            <Badge tone="neutral">{orders.refunds.paid[refunded < total ? 'part' : 'whole']}</Badge>
          )}
        </p>
      </div>
      <p className={styles.total}>
        <span>{orders.units(order.units)}</span>
        <strong>{formatClp(order.total)}</strong>
      </p>
      <a className={styles.see} href={accountHrefs.order(order.id)} aria-label={orders.see(number)}>
        {orders.seeShort}
      </a>
    </li>
  );
};

/** Orders with status and link. */
export const OrderList = ({ rows, heading }: { rows: readonly OrderCard[]; heading: Heading }) => {
  const { orders } = useMessages();
  return (
    <ul className={styles.list} aria-label={orders.list}>
      {rows.map((order) => (
        <OrderRow key={order.id} order={order} heading={heading} />
      ))}
    </ul>
  );
};

export const NoOrders = () => {
  const { orders } = useMessages();
  return (
    <EmptyState
      drawing={<CrateDrawing />}
      title={orders.emptyTitle}
      action={<ButtonLink href={hrefs.wines}>{orders.emptyAction}</ButtonLink>}
    >
      {orders.emptyText}
    </EmptyState>
  );
};
