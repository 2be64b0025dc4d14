/** The web app manifest: name, icons and colours of the shop on the home screen of a phone. */
import type { Locale } from 'shared-contracts/locale';

/** Background colour of pages (shared-ui tokens). */
const PAPER = '#FBF8F3';

export const webManifest = (shopName: string, locale: Locale): object => ({
  id: '/',
  name: shopName,
  short_name: shopName,
  lang: locale === 'es' ? 'es-CL' : locale,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: PAPER,
  theme_color: PAPER,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});
