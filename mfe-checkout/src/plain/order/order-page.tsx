/** The plain pages of an order: its payment, and the thanks. */
import { retryPayment } from 'shared-contracts/api/orders';
import type { Order } from 'shared-contracts/api/orders.schema';
import { apiErrorOf } from 'shared-contracts/errors';
import { hrefs } from 'shared-contracts/hrefs';
import { EMPTY_DRAFT, isPersonalEmpty } from '../../lib/draft/draft.ts';
import { NO_GIFT_BOX } from '../../lib/gift-box/gift-box.ts';
import { orderMessages } from '../../messages/order.ts';
import { messagesOf } from '../messages-of.ts';
import type { PlainContext, PlainPage } from '../plain-page.ts';
import type { PlainOrder, PlainState } from '../plain-state.ts';
import { findPlainOrder } from './find-plain-order.ts';
import { MissingOrder, OrderView } from './order-view.tsx';

const withoutPaymentForm = (order: PlainOrder): PlainOrder => ({ ...order, url: '', token: '' });

/** The state once a payment has ended. Undefined: it stays as it is. */
const afterPayment = (state: PlainState, { payment_status }: Order): PlainState | undefined => {
  // A form of a refused payment cannot be used again.
  if (payment_status === 'failed' && state.order?.token)
    return { ...state, order: withoutPaymentForm(state.order) };
  if (payment_status !== 'success') return undefined;
  const { draft, submitted } = state;
  // An order leaves no submitted step, so these data were typed for the next order.
  const isTypedSince = submitted.length > 0;
  if (!state.order?.token && (isTypedSince || isPersonalEmpty(draft.personal))) return undefined;
  // A paid order needs its typed data and its payment form no longer.
  const order = state.order && withoutPaymentForm(state.order);
  if (isTypedSince) return { ...state, order };
  return { ...state, draft: EMPTY_DRAFT, submitted: [], giftBox: NO_GIFT_BOX, orderKey: '', order };
};

const startPayment = async (context: PlainContext, id: string): Promise<PlainState> => {
  const { api, state, pathname, locale } = context;
  const { order } = state;
  if (order?.id !== id) return state;
  try {
    const input = { params: { id }, headers: { 'x-order-key': order.key } };
    const { payment } = await api.call(retryPayment, input);
    return {
      ...state,
      notice: null,
      order: { ...order, url: payment.url ?? '', token: payment.token ?? '' },
    };
  } catch (error) {
    const known = apiErrorOf(error);
    if (!known?.statusCode) throw error;
    const { failures } = messagesOf(locale);
    const text =
      known.code === 'PAYMENT_NOT_AVAILABLE' ? failures.paymentAway : (known.errors[0] ?? known.message);
    return { ...state, notice: { path: pathname, kind: 'error', text } };
  }
};

export const orderPage: PlainPage = {
  asset: 'order',
  async show(context) {
    const head = orderMessages[context.locale];
    const order = await findPlainOrder(context, context.params.id ?? '');
    if (!order) return { view: <MissingOrder />, head, status: 404 };
    const next = afterPayment(context.state, order);
    const view = <OrderView context={next ? { ...context, state: next } : context} order={order} />;
    return { view, head, ...(next && { state: next }) };
  },
  async submit(context) {
    const id = context.params.id ?? '';
    return { redirect: hrefs.order(id), state: await startPayment(context, id) };
  },
};
