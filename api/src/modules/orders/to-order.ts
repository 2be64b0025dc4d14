import type { Order } from 'shared-contracts/api/orders.schema';
import { parseReferencePrice } from 'shared-contracts/domain/money';
import { kindOfTaxDocument } from 'shared-contracts/domain/tax-documents';
import type { Locale } from 'shared-contracts/locale';
import { documentLink } from '../../lib/document-link.ts';
import { linesNow } from '../order-revisions/lines-now.ts';
import type { WebpayTransaction } from '../payments/webpay.gateway.ts';
import { isOfPayment } from '../refunds/refunds.repository.ts';
import { parcelOf, parcelProblemOf } from '../shipping/parcel.ts';
import { promiseOfOrder, toArrival } from '../shipping/promise.service.ts';
import { daysInWords } from '../shipping/to-shipping.ts';
import { isParcelOver } from './cancellation-rule.ts';
import type { WholeOrder } from './order-details.service.ts';
import { hasPromise } from './order-status.service.ts';
import type { OrderRow } from './orders.repository.ts';
import { toOrderRefunds } from './to-order-refunds.ts';
import { toOrderReturns, toReturnOffer } from './to-order-returns.ts';
import { toOrderRevisions, toPacked } from './to-order-revisions.ts';

/** Card data of the receipt. Null until paid by card. */
export const cardOf = (order: OrderRow, payment: WholeOrder['payment']): Order['card'] => {
  if (order.payment_status !== 'success' || !payment?.answer) return null;
  const answer = payment.answer as Partial<WebpayTransaction>;
  return {
    authorization_code: answer.authorization_code ?? '',
    card_number: (answer.card_detail?.card_number ?? '').slice(-4),
    payment_type_code: answer.payment_type_code ?? '',
    installments_number: answer.installments_number ?? 0,
    installments_amount:
      answer.installments_amount === undefined ? null : Math.round(answer.installments_amount),
    transaction_date: answer.transaction_date ?? '',
  };
};

/** When an order arrives, and its parcel. `isOver`: the parcel is never sent again. */
export const journeyOf = (order: OrderRow, { locale, isOver }: { locale: Locale; isOver: boolean }) => ({
  time_delivery:
    isOver || order.status === 'cancelled' || order.min_days === null || order.max_days === null
      ? null
      : daysInWords(order.min_days, order.max_days, locale),
  promise: hasPromise(order) && !isOver ? toArrival(promiseOfOrder(order), locale) : null,
  parcel: parcelOf(order),
  parcel_problem: isOver ? null : parcelProblemOf(order),
});

/** Where and to whom an order is delivered. */
export const deliveryOf = ({
  delivery_method: method,
  address,
  department,
  commune,
  region,
  receiver,
  contact,
}: OrderRow) => ({
  method,
  address,
  department,
  commune,
  region,
  receiver,
  contact: contact && [contact.name, contact.surname].filter(Boolean).join(' '),
});

const invoiceOf = (invoice: OrderRow['invoice']): Order['invoice'] => {
  if (!invoice) return null;
  const { reason, rut, giro, address, apartment, commune, region } = invoice;
  return { reason, rut, giro, address, apartment, commune, region };
};

/** Whether the order's stock is reserved for a pending payment. */
const isWaiting = ({ status, payment_status, proof_at }: OrderRow): boolean =>
  status === 'in_validation' && payment_status === 'pending' && proof_at === null;

/** Refunded amount in CLP. */
export const refundedOf = ({ payment, refunds }: Pick<WholeOrder, 'payment' | 'refunds'>): number =>
  refunds.reduce(
    (sum, refund) => sum + (refund.done_at && isOfPayment(refund, payment) ? refund.amount : 0),
    0,
  );

const pickupOf = (
  order: OrderRow,
  places: WholeOrder['pickup'],
  locale: Locale,
): Order['delivery']['pickup'] => {
  const place = places[locale] ?? null;
  return place && order.status === 'cancelled' ? { ...place, ready: '' } : place;
};

/** Converts an order to its owner's view. */
export const toOrder = (whole: WholeOrder, locale: Locale, secret: string): Order => {
  const { order, lines, payment, refunds, revisions, pickup, canRetryPayment, cancellation, documents } =
    whole;
  const now = linesNow(lines, revisions);
  return {
    id: order.id,
    number: order.number,
    purchase_order_number: order.number,
    status: order.status,
    payment_status: order.payment_status,
    difference_of: order.difference?.number ?? null,
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    expires_at: isWaiting(order) ? order.expires_at.toISOString() : null,
    can_retry_payment: canRetryPayment,
    cancellation,
    returns: toOrderReturns({ ...whole, lines: now }, secret),
    return_offer: toReturnOffer({ ...whole, lines: now }),
    proof_at: order.proof_at?.toISOString() ?? null,
    proof_refusal: isWaiting(order) ? order.proof_refusal : null,
    items: lines.map((line) => ({
      sku: line.sku,
      product_type: line.product_type,
      slug: line.slug,
      name: line.name,
      brand: line.brand,
      year: line.year,
      format: line.format,
      qty: line.qty,
      price: line.price,
      reference_price: parseReferencePrice(line.reference_price) ?? line.reference_price,
      image: line.image,
      frontend_image: line.frontend_image,
      case_id: line.case_id,
      case_size: line.case_size,
    })),
    subtotal: order.subtotal,
    discount: order.discount,
    coupon: order.coupon_code === null ? null : { code: order.coupon_code, discount: order.coupon_discount },
    price_delivery: order.price_delivery,
    gift_price: order.gift_price,
    gift_text: order.gift_text,
    total: order.total,
    refunded: refundedOf(whole),
    refunds: toOrderRefunds({ lines: now, payment, refunds }),
    revisions: toOrderRevisions({ lines, revisions, refunds }),
    packed: toPacked({ lines, revisions, refunds }),
    customer: { name: order.name, surname: order.surname, email: order.email },
    delivery: {
      ...deliveryOf(order),
      ...journeyOf(order, { locale, isOver: isParcelOver({ order, payment }, refunds) }),
      comment: order.comment,
      pickup: pickupOf(order, pickup, locale),
    },
    document: order.document,
    invoice: order.document === '1' ? invoiceOf(order.invoice) : null,
    card: cardOf(order, payment),
    platform: order.platform,
    tax_documents: documents.map(({ id, type, number }) => ({
      kind: kindOfTaxDocument(type),
      number: Number(number),
      url: documentLink(secret, id),
    })),
  };
};
