import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { hrefs } from 'shared-contracts/hrefs';
import type { Db } from '../../db/connect.ts';
import { RETURN_SLIP_PATH, readReturnSlipToken } from '../../lib/document-link.ts';
import type { Module } from '../../module.ts';
import { createGuard } from '../../plugins/guard.ts';
import { sendFile } from '../../plugins/send-file.ts';
import { findMailShop } from '../content/find-mail-shop.ts';
import { linesNow } from '../order-revisions/lines-now.ts';
import { findRevisions } from '../order-revisions/order-revisions.repository.ts';
import { findOrder, findOrderLines } from '../orders/orders.repository.ts';
import { returnNumber, toReturnLines } from '../orders/to-order-returns.ts';
import { findReturn, isUndecided } from '../returns/returns.repository.ts';

/** File of a return that waits for a decision. */
const drawSlip = async (db: Db, id: string) => {
  const found = await findReturn(db, id);
  const order = found && isUndecided(found) ? await findOrder(db, found.order_id) : undefined;
  if (!found || !order || order.erased_at) return undefined;
  const number = returnNumber(order.number, found);
  const { drawReturnSlip } = await import('./return-slip.ts');
  const bytes = await drawReturnSlip({
    order,
    number,
    requestedAt: found.requested_at,
    lines: toReturnLines(
      linesNow(await findOrderLines(db, order.id), await findRevisions(db, order.id)),
      found,
    ),
    shop: await findMailShop(db, order.locale),
  });
  return { type: 'application/pdf', name: `${number}.pdf`, bytes } as const;
};

/** Return slips, by the signed links of an order's page. A link that opens nothing redirects to order tracking. */
export const returnSlipModule: Module = (app, deps) => {
  const { config, db } = deps;
  const limit = createGuard(deps, 'document-link');

  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const id = readReturnSlipToken(config.APP_SECRET, (request.query as { token?: unknown }).token);
    if (!id) return undefined;
    try {
      await limit.take({ request, reply }, id);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
    return drawSlip(db, id);
  };

  app.get(RETURN_SLIP_PATH, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    const file = await open(request, reply);
    if (file) return sendFile(reply, file);
    return reply
      .header('cache-control', 'no-store')
      .redirect(config.PUBLIC_URL + hrefs.trackingAfterLink, 303);
  });
};
