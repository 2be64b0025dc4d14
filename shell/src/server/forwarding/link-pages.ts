/**
 * Pages of mailed links in the frame of the shop. Their addresses are below /api, so that links in older
 * mails still work. The API provides content and action: GET only shows a question, POST acts. Mail programs
 * post to the same address for one-click unsubscribe.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RemoteRegistry } from 'releases/remote-registry';
import { acceptedLocale } from 'shared-contracts/accept-language';
import { type LinkScreen, linkScreen } from 'shared-contracts/api/link-screen.schema';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import { LINK_ACTIONS, LINK_PATH } from 'shared-contracts/link-actions';
import type { Locale } from 'shared-contracts/locale';
import type { ShellConfig } from '../config.ts';
import type { Composer } from '../document/compose-page.ts';
import { storedCohort } from '../visitor/cohort-cookie.ts';
import { chooseLocale, storedLocale } from '../visitor/request-locale.ts';
import { targetOf } from '../visitor/request-url.ts';

/** Largest body of a form, which contains little more than a token. */
const MAX_BODY_BYTES = 10_000;

const BACK: Record<Locale, string> = { es: 'Ir a la tienda', en: 'To the shop' };

/** Mailed links and the bank's return have no language, so the shopper's stored choice is used, else the browser's language. */
export const linkLocaleOf = (request: FastifyRequest, { locales }: ShellConfig): Locale => {
  const stored = storedLocale(request) ?? acceptedLocale(request.headers['accept-language'], locales);
  return chooseLocale(targetOf(request).query.get('lang'), stored, locales).locale;
};

/** The API's response as a page. A refusal (for example too many attempts) has its own text. */
const screenOf = (body: unknown, locale: Locale): LinkScreen => {
  const screen = linkScreen.safeParse(body);
  if (screen.success) return screen.data;
  const { message } = (body ?? {}) as { message?: unknown };
  const title = typeof message === 'string' ? message : SERVER_PROBLEM[locale];
  return { title, paragraphs: [], back: BACK[locale] };
};

export const registerLinkPages = async (
  app: FastifyInstance,
  parts: { config: ShellConfig; composer: Composer; registry: Pick<RemoteRegistry, 'canaries'> },
): Promise<void> => {
  const { config, composer, registry } = parts;
  await app.register(async (scope) => {
    // The body is forwarded unchanged.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_, body, done) =>
      done(null, body),
    );
    for (const action of LINK_ACTIONS)
      scope.route({
        method: ['GET', 'POST'],
        url: `${LINK_PATH}/${action}`,
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          const locale = linkLocaleOf(request, config);
          const type = request.headers['content-type'];
          const answer = await fetch(config.apiUrl + request.url, {
            method: request.method,
            body: (request.body as Buffer<ArrayBuffer> | undefined) ?? null,
            headers: {
              accept: 'application/json',
              'accept-language': locale,
              'x-forwarded-for': request.ip,
              'x-forwarded-proto': request.protocol,
              ...(type ? { 'content-type': type } : {}),
            },
            signal: AbortSignal.timeout(config.proxyTimeoutMs),
          }).catch(() => null);
          const content: unknown = (await answer?.json().catch(() => null)) ?? null;
          const status = answer && content !== null ? answer.status : 503;
          const screen = screenOf(content, locale);
          const { pathname } = targetOf(request);
          const cohort = storedCohort(request, registry);
          const { html, headers } = await composer.composeLink({ pathname, screen, status, cohort }, locale);
          const retryAfter = answer?.headers.get('retry-after');
          return reply
            .code(status)
            .headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
            .headers(retryAfter ? { 'retry-after': retryAfter } : {})
            .send(html);
        },
      });
  });
};
