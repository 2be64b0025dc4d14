import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { hrefs } from 'shared-contracts/hrefs';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { createGuard } from './guard.ts';
import { sendFile } from './send-file.ts';

interface SignedFile {
  path: string;
  /** @returns id of what the link opens, or null for an altered or expired token */
  readToken: (secret: string, token: unknown) => string | null;
  /** @returns undefined when the file may not be opened any more */
  findFile: (id: string) => Promise<Parameters<typeof sendFile>[1] | undefined>;
}

/**
 * Opens a file by the signed link of an order's page. An altered, expired or rate-limited link, and one that opens
 * nothing, redirects to order tracking.
 */
export const openSignedFile = (
  app: FastifyInstance,
  deps: { db: Db; config: Config },
  { path, readToken, findFile }: SignedFile,
): void => {
  const { config } = deps;
  const limit = createGuard(deps, 'document-link');

  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const id = readToken(config.APP_SECRET, (request.query as { token?: unknown }).token);
    if (!id) return undefined;
    try {
      await limit.take({ request, reply }, id);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
    return findFile(id);
  };

  app.get(path, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    const file = await open(request, reply);
    if (file) return sendFile(reply, file);
    return reply
      .header('cache-control', 'no-store')
      .redirect(config.PUBLIC_URL + hrefs.trackingAfterLink, 303);
  });
};
