import { cancelOrder, placeOrder, readOrder, retryPayment, sendProof } from 'shared-contracts/api/orders';
import type { Order } from 'shared-contracts/api/orders.schema';
import type { PlaceOrderBody } from 'shared-contracts/api/place-order.schema';
import { proofProblem } from 'shared-contracts/domain/proof-file';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import { bytesOf } from '../bytes-of.ts';
import { bottlesOf, cartOf } from '../cart-of.ts';
import { fastestTo, NOT_SERVED } from '../delivery.ts';
import { findArticle } from '../shelf.ts';
import type { ShopState } from '../shop-state.ts';
import { cardOf, storeOrder, toOrder } from '../to-order.ts';
import { answer, cartIdOf, type HandlerContext, type Handlers, orderOf } from './handler.ts';

const ACCESS_KEY = 'stub-access-key';

/** Without a form, a card order is paid at once. */
const paymentOf = ({ id, platform }: Order, { gatewayForm }: HandlerContext) => ({
  platform,
  ...((platform === 'webpay' ? gatewayForm(id) : null) ?? { url: null, token: null }),
});

const created = (order: Order, context: HandlerContext) => {
  const { id, number, status, total } = order;
  return { id, number, status, total, access_key: ACCESS_KEY, payment: paymentOf(order, context) };
};

/** A card order before its payment. */
const unpaid = (order: Order): Order => ({
  ...order,
  status: 'in_validation',
  payment_status: 'pending',
  card: null,
});

/** @throws DomainError if the stock is too low for the order */
const assertInStock = (order: Order, { locale, effect }: HandlerContext): void => {
  for (const { sku, qty, name } of order.items) {
    const { stock = 0 } = findArticle(sku, locale, effect) ?? {};
    if (qty > stock) throw new DomainError('OUT_OF_STOCK', { name, available: stock });
  }
};

/** @throws DomainError if the stub has no such delivery */
const assertDelivery = (delivery: PlaceOrderBody['delivery'], locale: Locale): void => {
  if (delivery.method === 'pickup') return;
  const { commune_id, option } = delivery;
  if (NOT_SERVED.includes(commune_id))
    throw new DomainError('COMMUNE_NOT_SERVED', {}, ['delivery.commune_id']);
  if (option === 'fastest' && !fastestTo(commune_id, locale))
    throw new DomainError('DELIVERY_OPTION_GONE', {}, ['delivery.option']);
};

const newOrder = (context: HandlerContext): Order => {
  const { request, state, locale, gatewayForm, now } = context;
  const key = String(request.headers['idempotency-key']);
  const known = state.orders.get(state.orderOfKey.get(key) ?? '');
  if (known) return known;
  const cartId = cartIdOf(context);
  const body = request.body as PlaceOrderBody;
  const cart = cartOf(cartId, context);
  const lines = [...cart.items, ...bottlesOf(cart.cases ?? [])];
  if (lines.length === 0) throw new DomainError('CART_EMPTY');
  const short = lines.find(({ qty, stock }) => qty > stock);
  if (short) throw new DomainError('OUT_OF_STOCK', { name: short.name, available: short.stock });
  assertDelivery(body.delivery, locale);
  const placed = toOrder(cart, body, { count: state.orders.size + 1, locale, now: now() });
  const order = placed.platform === 'webpay' && gatewayForm(placed.id) ? unpaid(placed) : placed;
  if (order.total !== (body.expected_total ?? order.total)) throw new DomainError('ORDER_CHANGED');
  keepOrder(state, key, cartId, order);
  return order;
};

const keepOrder = (state: ShopState, key: string, cartId: string, order: Order): void => {
  storeOrder(state, order);
  state.orderOfKey.set(key, order.id);
  state.carts.delete(cartId);
  state.cases.delete(cartId);
  state.coupons.delete(cartId);
};

export const orderHandlers: Handlers = {
  ...answer(placeOrder, (context) => created(newOrder(context), context)),
  ...answer(readOrder, (context) => ({ data: orderOf(context) })),
  ...answer(retryPayment, (context) => {
    const order = orderOf(context);
    if (order.platform !== 'webpay' || order.payment_status === 'success') throw new DomainError('CONFLICT');
    assertInStock(order, context);
    if (context.gatewayForm(order.id)) return { payment: paymentOf(order, context) };
    storeOrder(context.state, {
      ...order,
      status: 'confirmed',
      payment_status: 'success',
      can_retry_payment: false,
      card: cardOf(new Date(context.now()).toISOString()),
    });
    return { payment: paymentOf(order, context) };
  }),
  ...answer(cancelOrder, (context) => {
    const order = orderOf(context);
    if (!order.cancellation && order.status !== 'cancelled') throw new DomainError('CONFLICT');
    return { data: storeOrder(context.state, { ...order, status: 'cancelled', expires_at: null }) };
  }),
  ...answer(sendProof, (context) => {
    const order = orderOf(context);
    const { file } = context.request.body as { file: string };
    if (proofProblem(bytesOf(file)) !== null) throw new DomainError('FILE_NOT_ACCEPTED', {}, ['file']);
    const proof_at = new Date(context.now()).toISOString();
    return { data: storeOrder(context.state, { ...order, proof_at, expires_at: null }) };
  }),
};
