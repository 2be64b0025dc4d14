import { useEffect, useRef } from 'react';
import type { TrackedOrder } from 'shared-contracts/api/order-tracking.schema';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { lineName } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { useLocale } from 'shared-kit/locale';
import { Facts } from 'shared-ui/facts';
import { Notice } from 'shared-ui/notice';
import { ParcelLine, ParcelNotice } from 'shared-ui/parcel';
import { Picture } from 'shared-ui/picture';
import { RefundList } from 'shared-ui/refund-list';
import { RevisionList } from 'shared-ui/revision-list';
import { isRepeatable } from '../../lib/is-repeatable.ts';
import { useMessages } from '../../lib/messages.ts';
import { OrderStatus } from '../../lib/order-status/order-status.tsx';
import { useOrderWords } from '../../lib/order-words.ts';
import { usePaymentWords } from '../../lib/payment-words.ts';
import styles from './track-order.module.css';

/** The found order. Its heading takes the focus, so that screen readers announce the result. */
export const OrderFound = ({ order }: { order: TrackedOrder }) => {
  const { orders, tracking } = useMessages();
  const { parcel: parcelWords, revisions } = useOrderWords();
  const paymentWords = usePaymentWords();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // `order` is read only so that the effect runs again for each found order.
    if (order) heading.current?.focus();
  }, [order]);
  const { method, commune, time_delivery, promise, parcel, parcel_problem } = order.delivery;
  return (
    <section className={styles.order} aria-labelledby="tracked-order">
      <header>
        <h2 id="tracked-order" ref={heading} tabIndex={-1}>
          {orders.number(order.number)}
        </h2>
        <p className={styles.quiet}>
          {tracking.bought(formatFullDate(order.created_at, locale))}.{' '}
          {tracking.changed(formatFullDate(order.updated_at, locale))}.
        </p>
      </header>
      {isRepeatable(order) ? (
        <Notice kind="warning">{tracking.unpaid}</Notice>
      ) : (
        <OrderStatus status={order.status} method={method} />
      )}
      <ParcelNotice problem={parcel_problem} words={parcelWords} />
      <Facts
        className={styles.facts}
        facts={[
          [tracking.delivery, method === 'pickup' ? tracking.pickup : tracking.home(commune)],
          [method === 'pickup' ? tracking.ready : tracking.time, promise?.text ?? time_delivery],
          [parcelWords.title, parcel && <ParcelLine key="parcel" parcel={parcel} words={parcelWords} />],
          [tracking.payment, paymentWords(order)],
          [tracking.total, formatClp(order.total)],
        ]}
      />
      <RevisionList order={order} words={revisions} locale={locale} level={3} />
      <RefundList order={order} words={orders.refunds} locale={locale} level={3} />
      <h3>{tracking.items}</h3>
      <ul className={styles.items}>
        {order.items.map((item, index) => (
          // A wine may be in two lines: alone and in a case.
          <li key={index}>
            <Picture base={item.image} alt="" sizes="56px" widths={[160]} width={4} height={5} />
            <span>{lineName(item)}</span>
            <span className={styles.quiet}>{orders.units(item.qty)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
