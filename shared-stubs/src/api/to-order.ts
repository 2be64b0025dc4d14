import type { Order } from 'shared-contracts/api/orders.schema';
import type { PlaceOrderBody } from 'shared-contracts/api/place-order.schema';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { cartDiscount } from 'shared-contracts/domain/discount';
import type { Locale } from 'shared-contracts/locale';
import { bottlesOf } from './cart-of.ts';
import { communeNames } from './communes.ts';
import { DELIVERY, deliveryTime, fastestTo } from './delivery.ts';
import type { ShopState } from './shop-state.ts';

/** Price of a gift box, CLP, as in the demo shop. */
const GIFT_BOX_PRICE = 2_990;

const cancellationOf = ({ status, payment_status, platform, proof_at }: Order): Order['cancellation'] => {
  if (status !== 'in_validation' && status !== 'confirmed') return null;
  if (payment_status === 'success') return { money: platform === 'webpay' ? 'card' : 'account' };
  // An unpaid card order waits for the card network, and staff look at a proof.
  return payment_status === 'pending' && platform === 'transfer' && !proof_at ? { money: 'none' } : null;
};

/** The order as it is kept: with its possible cancellation, by the rules of the API. */
export const storeOrder = (state: ShopState, order: Order): Order => {
  const stored = { ...order, cancellation: cancellationOf(order) };
  state.orders.set(order.id, stored);
  return stored;
};

/** Card details of an approved payment with the test card. */
export const cardOf = (paidAt: string): Order['card'] => ({
  authorization_code: '1213',
  card_number: '6623',
  payment_type_code: 'VN',
  installments_number: 0,
  installments_amount: null,
  transaction_date: paidAt,
});

const deliveryOf = (delivery: PlaceOrderBody['delivery'], locale: Locale): Order['delivery'] => {
  if (delivery.method === 'pickup')
    return {
      method: 'pickup',
      address: null,
      department: null,
      commune: null,
      region: null,
      time_delivery: null,
    };
  const { commune, region } = communeNames(delivery.commune_id, locale);
  const { address, department = null } = delivery;
  const { time_delivery } = fastestOf(delivery, locale) ?? { time_delivery: deliveryTime[locale] };
  return { method: 'home', address, department, commune, region, time_delivery };
};

/** Undefined for the cheapest delivery and for a pick-up. */
const fastestOf = (delivery: PlaceOrderBody['delivery'], locale: Locale) =>
  delivery.method === 'home' && delivery.option === 'fastest'
    ? fastestTo(delivery.commune_id, locale)
    : undefined;

const invoiceOf = ({ payment_method, invoice }: PlaceOrderBody, locale: Locale): Order['invoice'] => {
  if (payment_method.document !== '1' || !invoice) return null;
  const { reason, rut, giro, address, apartment, commune_id } = invoice;
  const { commune, region } = communeNames(commune_id, locale);
  return { reason, rut, giro, address, apartment, commune, region };
};

/**
 * Creates an order from a cart.
 * @param count position among the stub's orders, from 1
 * @param now ms since 1970
 */
export const toOrder = (
  cart: Cart,
  body: PlaceOrderBody,
  { count, locale, now = Date.now() }: { count: number; locale: Locale; now?: number },
): Order => {
  const priceDelivery =
    body.delivery.method === 'home'
      ? (fastestOf(body.delivery, locale)?.price_delivery ?? DELIVERY.price)
      : 0;
  const lines = [...cart.items, ...bottlesOf(cart.cases ?? [])];
  const giftPrice = body.gift_box?.check ? GIFT_BOX_PRICE : 0;
  const total = cart.total - (cart.coupon?.discount ?? 0) + priceDelivery + giftPrice;
  const createdAt = new Date(now).toISOString();
  const platform = body.payment_method.platform ?? 'webpay';
  const number = String(100_000 + count);
  return {
    id: `stub-order-${number}`,
    number,
    status: platform === 'webpay' ? 'confirmed' : 'in_validation',
    payment_status: platform === 'webpay' ? 'success' : 'pending',
    created_at: createdAt,
    updated_at: createdAt,
    items: lines.map(({ stock: _, ...line }) => line),
    subtotal: cart.total_without_discount,
    discount: cartDiscount(lines) + (cart.coupon?.discount ?? 0),
    coupon: cart.coupon,
    price_delivery: priceDelivery,
    gift_price: giftPrice,
    total,
    customer: { name: body.name, surname: body.surname, email: body.email },
    delivery: deliveryOf(body.delivery, locale),
    document: body.payment_method.document ?? '0',
    invoice: invoiceOf(body, locale),
    card: platform === 'webpay' ? cardOf(createdAt) : null,
    platform,
    tax_documents: [],
  };
};
