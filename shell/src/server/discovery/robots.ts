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
