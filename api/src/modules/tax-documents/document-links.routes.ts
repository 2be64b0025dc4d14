import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { hrefs } from 'shared-contracts/hrefs';
import { DOCUMENT_LINK_PATH, readDocumentToken } from '../../lib/document-link.ts';
import type { Module } from '../../module.ts';
import { createGuard } from '../../plugins/guard.ts';
import { sendFile } from '../../plugins/send-file.ts';
import { findOrder } from '../orders/orders.repository.ts';

/**
 * Files of tax documents, by the signed links of an order's page. An altered, expired or rate-limited link, and one of
 * an erased buyer, redirects to order tracking.
 */
export const documentLinksModule: Module = (app, deps) => {
  const { config, db } = deps;
  const limit = createGuard(deps, 'document-link');

  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const id = readDocumentToken(config.APP_SECRET, (request.query as { token?: unknown }).token);
    if (!id) return undefined;
    try {
      await limit.take({ request, reply }, id);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
    // Loads what draws papers with the first one, to keep an idle process small.
    const { drawPapers } = await import('./document-files.ts');
    const [file] = await drawPapers(db, [id]);
    const order = file && (await findOrder(db, file.orderId));
    return order?.erased_at === null ? file : undefined;
  };

  app.get(DOCUMENT_LINK_PATH, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    const file = await open(request, reply);
    if (file) return sendFile(reply, file);
    return reply
      .header('cache-control', 'no-store')
      .redirect(config.PUBLIC_URL + hrefs.trackingAfterLink, 303);
  });
};
