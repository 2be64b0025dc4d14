import { LOCALES, type Locale } from 'shared-contracts/locale';
import { articleContent } from './articles/article.ts';
import { ARTICLES } from './articles/articles.ts';
import { documentContent } from './documents/document.ts';
import { DOCUMENTS } from './documents/documents.ts';
import type { HomePicks } from './home.ts';
import { homeContent } from './home.ts';
import { layoutContent } from './layout.ts';
import { COUNTRY_PAGES } from './pages/countries.ts';
import { INTROS } from './pages/intros.ts';
import { LISTINGS } from './pages/listings.ts';
import { introContent, listingContent } from './pages/page.ts';
import { auth, notFound, searchPage, shoppingCart, sommelierPage, transferPage } from './pages/tools.ts';
import type { SceneBase } from './words.ts';

type Pages = Record<string, Record<Locale, object>>;

const inBoth = (make: (locale: Locale) => object) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, object>;
/** Every source of a table as a page in both languages. */
const each = <T>(sources: Readonly<Record<string, T>>, make: (source: T, locale: Locale) => object): Pages =>
  Object.fromEntries(
    Object.entries(sources).map(([slug, source]) => [slug, inBoth((locale) => make(source, locale))]),
  );

/** Content of every page by slug and language (`/pages/{slug}`). */
export const buildPages = (base: SceneBase, picks: HomePicks): Pages => ({
  layout: inBoth((locale) => layoutContent(locale, base)),
  home: inBoth((locale) => homeContent(locale, base, picks)),
  'not-found': inBoth((locale) => notFound(locale, base)),
  auth: inBoth((locale) => auth(locale, base)),
  'shopping-cart': inBoth((locale) => shoppingCart(locale, base)),
  sommelier: inBoth((locale) => sommelierPage(locale, base)),
  'general-search': inBoth((locale) => searchPage(locale, base)),
  'transfer-data': inBoth((locale) => transferPage(locale, base)),
  ...each(DOCUMENTS, (document, locale) => documentContent(document, locale, base)),
  ...each(INTROS, (intro, locale) => introContent(intro, locale, base)),
  ...each({ ...LISTINGS, ...COUNTRY_PAGES }, (listing, locale) => listingContent(listing, locale, base)),
});

/** The articles of the journal (`/blogs`). */
export const buildArticles = (base: SceneBase) => ARTICLES.map((source) => articleContent(source, base));
