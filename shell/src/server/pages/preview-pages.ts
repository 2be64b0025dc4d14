/** Addresses of previews: the link that gives a browser a preview, and the exit. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DRAFT_PREVIEW_PATH } from 'shared-contracts/draft-preview';
import { previewMessages } from '../../messages/previews.ts';
import type { ShellConfig } from '../config.ts';
import type { Composer } from '../document/compose-page.ts';
import { EXIT_PATH } from '../document/preview-bar.ts';
import { draftCookie, findDraft } from '../visitor/draft-preview.ts';
import { parseLink, previewCookie } from '../visitor/preview-cookie.ts';
import type { Previews } from '../visitor/previews.ts';
import { localeOf } from '../visitor/request-locale.ts';
import { localPath, targetOf } from '../visitor/request-url.ts';

/** Address in the language links of the page for a link that opens no preview. */
const REFUSED_PATH = '/preview';
const RETRY_AFTER_S = '60';
/** The address contains a secret. */
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

interface PreviewPagesParts {
  config: ShellConfig;
  composer: Pick<Composer, 'composeLink'>;
  previews: Previews;
}

type Refusal = 'ended' | 'limited' | 'unreachable';
const STATUS: Record<Refusal, number> = { ended: 404, limited: 429, unreachable: 503 };

/** The page for a link that opens no preview. `ended` is a wrong secret and an unknown name too. */
const refuse = async (
  { config, composer, previews }: PreviewPagesParts,
  request: FastifyRequest,
  reply: FastifyReply,
  why: Refusal,
): Promise<FastifyReply> => {
  const { locale } = localeOf(request, config);
  const { [why]: words, back } = previewMessages[locale];
  const status = STATUS[why];
  const screen = { title: words.title, paragraphs: [words.text], back };
  // The page must not repeat the secret, so it has another path.
  const { html, headers } = await composer.composeLink({ pathname: REFUSED_PATH, screen, status }, locale);
  const { cookie } = previews.of(request);
  return reply
    .code(status)
    .headers({ ...headers, ...HEADERS })
    .headers({
      ...(why === 'ended' ? {} : { 'retry-after': RETRY_AFTER_S }),
      ...(cookie ? { 'set-cookie': cookie } : {}),
    })
    .send(html);
};

/** The page that the exit was pressed on, or the home page. */
const lastPath = ({ headers: { referer = '' } }: FastifyRequest): string => {
  const url = URL.parse(referer);
  return (url && localPath(url.pathname + url.search)) || '/';
};

/** Sends the browser on with changed cookies. */
const redirect = (reply: FastifyReply, location: string, cookies: string | string[]): FastifyReply =>
  reply
    .code(303)
    .headers({ ...HEADERS, location, 'set-cookie': cookies })
    .send();

export const registerPreviewPages = (app: FastifyInstance, parts: PreviewPagesParts): void => {
  const { config, previews } = parts;
  app.get<{ Params: { link: string } }>(
    '/preview/:link',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const opened = previews.open(parseLink(request.params.link), request);
      if (typeof opened === 'string') return refuse(parts, request, reply, opened);
      const to = localPath(targetOf(request).query.get('to') ?? '/') ?? '/';
      return redirect(reply, to, opened.cookie);
    },
  );
  app.get<{ Params: { token: string } }>(
    `${DRAFT_PREVIEW_PATH}/:token`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const draft = await findDraft(config, request.params.token);
      if (typeof draft === 'string') return refuse(parts, request, reply, draft);
      return redirect(reply, localPath(draft.path) ?? '/', draftCookie(draft, config));
    },
  );
  app.get(REFUSED_PATH, (request, reply) => refuse(parts, request, reply, 'ended'));
  // Answered before the body is read: a form without fields has none.
  const ended = [previewCookie([], config), draftCookie(undefined, config)];
  const exit = async (request: FastifyRequest, reply: FastifyReply) =>
    redirect(reply.header('connection', 'close'), lastPath(request), ended);
  app.post(EXIT_PATH, { onRequest: exit }, async () => {});
};
