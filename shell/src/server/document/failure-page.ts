/**
 * The response to an error of the shell itself: a text and a link home, never a stack trace or an empty page
 * (docs/product/routes.md#unknown-routes-and-failures).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TITLE } from 'shared-contracts/domain/error-catalogue';
import type { ShellConfig } from '../config.ts';
import { SECURITY_HEADERS } from '../html/csp.ts';
import { localeOf } from '../visitor/request-locale.ts';
import type { Composer } from './compose-page.ts';

export const answerFailure = async (
  { composer, config }: { composer: Composer; config: ShellConfig },
  request: FastifyRequest,
  reply: FastifyReply,
  statusCode = 500,
): Promise<FastifyReply> => {
  const { locale } = localeOf(request, config);
  reply.code(statusCode).headers(SECURITY_HEADERS).header('cache-control', 'no-store');
  if (!request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(TITLE[locale]);
  try {
    const { html, headers } = await composer.composeFailure(locale);
    return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(html);
  } catch {
    // The frame cannot be rendered either.
    const title = TITLE[locale];
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'")
      .send(
        `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title></head>` +
          `<body><h1>${title}</h1><p><a href="/">${config.publicUrl}</a></p></body></html>`,
      );
  }
};
