/**
 * Rules of the operator's steps. Each `refuse…` returns why the order refuses the step, or null when it allows it. An order
 * has a `payment` when it is paid by card. Without one it is paid by transfer, and a proof shows the transfer.
 */
import { formatClp } from 'shared-contracts/domain/money';
import type { OrderMailKind, OrderStatus } from '../../db/schema/sales.ts';
import type { ShipmentState } from '../../db/schema/shipments.ts';
import { linesToSend } from '../order-revisions/lines-now.ts';
import { isGivenBack } from '../orders/cancellation-rule.ts';
import { isCommitting, isUnpaid, UNSHIPPED } from '../orders/order-status.service.ts';
import type { LockedOrder, OrderRow } from '../orders/orders.repository.ts';
import type { Refund } from '../refunds/refunds.repository.ts';
import { parcelProblemOf } from '../shipping/parcel.ts';
import type { Shipment } from '../shipping/shipments.repository.ts';
import type { findDocumentStates } from '../tax-documents/tax-documents.repository.ts';
import type { Refusal } from './operator-texts.ts';
import type { RefundFacts } from './plan-refund.ts';

/** Next status of a paid order and its mail (docs/product/payment.md#order-statuses). */
const NEXT: Partial<Record<OrderStatus, { status: OrderStatus; mail: OrderMailKind }>> = {
  confirmed: { status: 'on_the_way', mail: 'order-shipped' },
  on_the_way: { status: 'delivered', mail: 'order-delivered' },
};
/** Status before a step that was taken by mistake. A cancelled order has none: its stock may be sold. */
const FORMER: Partial<Record<OrderStatus, OrderStatus>> = {
  on_the_way: 'confirmed',
  delivered: 'on_the_way',
};
/** Time in which a step can be corrected. Later, the buyer's rights may depend on the status. */
const CORRECTION_HOURS = 24;

export const nextOf = ({ status }: Pick<OrderRow, 'status'>) => NEXT[status];
export const formerOf = ({ status }: Pick<OrderRow, 'status'>) => FORMER[status];

const refuse = (code: Refusal['code'], params?: Refusal['params']): Refusal => ({
  code,
  ...(params && { params }),
});

export const refuseConfirmation = ({ order, payment }: LockedOrder): Refusal | null => {
  if (!isUnpaid({ order })) return refuse('not-unpaid', { from: order.status });
  return payment ? refuse('waits-for-card') : null;
};

/** An order for a difference is sent with the order that it changes. */
export const refuseDifference = ({ order }: Pick<LockedOrder, 'order'>): Refusal | null =>
  order.difference_of === null ? null : refuse('goes-with-order', { number: order.difference?.number ?? '' });

export const refuseAdvance = ({ order, payment }: LockedOrder): Refusal | null => {
  if (isUnpaid({ order })) return refuse(payment ? 'waits-for-card' : 'not-paid-yet');
  return (
    refuseDifference({ order }) ?? (nextOf(order) ? null : refuse('no-next-step', { from: order.status }))
  );
};

/** An order leaves with a carrier once: after that, its status must be corrected first. */
export const refuseDispatch = (locked: LockedOrder): Refusal | null => {
  const { order } = locked;
  const refused = refuseAdvance(locked);
  if (refused) return refused;
  if (order.delivery_method === 'pickup') return refuse('no-parcel');
  return order.status === 'confirmed' ? null : refuse('sent-otherwise', { from: order.status });
};

/** A parcel is booked once. By hand it can leave at any time. */
export const refuseBooking = (locked: LockedOrder): Refusal | null =>
  refuseDispatch(locked) ??
  (locked.order.carrier === null
    ? null
    : refuse('booked-already', {
        carrier: locked.order.carrier,
        number: locked.order.tracking_number ?? '',
      }));

const isOpen = (state: ShipmentState | undefined) => state === 'asked' || state === 'booked';

/** @param state of the order's shipment */
export const refuseBookingCancel = (
  { order }: Pick<LockedOrder, 'order'>,
  state: ShipmentState | undefined,
): Refusal | null => {
  if (!isOpen(state)) return refuse('no-booking');
  return order.status === 'confirmed' ? null : refuse('sent-otherwise', { from: order.status });
};

