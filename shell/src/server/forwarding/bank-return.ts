/**
 * The page for a buyer who returns from the bank while the API or its database is away. The buyer may have paid. The
 * page asks again by itself, which is safe because the API commits a payment only once.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BANK_RETURN_WAITS } from 'shared-contracts/domain/waiting-texts';
import type { ShellConfig } from '../config.ts';
import type { Composer } from '../document/compose-page.ts';
import { answerFailure } from '../document/failure-page.ts';
import { targetOf } from '../visitor/request-url.ts';
import { linkLocaleOf } from './link-pages.ts';
import { createMissedReturns } from './missed-returns.ts';

/** Path prefix that the bank redirects buyers to. A person sees the response, so it must be a page. */
export const RETURN_PATHS = '/api/payments';
/** Seconds until the browser asks again. */
const REPEAT_S = '3';
/** A form of the bank that fits into an address. */
const FORM = /^[\w.~%=&+-]{1,1000}$/;

/** A browser loses the form of a POST when it loads the page again. The API reads the same values in the address. */
const refreshOf = ({ raw, headers }: FastifyRequest, body: Buffer | null): string | undefined => {
  if (raw.method === 'GET') return REPEAT_S;
  const form = body?.toString('latin1') ?? '';
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') && FORM.test(form);
  const { url = '/' } = raw;
  return isForm ? `${REPEAT_S}; url=${url}${url.includes('?') ? '&' : '?'}${form}` : undefined;
};

export const createBankReturns = (parts: { config: ShellConfig; composer: Composer }) => {
  const { config, composer } = parts;
  const missed = createMissedReturns(config.apiUrl);
  return {
    /** Whether a buyer waits for a page at this address. */
    isBuyer: ({ method, url, headers: { accept } }: FastifyRequest) =>
      url.startsWith(`${RETURN_PATHS}/`) &&
      (method === 'GET' || method === 'POST') &&
      accept?.includes('text/html') === true,
    /** Sends the page. @param body form of the bank */
    async sendLater(reply: FastifyReply, body: Buffer | null) {
      const { request } = reply;
      missed.add(request, body);
      const refresh = refreshOf(request, body);
      void reply.code(503).headers(refresh ? { refresh } : {});
      const locale = linkLocaleOf(request, config);
      const { title, text } = BANK_RETURN_WAITS[locale];
      // No link home: the text asks the buyer to keep the page open.
      const screen = { title, paragraphs: [text] };
      try {
        const { pathname } = targetOf(request);
        const { html, headers } = await composer.composeLink({ pathname, screen, status: 503 }, locale);
        return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(html);
      } catch {
        return answerFailure(parts, request, reply, 503);
      }
    },
    stop: missed.stop,
  };
};

export type BankReturns = ReturnType<typeof createBankReturns>;
