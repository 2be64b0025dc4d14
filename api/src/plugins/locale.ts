import type { FastifyInstance } from 'fastify';
import { isLocale, type Locale } from 'shared-contracts/locale';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the response's texts, from Accept-Language. */
    locale: Locale;
  }
}

/** Best of `offered` for an Accept-Language header. Default: the first one. */
export function chooseLocale(header: string | undefined, offered: readonly Locale[]): Locale {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const quality = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
    .find((language): language is Locale => isLocale(language) && offered.includes(language));
  return wanted ?? offered[0] ?? 'es';
}

/** Adds `request.locale` and tells caches that answers differ by language. */
export function addLocale(app: FastifyInstance, offered: readonly Locale[]): void {
  app.decorateRequest('locale', 'es');
  app.addHook('onRequest', (request, reply, done) => {
    request.locale = chooseLocale(request.headers['accept-language'], offered);
    reply.header('vary', 'Accept-Language');
    done();
  });
}
