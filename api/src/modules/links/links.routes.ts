import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PASSWORD_LENGTH } from 'shared-contracts/domain/password';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { errorText, statusOf } from 'shared-contracts/errors/error-texts';
import { LINK_ACTIONS, LINK_PATH, type LinkAction } from 'shared-contracts/link-actions';
import type { AppDeps, Module } from '../../module.ts';
import { createGuard } from '../../plugins/guard.ts';
import { findMailShop } from '../content/find-mail-shop.ts';
import { type LinkPage, sendLinkPage } from './link-page.ts';
import { describeLink, followLink, type OpenedLink } from './links.service.ts';
import { BACK, LINK_WORDS } from './links.words.ts';

const TOKEN = /^[\w.-]{20,200}$/;

/**
 * Pages of mailed links: a GET shows the page, a POST performs the action. Also the target of one-click unsubscribe.
 */
export const linksModule: Module = async (app, deps) => {
  await app.register(async (scope) => {
    await scope.register(formbody);
    // Mail programs may send one-click unsubscribe in this form. Its only field says nothing new.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, null),
    );
    for (const action of LINK_ACTIONS) registerLink(scope, deps, action);
  });
};

/** Content of a page. `registerLink` adds the shop's name and links. */
type PageContent = Omit<LinkPage, 'locale' | 'shop' | 'home' | 'back'>;

/** No limit for unsubscribing, because mail services send many requests from few clients with unguessable tokens. */
const UNLIMITED: ReadonlySet<LinkAction> = new Set(['newsletter-unsubscribe', 'stock-wait-leave']);

function registerLink(app: FastifyInstance, deps: AppDeps, action: LinkAction): void {
  const url = `${LINK_PATH}/${action}`;
  const linkGuard = createGuard(deps, 'link');

  /** Handler that sends a page. Shows errors as a page too, because a person opened the link. */
  const pageOf =
    (contentOf: (request: FastifyRequest, reply: FastifyReply) => Promise<PageContent>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { locale } = request;
      let content: PageContent;
      try {
        if (!UNLIMITED.has(action)) await linkGuard.take({ request, reply });
        content = await contentOf(request, reply);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        reply.code(statusOf(error.code));
        content = { title: errorText(error.code, locale, error.params), paragraphs: [] };
      }
      const { name: shop } = await findMailShop(deps.db, locale);
      return sendLinkPage(reply, {
        locale,
        shop,
        home: deps.config.PUBLIC_URL,
        back: BACK[locale],
        ...content,
      });
    };

  app.get(
    url,
    { schema: { hide: true }, exposeHeadRoute: false },
    pageOf((request) => askPage(deps, { action, token: tokenOf(request.query), locale: request.locale })),
  );

  app.post(
    url,
    { schema: { hide: true } },
    pageOf(async (request, reply) => {
      const { locale } = request;
      const link = { action, token: postedTokenOf(request), locale };
      try {
        const title = await followLink(deps, link, { password: passwordOf(request.body), ip: request.ip });
        return { title, paragraphs: [] };
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'WRONG_PASSWORD') throw error;
        reply.code(statusOf(error.code));
        return { ...(await askPage(deps, link)), problem: errorText(error.code, locale) };
      }
    }),
  );
}

/** Page with the button, or with the password field, that performs the action. */
const askPage = async (deps: AppDeps, link: OpenedLink): Promise<PageContent> => ({
  title: LINK_WORDS[link.action][link.locale].title,
  token: link.token,
  ...(await describeLink(deps, link)),
});

const tokenOf = (fields: unknown): string => {
  const token = (fields as { token?: unknown } | null | undefined)?.token;
  if (typeof token !== 'string' || !TOKEN.test(token)) throw new DomainError('LINK_EXPIRED');
  return token;
};

/** One-click unsubscribe posts to the mail's URL with the token in the query (RFC 8058). */
const postedTokenOf = (request: FastifyRequest): string => {
  const inBody = (request.body as { token?: unknown } | null)?.token !== undefined;
  return tokenOf(inBody ? request.body : request.query);
};

const passwordOf = (body: unknown): string | undefined => {
  const password = (body as { password?: unknown } | null | undefined)?.password;
  return typeof password === 'string' && password.length <= PASSWORD_LENGTH.max ? password : undefined;
};
