/** Head tags of a page (DESIGN §4.3). */
import { SHARE_PICTURE, sharePictureOf } from 'shared-contracts/domain/share-picture';
import type { PageHead } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

/** JSON that may stand inside a script element. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const tag = (name: string, attributes: Record<string, string | undefined>): string => {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value as string)}"`))
    .join('');
  return `<${name}${text}>`;
};

export interface HeadInput {
  head: PageHead;
  locale: Locale;
  locales: readonly Locale[];
  publicUrl: string;
  /** Path with the allow-listed query. */
  url: string;
  shopName: string;
}

const withLocale = (url: string, locale: Locale): string =>
  locale === 'es' ? url : `${url}${url.includes('?') ? '&' : '?'}lang=${locale}`;

const OG_LOCALE: Record<Locale, string> = { es: 'es_CL', en: 'en_US' };

export const renderHead = ({ head, locale, locales, publicUrl, url, shopName }: HeadInput): string => {
  const canonicalPath = head.canonical ?? url;
  const canonical = publicUrl + withLocale(canonicalPath, locale);
  const title = head.title ? `${head.title} | ${shopName}` : shopName;
  const image = head.image && new URL(sharePictureOf(head.image), publicUrl).href;
  const others = locales.filter((other) => other !== locale);
  const meta = (name: string, content: string | undefined) => (content ? tag('meta', { name, content }) : '');
  const property = (name: string, content: string | undefined) =>
    content ? tag('meta', { property: name, content }) : '';
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', head.description),
    head.noindex ? meta('robots', 'noindex') : tag('link', { rel: 'canonical', href: canonical }),
    ...(head.noindex || locales.length < 2
      ? []
      : [...locales, 'x-default' as const].map((hreflang) =>
          tag('link', {
            rel: 'alternate',
            hreflang: hreflang === 'es' ? 'es-CL' : hreflang,
            href: publicUrl + withLocale(canonicalPath, hreflang === 'x-default' ? 'es' : hreflang),
          }),
        )),
    property('og:site_name', shopName),
    property('og:title', head.title || shopName),
    property('og:description', head.description),
    property('og:type', head.type === 'product' ? 'product' : (head.type ?? 'website')),
    property('og:url', canonical),
    ...(image
      ? [
          property('og:image', image),
          property('og:image:width', String(SHARE_PICTURE.width)),
          property('og:image:height', String(SHARE_PICTURE.height)),
          property('og:image:alt', head.title || shopName),
        ]
      : []),
    property('og:locale', OG_LOCALE[locale]),
    ...others.map((other) => property('og:locale:alternate', OG_LOCALE[other])),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(head.preloadImage ?? []).map((picture) =>
      tag('link', {
        rel: 'preload',
        as: 'image',
        type: picture.type,
        imagesrcset: picture.srcset,
        imagesizes: picture.sizes,
        media: picture.media,
        fetchpriority: 'high',
      }),
    ),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ]
    .filter(Boolean)
    .join('');
};
