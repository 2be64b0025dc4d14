/**
 * Creates the tags of a page's head. The server writes them into the document, the browser after each
 * navigation.
 */
import { SHARE_PICTURE, sharePictureOf } from 'shared-contracts/domain/share-picture';
import type { PageHead, StructuredData } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { Route } from 'shared-contracts/routes';
import { withLocale } from 'shared-contracts/with-locale';

export interface HeadInput {
  head: PageHead;
  locale: Locale;
  locales: readonly Locale[];
  publicUrl: string;
  /** Path with the query keys of the route. */
  url: string;
  shopName: string;
}

/** Tag of the head. Attributes without a value are omitted. */
export interface HeadTag {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string | undefined>;
  /** Text of a script. */
  text?: string;
}

/** Serialises a value as JSON that is safe inside a script element. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const OG_LOCALE: Record<Locale, string> = { es: 'es_CL', en: 'en_US' };

/** Adds `noindex` to personal pages, regardless of their own head. */
export const indexedHead = (head: PageHead, route: Route | undefined): PageHead =>
  route?.personal && !route.findable ? { ...head, noindex: true } : head;

/** Adds the seller's structured data to an indexed page. */
export const withOrganization = (head: PageHead, organization: StructuredData): PageHead =>
  head.noindex ? head : { ...head, jsonLd: [...(head.jsonLd ?? []), organization] };

const meta = (name: string, content: string | undefined): HeadTag[] =>
  content ? [{ name: 'meta', attributes: { name, content } }] : [];
const property = (name: string, content: string | undefined): HeadTag[] =>
  content ? [{ name: 'meta', attributes: { property: name, content } }] : [];
const link = (attributes: HeadTag['attributes']): HeadTag => ({ name: 'link', attributes });

/** Tags for search engines: canonical URL and languages, or `noindex`. */
const searchTags = ({ head, locale, locales, publicUrl, url }: HeadInput): HeadTag[] => {
  if (head.noindex) return meta('robots', 'noindex');
  const href = (to: Locale) => publicUrl + withLocale(head.canonical ?? url, to);
  const canonical = link({ rel: 'canonical', href: href(locale) });
  if (locales.length < 2) return [canonical];
  return [
    canonical,
    ...[...locales, 'x-default' as const].map((hreflang) =>
      link({
        rel: 'alternate',
        hreflang: hreflang === 'es' ? 'es-CL' : hreflang,
        href: href(hreflang === 'x-default' ? 'es' : hreflang),
      }),
    ),
  ];
};

/** Tags for social networks (Open Graph, Twitter). */
const shareTags = ({ head, locale, locales, publicUrl, url, shopName }: HeadInput): HeadTag[] => {
  const picture = head.image && sharePictureOf(head.image);
  const image = picture?.startsWith('/') ? publicUrl + picture : picture;
  const title = head.title || shopName;
  return [
    ...property('og:site_name', shopName),
    ...property('og:title', title),
    ...property('og:description', head.description),
    ...property('og:type', head.type ?? 'website'),
    ...property('og:url', publicUrl + withLocale(head.canonical ?? url, locale)),
    ...(image
      ? [
          ...property('og:image', image),
          ...property('og:image:width', String(SHARE_PICTURE.width)),
          ...property('og:image:height', String(SHARE_PICTURE.height)),
          ...property('og:image:alt', title),
        ]
      : []),
    ...property('og:locale', OG_LOCALE[locale]),
    ...locales
      .filter((other) => other !== locale)
      .flatMap((other) => property('og:locale:alternate', OG_LOCALE[other])),
    ...meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
};

/** All tags except title and preloads. */
export const headTags = (input: HeadInput): HeadTag[] => [
  ...meta('description', input.head.description),
  ...meta('keywords', input.head.keywords),
  ...searchTags(input),
  ...shareTags(input),
  ...(input.head.jsonLd ?? []).map(
    (data): HeadTag => ({
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: escapeJson(data),
    }),
  ),
];
