import { lineName } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import type { findOrderHistory, ListedOrder } from '../modules/operator/operator.repository.ts';
import { linesGot } from '../modules/order-revisions/lines-now.ts';
import type { WholeOrder } from '../modules/orders/order-details.service.ts';
import type { Refund } from '../modules/refunds/refunds.repository.ts';

/** Formats a time with minutes, in UTC. */
const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

const paymentOf = ({
  platform,
  payment_status,
  proof_at,
}: Pick<ListedOrder, 'platform' | 'payment_status' | 'proof_at'>) =>
  `${platform} ${payment_status}${proof_at && payment_status === 'pending' ? ' (proof)' : ''}`;

/** One line of the list of orders. */
export const orderRow = (order: ListedOrder): string =>
  [
    order.number,
    minute(order.created_at),
    order.status.padEnd(13),
    paymentOf(order).padEnd(24),
    formatClp(order.total).padStart(12),
    `${order.name} ${order.surname}`,
  ].join('  ');

/** Full description of an order. */
export const describeOrder = (
  { order, lines, payment, refunds, revisions }: WholeOrder,
  history: Awaited<ReturnType<typeof findOrderHistory>>,
): string =>
  [
    `${order.number}  ${order.status}  ${paymentOf(order)}  id ${order.id}`,
    `Buyer      ${order.name} ${order.surname}, ${order.email}, ${order.phone}, RUT ${order.rut}`,
    `Delivery   ${deliveryOf(order)}`,
    `Document   ${documentOf(order)}`,
    ...(order.comment ? [`Comment    ${order.comment}`] : []),
    ...(order.gift_check ? [`Gift box   ${order.gift_text ?? 'without a text'}`] : []),
    '',
    ...linesGot(lines, revisions).map((line) => {
      const units = `${String(line.qty).padStart(5)} × ${line.sku}`;
      return [units, lineName(line), formatClp(line.price * line.qty)].join('  ');
    }),
    '',
    partsOfTotal(order),
    `Total    ${formatClp(order.total)}`,
    ...(payment?.failure ? [`Payment failed: ${payment.failure}`] : []),
    ...(payment?.buy_order ? [`Order number at the card network: ${payment.buy_order}`] : []),
    ...(order.proof_at
      ? [`Proof ${minute(order.proof_at)}${order.proof_note ? `: ${order.proof_note}` : ''}`]
      : []),
    ...refunds.map((refund) => {
      const { amount, reason, created_at } = refund;
      return `Refund ${formatClp(amount)}, ${reason}, noted ${minute(created_at)}, ${outcomeOf(refund)}`;
    }),
    '',
    ...history.map(({ status, payment_status, at }) => `${minute(at)}  ${status}, payment ${payment_status}`),
  ].join('\n');

const documentOf = ({ document, invoice }: WholeOrder['order']): string =>
  document === '1' && invoice ? `factura, ${invoice.reason}, RUT ${invoice.rut}` : 'boleta';

const partsOfTotal = (order: WholeOrder['order']): string =>
  [
    `Subtotal ${formatClp(order.subtotal)}`,
    `discount ${formatClp(order.discount)}${order.coupon_code ? ` (coupon ${order.coupon_code})` : ''}`,
    `delivery ${formatClp(order.price_delivery)}`,
    `gift box ${formatClp(order.gift_price)}`,
  ].join(', ');

const outcomeOf = ({ done_at, by_hand, refused_at, refusal }: Refund): string => {
  if (done_at) return `given ${minute(done_at)}${by_hand ? ' by hand' : ''}`;
  return refused_at
    ? `NOT GIVEN, the card network refused ${minute(refused_at)}: ${refusal}`
    : 'NOT GIVEN YET';
};

const deliveryOf = (order: WholeOrder['order']): string =>
  order.delivery_method === 'pickup'
    ? 'pick-up in the shop'
    : [
        order.address,
        order.department,
        order.commune,
        order.region,
        `receiver: ${order.receiver}`,
        order.contact?.name,
      ]
        .filter(Boolean)
        .join(', ');
