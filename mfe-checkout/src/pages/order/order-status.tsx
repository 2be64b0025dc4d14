import { useEffect } from 'react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { summarizeRefunds } from 'shared-contracts/domain/refund-summary';
import { type Fact, Facts } from 'shared-ui/facts';
import { Notice } from 'shared-ui/notice';
import { ParcelLine, ParcelNotice } from 'shared-ui/parcel';
import { CancelOrder } from '../../features/cancel-order/index.ts';
import { ReturnProducts } from '../../features/return-products/index.ts';
import { useMessages } from '../../lib/messages.ts';
import orderHead from '../../lib/order/order-head.module.css';
import { OrderTable } from '../../lib/order/order-table.tsx';
import { useOrderMessages } from '../../messages/order.ts';
import { CardReceipt } from './card-receipt.tsx';
import styles from './order.module.css';
import { TaxDocuments } from './tax-documents.tsx';
import { TransferLink } from './transfer-link.tsx';

/**
 * Scrolls to the part of the page that the address names, unless the shopper scrolled meanwhile. The shell looked for
 * it before the order was loaded.
 */
const scrollToPart = () => {
  // The shell scrolls a new page in the next frame. Run after that.
  const frame = requestAnimationFrame(() => {
    if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
  return () => cancelAnimationFrame(frame);
};

/** Status of an order on a later visit. */
export const OrderStatus = ({ order }: { order: Order }) => {
  const { totals } = useMessages();
  useEffect(scrollToPart, []);
  const words = useOrderMessages();
  const { delivery } = order;
  const { paid } = summarizeRefunds(order);
  const paidWords = paid === 'none' ? words.paymentStatuses[order.payment_status] : words.refunds.paid[paid];
  const { parcel, pickup } = delivery;
  const isPickup = delivery.method === 'pickup';
  const place = isPickup
    ? [totals.pickup, pickup?.address, pickup?.hours, pickup?.ready].filter(Boolean).join('. ')
    : [delivery.address, delivery.department, delivery.commune].filter(Boolean).join(', ');
  const facts: Fact[] = [
    [words.status, (isPickup ? words.pickupStatuses : words.statuses)[order.status]],
    [words.paymentStatus, paidWords],
    [isPickup ? words.delivery : words.shipTo, place],
    // The place of a pick-up has its hour.
    [
      words.time,
      !isPickup && order.status !== 'cancelled' && (delivery.promise?.text ?? delivery.time_delivery),
    ],
    [words.parcel.title, parcel && <ParcelLine key="parcel" parcel={parcel} words={words.parcel} />],
  ];
  return (
    <>
      <header className={orderHead.head}>
        <h1>{words.number(order.number)}</h1>
        {order.status === 'cancelled' && <Notice kind="warning">{words.refunds.cancelled}</Notice>}
        <ParcelNotice problem={delivery.parcel_problem} words={words.parcel} />
        <TransferLink order={order} />
      </header>
      <div className={styles.columns}>
        <OrderTable order={order} />
        <div className={styles.side}>
          <section className={styles.box}>
            <h2>{words.status}</h2>
            <Facts facts={facts} className={styles.facts} />
          </section>
          <TaxDocuments order={order} />
          <CardReceipt order={order} />
          <CancelOrder order={order} />
          <ReturnProducts order={order} />
        </div>
      </div>
    </>
  );
};
