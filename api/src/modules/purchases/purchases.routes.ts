import { createPurchase, readPurchase } from 'shared-contracts/api/purchases';
import * as schema from 'shared-contracts/api/purchases.schema';
import { DomainError } from '../../errors/domain-error.ts';
import { registerEndpoint } from '../../plugins/endpoint.ts';
import { cartKeyOf } from '../carts/cart-id.ts';
import type { Module } from '../modules.ts';
import { startPayment } from '../payments/start-payment.ts';
import { createWebpayGateway } from '../payments/webpay.gateway.ts';
import { readUserId } from '../sessions/access-token.ts';
import { accessKeyOf, giveAccess, hasAccess } from './access-key.ts';
import { findOrder, findOrderLines, findPayment } from './orders.repository.ts';
import { placeOrder } from './place-order.ts';
import { toPurchase } from './to-purchase.ts';

const MINUTE_MS = 60_000;

export const purchasesModule: Module = (app, { config, db }) => {
  const gateway = createWebpayGateway(config);

  registerEndpoint(
    app,
    createPurchase,
    schema.createPurchase,
    async ({ query, headers, body, request, reply }) => {
      const placed = await placeOrder(db, {
        cartKey: cartKeyOf(config.APP_SECRET, query.cart_id),
        idempotencyKey: headers['idempotency-key'],
        body,
        userId: await readUserId(request, config.APP_SECRET),
        locale: request.locale,
        expiryMs: config.CARD_ORDER_EXPIRY_MINUTES * MINUTE_MS,
      });
      const { url, token } = await startPayment(
        { db, gateway, publicUrl: config.PUBLIC_URL, log: request.log },
        placed,
      );
      const { order } = placed;
      giveAccess(reply, config, order.id);
      reply.header('cache-control', 'no-store');
      return {
        id: order.id,
        number: order.number,
        status: order.status,
        total: order.total,
        access_key: accessKeyOf(config.APP_SECRET, order.id),
        payment: { platform: order.platform, url, token },
      };
    },
  );

  registerEndpoint(app, readPurchase, schema.readPurchase, async ({ params: { id }, request, reply }) => {
    const order = await findOrder(db, id);
    const owned =
      order !== undefined &&
      (hasAccess(request, config.APP_SECRET, id) ||
        (order.user_id !== null && order.user_id === (await readUserId(request, config.APP_SECRET))));
    // Whether there is such an order is nobody else's business.
    if (!owned) throw new DomainError('NOT_FOUND');
    const [lines, payment] = await Promise.all([findOrderLines(db, id), findPayment(db, id)]);
    reply.header('cache-control', 'no-store');
    return { data: toPurchase(order, lines, payment, request.locale) };
  });
};
