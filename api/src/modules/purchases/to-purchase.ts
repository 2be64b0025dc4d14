import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { parseReferencePrice } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';
import { daysInWords } from '../shipping/shipping.service.ts';
import type { findOrderLines, findPayment, OrderRow } from './orders.repository.ts';

type Lines = Awaited<ReturnType<typeof findOrderLines>>;
type Payment = Awaited<ReturnType<typeof findPayment>>;

/** What the gateway's answer holds for the receipt. */
interface CardAnswer {
  authorization_code?: string;
  card_detail?: { card_number?: string };
  payment_type_code?: string;
  installments_number?: number;
  installments_amount?: number;
  transaction_date?: string;
}

/** What the receipt shows of the card; null until paid by card. */
export const cardOf = (order: OrderRow, payment: Payment): Purchase['card'] => {
  if (order.payment_status !== 'success' || !payment?.answer) return null;
  const answer = payment.answer as CardAnswer;
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

/** An order as its owner sees it. */
export const toPurchase = (order: OrderRow, lines: Lines, payment: Payment, locale: Locale): Purchase => ({
  id: order.id,
  number: order.number,
  status: order.status,
  payment_status: order.payment_status,
  created_at: order.created_at.toISOString(),
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
  })),
  subtotal: order.subtotal,
  discount: order.discount,
  price_delivery: order.price_delivery,
  gift_price: order.gift_price,
  total: order.total,
  customer: { name: order.name, surname: order.surname, email: order.email },
  delivery: {
    method: order.delivery_method,
    address: order.address,
    department: order.department,
    commune: order.commune,
    region: order.region,
    time_delivery:
      order.min_days === null || order.max_days === null
        ? null
        : daysInWords(order.min_days, order.max_days, locale),
  },
  document: order.document,
  card: cardOf(order, payment),
  platform: order.platform,
});
