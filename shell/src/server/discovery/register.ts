/** Routes of robots.txt, llms.txt, sitemaps and the web app manifest. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import { documentTags } from '../cache/page-tags.ts';
import type { ShellConfig } from '../config.ts';
import { paperOf } from '../document/brand-style.ts';
import type { FrameContent } from '../document/content.ts';
import { localeOf } from '../visitor/request-locale.ts';
import { llmsText } from './llms.ts';
import { createSitemapStore } from './sitemap-store.ts';

/** The web app manifest: name, icons and colours of the shop on the home screen of a phone. */
export const webManifest = (layout: Layout, locale: Locale): object => ({
  id: '/',
  name: layout.shop.name,
  short_name: layout.shop.name,
  lang: locale === 'es' ? 'es-CL' : locale,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: paperOf(layout),
  theme_color: paperOf(layout),
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});

/** robots.txt: excludes personal pages and pages with unlimited addresses. */
const CLOSED = [
  '/api/',
  '/dev/',
  '/cuenta/',
  '/informacion-personal',
  '/informacion-de-envio',
  '/metodo-de-pago',
  '/datos-de-transferencia',
  '/orden/',
  '/gracias/',
  '/compras/',
  '/vinos/busqueda',
] as const;

export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const AN_HOUR = 'public, max-age=3600';
/** Retry-After of a sitemap that could not be created, seconds. */
const RETRY_AFTER_S = '300';

export const registerDiscovery = (
  app: FastifyInstance,
  { config, content }: { config: ShellConfig; content: FrameContent },
): void => {
  const sitemap = createSitemapStore(config);
  const shared = { 'cache-control': AN_HOUR, ...documentTags(config) };

  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').headers(shared).send(robotsText(config.publicUrl)),
  );

  const sendSitemap = async (file: string, request: FastifyRequest, reply: FastifyReply) => {
    try {
      const xml = await sitemap.file(file);
      if (xml === null) return reply.callNotFound();
      return reply.type('application/xml; charset=utf-8').headers(shared).send(xml);
    } catch (error) {
      request.log.warn({ reason: (error as Error).message }, 'no sitemap');
      return reply.code(503).header('retry-after', RETRY_AFTER_S).type('text/plain').send('Try again later');
    }
  };
  app.get('/sitemap.xml', (request, reply) => sendSitemap('sitemap.xml', request, reply));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d+).xml', (request, reply) =>
    sendSitemap(`sitemap-${request.params.part}.xml`, request, reply),
  );

  app.get('/llms.txt', async (request, reply) => {
    const { locale } = localeOf(request, config);
    const { shop, product_feed: hasFeed = false } = await content.layout(locale);
    const { publicUrl, assistantTools } = config;
    return reply
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'private, max-age=3600', vary: 'Cookie' })
      .send(llmsText({ name: shop.name, publicUrl, hasTools: assistantTools, hasFeed }, locale));
  });

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { locale } = localeOf(request, config);
    const layout = await content.layout(locale);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': 'private, max-age=3600', vary: 'Cookie' })
      .send(webManifest(layout, locale));
  });
};
