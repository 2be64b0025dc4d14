import { hrefs } from '../hrefs.ts';
import type * as schema from './documents.schema.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

/** Slug of each document's content → its path in the shop (docs/product/journal.md#documents). */
export const DOCUMENT_PATHS = {
  'about-us': hrefs.about,
  'dispatch-policies': '/acerca-de/politicas-de-despacho',
  'exchange-return-policies': hrefs.exchange,
  'privacy-policies': hrefs.privacy,
  'general-policies': '/acerca-de/politicas-generales',
  'general-conditions': hrefs.terms,
  'wine-bar': hrefs.wineBar,
  reservation: hrefs.reservation,
  'need-help': hrefs.contact,
} as const;
export type DocumentSlug = keyof typeof DOCUMENT_PATHS;
export const DOCUMENT_SLUGS = Object.keys(DOCUMENT_PATHS) as readonly DocumentSlug[];

const documentEndpoint = (slug: DocumentSlug) =>
  endpoint<typeof schema.readDocument>({
    id: `read-${slug}`,
    method: 'GET',
    path: `/pages/${slug}`,
    summary: `The document ${slug}`,
    errors: ['NOT_FOUND'],
  });

/** One endpoint per document. `/pages/:slug` serves the heads of listings only. */
export const readDocument = Object.fromEntries(
  DOCUMENT_SLUGS.map((slug) => [slug, documentEndpoint(slug)]),
) as Record<DocumentSlug, Endpoint<typeof schema.readDocument>>;

export const listArticles = /* @__PURE__ */ endpoint<typeof schema.listArticles>({
  id: 'list-articles',
  method: 'GET',
  path: '/blogs',
  summary: 'Articles of the journal, the newest first',
  errors: ['VALIDATION_FAILED'],
});

export const readArticleFilters = /* @__PURE__ */ endpoint<typeof schema.readArticleFilters>({
  id: 'read-article-filters',
  method: 'GET',
  path: '/blogs/filters',
  summary: 'Topics and years of the journal with counts beside the current choice',
  errors: ['VALIDATION_FAILED'],
});

export const readArticle = /* @__PURE__ */ endpoint<typeof schema.readArticle>({
  id: 'read-article',
  method: 'GET',
  path: '/blogs/:id',
  summary: 'An article by id or slug',
  errors: ['NOT_FOUND'],
});

/** Page of an article. */
export const articlePath = (slug: string): string => `${hrefs.blog}/${encodeURIComponent(slug)}`;
