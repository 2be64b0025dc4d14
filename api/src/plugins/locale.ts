import type { FastifyInstance } from 'fastify';
import { acceptedLocale } from 'shared-contracts/accept-language';
import type { Locale } from 'shared-contracts/locale';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the response's texts, from Accept-Language. */
    locale: Locale;
  }
}

/** Adds `request.locale` and tells caches that answers differ by language. */
export function addLocale(app: FastifyInstance, offered: readonly Locale[]): void {
  app.decorateRequest('locale', 'es');
  app.addHook('onRequest', (request, reply, done) => {
    request.locale = acceptedLocale(request.headers['accept-language'], offered);
    reply.header('vary', 'Accept-Language');
    done();
  });
}