/** A parcel comes back or is lost on its way. */
export const refuseParcelProblem = ({ order }: Pick<LockedOrder, 'order'>): Refusal | null => {
  if (order.delivery_method === 'pickup') return refuse('no-parcel');
  if (order.difference_of !== null) return refuseDifference({ order });
  return order.status === 'on_the_way' ? null : refuse('not-on-the-way', { from: order.status });
};

/**
 * An order whose money was given back, at least that of all its products, is not sent for nothing, and in preparation
 * nothing could cancel it any more.
 */
export const refuseSendAgain = (facts: RefundFacts, refunds: readonly Refund[]): Refusal | null => {
  const refused = refuseParcelProblem(facts);
  if (refused) return refused;
  if (!parcelProblemOf(facts.order)) return refuse('parcel-is-fine');
  const isOver =
    isGivenBack(facts, refunds) || linesToSend(facts.lines, facts.revisions, refunds).length === 0;
  return isOver ? refuse('given-back') : null;
};

/** @param reachedAt when the order reached its status */
export const refuseBack = ({ order }: LockedOrder, reachedAt: Date | undefined): Refusal | null => {
  if (!formerOf(order)) return refuse('no-step-back', { from: order.status });
  if (order.erased_at) return refuse('erased');
  if (order.difference_of !== null) return refuseDifference({ order });
  if (parcelProblemOf(order)) return refuse('parcel-has-problem');
  const isLate = !reachedAt || Date.now() - reachedAt.getTime() > CORRECTION_HOURS * 3_600_000;
  return isLate ? refuse('too-late-to-go-back', { hours: CORRECTION_HOURS }) : null;
};

export const refuseProofRecord = ({ order, payment }: LockedOrder): Refusal | null => {
  if (payment) return refuse('card-has-no-proof');
  return isUnpaid({ order }) ? null : refuse('no-proof-awaited', { from: order.status });
};

export const refuseProofRefusal = (locked: LockedOrder): Refusal | null =>
  refuseProofRecord(locked) ?? (locked.order.proof_at ? null : refuse('no-proof-to-refuse'));

/** A card that is being charged this moment decides first. */
export const refuseCancellation = (locked: LockedOrder): Refusal | null => {
  const { order } = locked;
  if (!isUnpaid({ order })) return refuse('paid-is-refunded', { from: order.status });
  return isCommitting(locked) ? refuse('card-is-charged') : null;
};

export const refuseAddress = (
  { order }: Pick<LockedOrder, 'order'>,
  shipment: Pick<Shipment, 'state' | 'carrier'> | undefined,
): Refusal | null => {
  if (!UNSHIPPED.has(order.status)) return refuse('already-sent', { from: order.status });
  if (order.difference_of !== null) return refuseDifference({ order });
  // The carrier would bring the parcel to the former address.
  if (shipment && isOpen(shipment.state)) return refuse('booked-elsewhere', { carrier: shipment.carrier });
  return order.delivery_method === 'home' ? null : refuse('no-address');
};

/**
 * The receiver of a factura changes until it is issued, and after the tax office rejected it: then another one can
 * replace it. Documents of the time before the shop changed from test to production do not count.
 * @param documents of the order, in the order of their issue, without replaced ones
 */
export const refuseInvoice = (
  { order }: Pick<LockedOrder, 'order'>,
  documents: Awaited<ReturnType<typeof findDocumentStates>>,
): Refusal | null => {
  if (order.document !== '1' || !order.invoice || order.payment_status === 'failed')
    return refuse('no-invoice');
  if (order.erased_at) return refuse('erased');
  const sales = documents.filter(({ changes }) => changes === null);
  const newest = sales.at(-1)?.environment;
  const isIssued = sales.some(({ environment, state }) => environment === newest && state !== 'rejected');
  return isIssued ? refuse('invoice-issued') : null;
};

/** The buyer has paid for the delivery: another commune must cost the same. */
export const refuseCommune = (
  { price_delivery }: Pick<OrderRow, 'price_delivery'>,
  wanted: { commune: string; price: number },
): Refusal | null =>
  wanted.price === price_delivery
    ? null
    : refuse('other-delivery-price', {
        commune: wanted.commune,
        price: formatClp(wanted.price),
        paid: formatClp(price_delivery),
      });
