import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { PASSWORD_LENGTH } from 'shared-contracts/domain/password';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { errorText, statusOf } from 'shared-contracts/errors/error-texts';
import { hrefs } from 'shared-contracts/hrefs';
import { LINK_ACTIONS, LINK_PATH, type LinkAction } from 'shared-contracts/link-actions';
import { findMailShop } from '../../mails/find-mail-shop.ts';
import type { Module } from '../../module.ts';
import { createGuard } from '../../plugins/guard.ts';
import { confirmEmail, verifyEmail } from '../accounts/accounts.service.ts';
import { confirmSubscription, unsubscribe } from '../forms/newsletter.service.ts';
import { hashIp } from '../privacy/consents.service.ts';
import { cancelReservation, readReservation } from '../reservations/reservations.service.ts';
import { sendLinkPage } from './link-page.ts';
import { BACK, LINK_WORDS, PASSWORD_WORDS } from './links.words.ts';

const TOKEN = /^[\w.-]{20,200}$/;
/** Links that confirm an account's e-mail. They need the password. */
const WITH_PASSWORD: ReadonlySet<LinkAction> = new Set(['verify-email', 'change-email']);

const passwordOf = (body: unknown): string | undefined => {
  const password = (body as { password?: unknown } | null | undefined)?.password;
  return typeof password === 'string' && password.length <= PASSWORD_LENGTH.max ? password : undefined;
};

/**
 * Pages of mailed links: a GET shows the page, a POST performs the action.
 * Also the target of one-click unsubscribe.
 */
export const linksModule: Module = async (app, deps) => {
  const { config, db, jobs } = deps;
  const followingLinks = createGuard(deps, 'link');
  const secret = config.APP_SECRET;
  /**
   * No limit for unsubscribing, because mail services send many requests from few
   * clients with unguessable tokens.
   */
  const limit = async (action: LinkAction, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (action !== 'newsletter-unsubscribe') await followingLinks.take({ request, reply });
  };
  const pageOf = async (request: FastifyRequest) => ({
    locale: request.locale,
    shop: (await findMailShop(db, request.locale)).name,
    home: config.PUBLIC_URL,
    back: BACK[request.locale],
  });

  const act = async (action: LinkAction, token: string, request: FastifyRequest): Promise<unknown> => {
    const { locale } = request;
    const password = passwordOf(request.body);
    const origin = { locale, ipHash: hashIp(secret, request.ip) };
    switch (action) {
      case 'verify-email':
        return verifyEmail(db, { token, password }, origin);
      case 'change-email':
        return confirmEmail({ db, jobs }, { token, password }, origin);
      case 'newsletter-confirm':
        return confirmSubscription(db, secret, { token, ...origin });
      case 'newsletter-unsubscribe':
        return unsubscribe(db, secret, { token, ...origin });
      case 'reservation':
        return cancelReservation({ db, jobs, secret }, token, locale);
    }
  };

  /** Description of the reservation on its page. */
  const tell = async (action: LinkAction, token: string, request: FastifyRequest) => {
    const words = LINK_WORDS[action][request.locale];
    if (WITH_PASSWORD.has(action)) {
      const password = { ...PASSWORD_WORDS[request.locale], recover: config.PUBLIC_URL + hrefs.recover };
      return { paragraphs: [words.text], button: words.button, password };
    }
    if (action !== 'reservation') return { paragraphs: [words.text], button: words.button };
    const found = await readReservation({ db, jobs, secret }, token, request.locale);
    if (found.status === 'cancelled') return { paragraphs: [words.done] };
    const when = formatDateTime(found.starts_at, request.locale);
    const lines = [`${found.number} · ${found.event ?? when}`, ...(found.event ? [when] : [])];
    if (new Date(found.starts_at) <= new Date()) return { paragraphs: lines };
    return { paragraphs: [...lines, words.text], button: words.button };
  };

  /** Shows errors as a page, because a person opened the link. */
  const orExplain = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<FastifyReply>,
  ) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      reply.code(statusOf(error.code));
      const title = errorText(error.code, request.locale, error.params);
      return sendLinkPage(reply, { ...(await pageOf(request)), title, paragraphs: [] });
    }
  };

  const tokenOf = (given: unknown): string => {
    const token = (given as { token?: unknown } | null | undefined)?.token;
    if (typeof token !== 'string' || !TOKEN.test(token)) throw new DomainError('LINK_EXPIRED');
    return token;
  };

  await app.register(async (scope) => {
    await scope.register(formbody);
    for (const action of LINK_ACTIONS) {
      const url = `${LINK_PATH}/${action}`;
      scope.get(url, { schema: { hide: true }, exposeHeadRoute: false }, (request, reply) =>
        orExplain(request, reply, async () => {
          await limit(action, request, reply);
          const token = tokenOf(request.query);
          const { title } = LINK_WORDS[action][request.locale];
          return sendLinkPage(reply, {
            ...(await pageOf(request)),
            title,
            token,
            ...(await tell(action, token, request)),
          });
        }),
      );
      scope.post(url, { schema: { hide: true } }, (request, reply) =>
        orExplain(request, reply, async () => {
          await limit(action, request, reply);
          // One-click unsubscribe posts to the mail's URL with the token in the query (RFC 8058).
          const inBody = (request.body as { token?: unknown } | null)?.token !== undefined;
          const token = tokenOf(inBody ? request.body : request.query);
          try {
            await act(action, token, request);
          } catch (error) {
            if (!(error instanceof DomainError) || error.code !== 'WRONG_PASSWORD') throw error;
            const asked = await tell(action, token, request);
            const { title } = LINK_WORDS[action][request.locale];
            const problem = errorText(error.code, request.locale);
            reply.code(statusOf(error.code));
            return sendLinkPage(reply, { ...(await pageOf(request)), title, token, ...asked, problem });
          }
          const { done } = LINK_WORDS[action][request.locale];
          return sendLinkPage(reply, { ...(await pageOf(request)), title: done, paragraphs: [] });
        }),
      );
    }
  });
};
