import type { FastifyRequest } from 'fastify';
import { networkOf } from 'serving/client-network';
import { applyCoupon, autoApplyCoupon, removeCoupon } from 'shared-contracts/api/discounts';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import { createRedeemLimit } from '../discounts/redeem-limit.ts';
import * as coupons from './cart-coupons.service.ts';
import { resolveCart } from './resolve-cart.ts';

export const cartCouponsModule: Module = (app, { config, db }) => {
  const redeemLimit = createRedeemLimit({ config, db });
  // Called on each cart visit. Limited, because it reveals whether an e-mail has its own coupon.
  const autoLimit = createRateLimit(db, config, { name: 'auto-apply', points: 120, seconds: 10 * 60 });
  const keyOf = async (request: FastifyRequest, cartId: string) =>
    (await resolveCart({ db, secret: config.APP_SECRET }, request, cartId)).key;

  const on = endpointsOf(app);
  on(applyCoupon, async ({ query, body, request, reply }) => {
    const cartKey = await keyOf(request, query.cart_id);
    await redeemLimit.take(networkOf(request), reply);
    return { data: await coupons.applyCoupon(db, cartKey, { code: body.code, email: body.email ?? null }) };
  });

  on(autoApplyCoupon, async ({ query, headers, request, reply }) => {
    const cartKey = await keyOf(request, query.cart_id);
    await autoLimit.take(networkOf(request), reply);
    const email = headers['x-customer-email'] ?? query.email ?? null;
    return { data: await coupons.autoApplyCoupon(db, cartKey, email) };
  });

  on(removeCoupon, async ({ params, query, request }) => ({
    data: await coupons.removeCoupon(db, await keyOf(request, query.cart_id), params.code),
  }));
};
