import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import { pick } from '../../lib/pick.ts';
import { isParcelOver } from '../../modules/orders/cancellation-rule.ts';
import type { WholeOrder } from '../../modules/orders/order-details.service.ts';
import { isUnpaid } from '../../modules/orders/order-status.service.ts';
import type { OrderRow } from '../../modules/orders/orders.repository.ts';
import { refundedOf } from '../../modules/orders/to-order.ts';
import { parcelOf, parcelProblemOf } from '../../modules/shipping/parcel.ts';
import { promiseOfOrder } from '../../modules/shipping/promise.service.ts';
import type { Shipment } from '../../modules/shipping/shipments.repository.ts';

/** The order's own facts. */
export const factsOf = (
  { order, payment, refunds, canRetryPayment }: WholeOrder,
  shipment: Shipment | undefined,
) => ({
  id: order.id,
  number: order.number,
  status: order.status,
  payment_status: order.payment_status,
  platform: order.platform,
  difference_of:
    order.difference_of === null ? null : { id: order.difference_of, number: order.difference?.number ?? '' },
  created_at: order.created_at.toISOString(),
  updated_at: order.updated_at.toISOString(),
  expires_at: isUnpaid({ order }) ? order.expires_at.toISOString() : null,
  can_pay_again: canRetryPayment && !isUnpaid({ order }),
  locale: order.locale,
  erasure: erasureOf(order),
  buyer: {
    ...pick(order, 'name', 'surname', 'email', 'rut', 'phone'),
    is_customer: order.user_id !== null,
  },
  delivery: {
    method: order.delivery_method,
    address: order.address,
    department: order.department,
    commune_id: order.commune_id,
    commune: order.commune,
    region: order.region,
    receiver: order.receiver,
    contact: order.contact,
    comment: order.comment,
    min_days: order.min_days,
    max_days: order.max_days,
    promise: promiseOfOrder(order),
    planned_carrier: order.planned_carrier,
    parcel: parcelOf(order),
    parcel_problem: isParcelOver({ order, payment }, refunds) ? null : parcelProblemOf(order),
    booking: bookingOf(shipment),
  },
  document: order.document,
  invoice: order.document === '1' ? order.invoice : null,
  gift: order.gift_check ? { text: order.gift_text } : null,
  subtotal: order.subtotal,
  discount: order.discount,
  coupon: order.coupon_code === null ? null : { code: order.coupon_code, discount: order.coupon_discount },
  price_delivery: order.price_delivery,
  gift_price: order.gift_price,
  total: order.total,
  refunded: refundedOf({ payment, refunds }),
});

const bookingOf = (shipment: Shipment | undefined): OfficeOrder['delivery']['booking'] =>
  shipment && shipment.state !== 'cancelled'
    ? { carrier: shipment.carrier, number: shipment.tracking_number, state: shipment.state }
    : null;

const erasureOf = ({ erased_at, erase_requested_at }: OrderRow): OfficeOrder['erasure'] => {
  if (erased_at) return 'done';
  return erase_requested_at ? 'requested' : 'none';
};
