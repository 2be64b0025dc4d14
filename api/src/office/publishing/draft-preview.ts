/** Answers reads of a browser that previews a draft (docs/architecture/office/drafts.md#preview). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DRAFT_PREVIEW_COOKIE } from 'shared-contracts/draft-preview';
import type { AppDeps } from '../../module.ts';
import type { PreviewShop } from './preview-shop.ts';

const COOKIE = new RegExp(`(?:^|;\\s*)${DRAFT_PREVIEW_COOKIE}=([\\w.-]{1,500})`);

const tokenOf = ({ method, headers: { cookie } }: FastifyRequest): string | undefined =>
  method === 'GET' ? COOKIE.exec(cookie ?? '')?.[1] : undefined;

/**
 * Requests without a valid cookie never touch the preview. Its answers reach no cache: they skip that of the app, and
 * browsers must not store them.
 */
export const addDraftPreview = (app: FastifyInstance, deps: AppDeps): void => {
  let opened: Promise<PreviewShop> | undefined;
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const token = tokenOf(request);
    if (!token) return;
    // Most processes never show a preview.
    opened ??= import('./preview-shop.ts').then(({ openPreviewShop }) => openPreviewShop(deps));
    const answer = await (await opened).answer(token, request);
    if (!answer) return;
    return reply
      .code(answer.status)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('application/json; charset=utf-8')
      .send(answer.body);
  });
  app.addHook('onClose', async () => {
    await (await opened)?.close();
  });
};
