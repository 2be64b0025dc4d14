import { cancelOrder, placeOrder, readOrder, retryPayment, sendProof } from 'shared-contracts/api/orders';
import type { Order, PlaceOrderBody } from 'shared-contracts/api/orders.schema';
import { proofProblem } from 'shared-contracts/domain/proof-file';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { cartOf } from '../cart-of.ts';
import { NOT_SERVED } from '../delivery.ts';
import type { ShopState } from '../shop-state.ts';
import { toOrder } from '../to-order.ts';
import { answer, type HandlerContext, type Handlers } from './handler.ts';

/** Decodes base64. Text that is not base64 gives no bytes. */
const bytesOf = (file: string): Uint8Array => {
  try {
    return Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
};

const ACCESS_KEY = 'stub-access-key';

const created = ({ id, number, status, total, platform }: Order) => ({
  id,
  number,
  status,
  total,
  access_key: ACCESS_KEY,
  // The stub has no payment gateway: a card order is paid immediately.
  payment: { platform, url: null, token: null },
});

const newOrder = ({ request, state, locale, effect }: HandlerContext): Order => {
  const key = String(request.headers['idempotency-key']);
  const known = state.orders.get(state.orderOfKey.get(key) ?? '');
  if (known) return known;
  const cartId = String(request.query.cart_id);
  const body = request.body as PlaceOrderBody;
  const cart = cartOf(cartId, state, locale, effect);
  if (cart.items.length === 0) throw new DomainError('CART_EMPTY');
  const short = cart.items.find(({ qty, stock }) => qty > stock);
  if (short) throw new DomainError('OUT_OF_STOCK', { name: short.name, available: short.stock });
  if (body.delivery.method === 'home' && NOT_SERVED.includes(body.delivery.commune_id))
    throw new DomainError('COMMUNE_NOT_SERVED', {}, ['delivery.commune_id']);
  const order = toOrder(cart, body, state.orders.size + 1, locale);
  if (order.total !== (body.expected_total ?? order.total)) throw new DomainError('ORDER_CHANGED');
  keepOrder(state, key, cartId, order);
  return order;
};

const keepOrder = (state: ShopState, key: string, cartId: string, order: Order): void => {
  state.orders.set(order.id, order);
  state.orderOfKey.set(key, order.id);
  state.carts.delete(cartId);
  state.coupons.delete(cartId);
};

export const orderHandlers: Handlers = {
  ...answer(placeOrder, (context) => created(newOrder(context))),
  ...answer(readOrder, ({ request, state }) => {
    const order = state.orders.get(String(request.params.id));
    if (!order) throw new DomainError('NOT_FOUND');
    return { data: order };
  }),
  ...answer(retryPayment, ({ request, state }) => {
    const order = state.orders.get(String(request.params.id));
    if (!order) throw new DomainError('NOT_FOUND');
    if (order.platform !== 'webpay') throw new DomainError('CONFLICT');
    const paid: Order = { ...order, status: 'confirmed', payment_status: 'success' };
    state.orders.set(order.id, { ...paid, can_retry_payment: false });
    return { payment: created(paid).payment };
  }),
  ...answer(cancelOrder, ({ request, state }) => {
    const order = state.orders.get(String(request.params.id));
    if (!order) throw new DomainError('NOT_FOUND');
    if (!order.cancellation && order.status !== 'cancelled') throw new DomainError('CONFLICT');
    const cancelled: Order = { ...order, status: 'cancelled', cancellation: null, expires_at: null };
    state.orders.set(order.id, cancelled);
    return { data: cancelled };
  }),
  ...answer(sendProof, ({ request, state }) => {
    const order = state.orders.get(String(request.params.id));
    if (!order) throw new DomainError('NOT_FOUND');
    const { file } = request.body as { file: string };
    if (proofProblem(bytesOf(file)) !== null) throw new DomainError('FILE_NOT_ACCEPTED', {}, ['file']);
    const proven: Order = { ...order, proof_at: new Date().toISOString(), expires_at: null };
    state.orders.set(order.id, proven);
    return { data: proven };
  }),
};
