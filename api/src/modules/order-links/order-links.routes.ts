import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { hrefs } from 'shared-contracts/hrefs';
import { withLocale } from 'shared-contracts/with-locale';
import { ORDER_LINK_PATH, readOrderToken } from '../../lib/order-link.ts';
import type { Module } from '../../module.ts';
import { createGuard } from '../../plugins/guard.ts';
import { giveAccess } from '../orders/access-key.ts';
import { findOrder } from '../orders/orders.repository.ts';

/**
 * Links of order mails. A GET sets the order's key cookie and redirects to its page. Mail scanners may follow it,
 * because it changes nothing. An altered, expired, unknown or rate-limited link redirects to order tracking.
 */
export const orderLinksModule: Module = (app, deps) => {
  const { config, db } = deps;
  const limit = createGuard(deps, 'order-link');

  const open = async (request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const read = readOrderToken(config.APP_SECRET, (request.query as { token?: unknown }).token);
    try {
      await limit.take({ request, reply }, read?.orderId);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
    const order = read && (await findOrder(db, read.orderId));
    if (!order || order.erased_at !== null) return null;
    giveAccess(reply, config, { kind: 'order', id: order.id });
    return withLocale(read.path, order.locale);
  };

  app.get(ORDER_LINK_PATH, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const path = await open(request, reply);
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .redirect(config.PUBLIC_URL + (path ?? hrefs.trackingAfterLink), 303);
  });
};
