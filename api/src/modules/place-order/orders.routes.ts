import { networkOf } from 'serving/client-network';
import * as endpoints from 'shared-contracts/api/orders';
import { guestKeyOf } from '../../lib/guest-id.ts';
import { pick } from '../../lib/pick.ts';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { resolveCart } from '../carts/resolve-cart.ts';
import { createRedeemLimit } from '../discounts/redeem-limit.ts';
import { startPayment } from '../order-payments/start-payment.service.ts';
import { accessKeyOf, giveAccess, type Opened } from '../orders/access-key.ts';
import { findOrdersOfCart } from '../orders/cart-orders.repository.ts';
import { answerOwnOrder } from '../orders/own-order.ts';
import { createWebpayGateway } from '../payments/webpay.gateway.ts';
import { createOrderCounters } from '../unpaid-orders/count-orders.ts';
import { placeOrder } from './place-order.service.ts';

const MINUTE_MS = 60_000;

export const ordersModule: Module = (app, deps) => {
  const { config, db, jobs } = deps;
  const { APP_SECRET } = config;
  const gateway = createWebpayGateway(config);
  const redeemLimit = createRedeemLimit({ config, db });
  const orderCounters = createOrderCounters({ config, db });
  const expiryMs = {
    webpay: config.CARD_ORDER_EXPIRY_MINUTES * MINUTE_MS,
    transfer: config.TRANSFER_ORDER_EXPIRY_HOURS * 60 * MINUTE_MS,
  };

  const on = endpointsOf(app);
  on(endpoints.placeOrder, async ({ query, headers, body, request, reply }) => {
    const guestId = guestKeyOf(APP_SECRET, body.guest_customer_id);
    const cart = await resolveCart({ db, secret: APP_SECRET }, request, query.cart_id);
    const idempotencyKey = headers['idempotency-key'];
    const call = {
      request,
      reply,
      userId: cart.accountId,
      platform: body.payment_method.platform,
      altcha: body.altcha,
      isRepeat: async () => (await findOrdersOfCart(db, cart.key, idempotencyKey)).known !== undefined,
    };
    await orderCounters.countAttempt(call, cart.key);
    if (body.coupon) await redeemLimit.take(networkOf(request), reply);
    const placed = await orderCounters.placeCounted(call, (placer) =>
      placeOrder(
        { db, jobs },
        {
          cartKey: cart.key,
          idempotencyKey,
          body,
          userId: cart.accountId,
          guestId,
          locale: request.locale,
          expiryMs,
          placer,
          // Mails to an address that may be a stranger's: as many as its form sends.
          admitsNewsletter: (trx) => createGuard({ db: trx, config }, 'newsletter').tryTakeKey(body.email),
        },
      ),
    );
    const { order } = placed;
    // A repeat may come after the payment, when the form of the gateway is void.
    const form =
      order.platform === 'webpay' && order.payment_status !== 'success'
        ? await startPayment({ db, jobs, gateway, publicUrl: config.PUBLIC_URL, log: request.log }, placed)
        : null;
    const opened: Opened = { kind: 'order', id: order.id };
    giveAccess(reply, config, opened);
    return {
      ...pick(order, 'id', 'number', 'status', 'total'),
      purchase_order_number: order.number,
      access_key: accessKeyOf(APP_SECRET, opened),
      payment: { platform: order.platform, url: form?.url ?? null, token: form?.token ?? null },
    };
  });

  on(endpoints.readOrder, ({ params: { id }, request }) => answerOwnOrder(deps, id, request));
};
