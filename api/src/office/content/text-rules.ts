/** Rules of every text that staff write for the shop, beside the schema of its page. */
import type { Locale } from 'shared-contracts/locale';
import { matchRoute } from 'shared-contracts/routes';
import type { Executor } from '../../db/connect.ts';
import type { DraftProblem } from '../drafts/publisher.ts';
import { findUnknownSlugs } from './articles.repository.ts';

const MOST_CHARACTERS = 5_000;
const MOST_ITEMS = 200;
const MOST_DEPTH = 12;

/** Control characters, and marks that change the direction of text: they make a text look like another one. */
const HIDDEN = /[^\P{Cc}\n\t]|\p{Bidi_Control}/u;
/** Names of fields with an address, in pages, menus and texts. */
const ADDRESS_FIELDS = new Set(['link', 'href', 'url', 'map_url']);
const PICTURE_FIELDS = new Set(['image', 'header_image', 'logo', 'background_image']);
const PICTURE = /^\/storage\/(?!.*\.\.)[\w./-]{1,200}$/;
const EXTERNAL = /^(https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d -]{3,20})$/;

const TEXTS = {
  long: {
    es: `Tiene más de ${MOST_CHARACTERS} caracteres.`,
    en: `It has more than ${MOST_CHARACTERS} characters.`,
  },
  many: { es: `Tiene más de ${MOST_ITEMS} partes.`, en: `It has more than ${MOST_ITEMS} parts.` },
  deep: { es: 'Tiene demasiados niveles.', en: 'It has too many levels.' },
  hidden: {
    es: 'Tiene caracteres que no se ven. Escríbelo de nuevo en vez de pegarlo.',
    en: 'It has characters that nobody sees. Type it again instead of pasting it.',
  },
  page: { es: 'La tienda no tiene esa página.', en: 'The shop has no such page.' },
  address: {
    es: 'Escribe una página de la tienda (/vinos), https://…, mailto:… o tel:…',
    en: 'Write a page of the shop (/vinos), https://…, mailto:… or tel:…',
  },
  picture: { es: 'Elige una foto de la tienda.', en: 'Choose a picture of the shop.' },
} satisfies Record<string, Record<Locale, string>>;
type Rule = keyof typeof TEXTS;

const pageOf = (address: string) => matchRoute(address.split(/[?#]/, 1)[0] ?? '');

/** Rule that an address breaks. An anchor leads within its page, which may have it or not. */
const brokenAddressRule = (address: string): Rule | null => {
  if (/^#[\w-]+$/.test(address)) return null;
  if (!address.startsWith('/')) return EXTERNAL.test(address) ? null : 'address';
  if (address.startsWith('//')) return 'address';
  return pageOf(address) ? null : 'page';
};

const ruleOfText = (name: string, text: string): Rule | null => {
  if (text.length > MOST_CHARACTERS) return 'long';
  if (HIDDEN.test(text)) return 'hidden';
  if (ADDRESS_FIELDS.has(name) && text !== '') return brokenAddressRule(text);
  return PICTURE_FIELDS.has(name) && text !== '' && !PICTURE.test(text) ? 'picture' : null;
};

interface BrokenRule {
  path: string;
  rule: Rule;
  /** Product or article that a link leads to. The rule is broken when the shop does not show it. */
  target?: { table: 'products' | 'articles'; slug: string };
}

/** Product or article of an address. Those that name it by its number are rare, and stay unchecked. */
const targetOf = (address: string): BrokenRule['target'] => {
  const { wine, product = wine, article } = pageOf(address)?.params ?? {};
  const slug = product ?? article;
  if (slug === undefined || /^\d{1,9}$/.test(slug)) return undefined;
  return { table: article === undefined ? 'products' : 'articles', slug };
};

/**
 * Problems of all texts in data that fit their schema.
 * @param ownArticle slug of the article with these texts, which may lead to itself before the shop shows it
 */
export const textProblems = async (
  db: Executor,
  data: unknown,
  locale: Locale,
  ownArticle?: string,
): Promise<DraftProblem[]> => {
  const found: BrokenRule[] = [];
  const add = (path: readonly string[], rule: Rule, target?: BrokenRule['target']) =>
    found.push({ path: path.join('.'), rule, ...(target && { target }) });
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string') {
      const name = path.at(-1) ?? '';
      const rule = ruleOfText(name, value);
      const target = rule || !ADDRESS_FIELDS.has(name) ? undefined : targetOf(value);
      if (rule ?? target) add(path, rule ?? 'page', target);
    } else if (value !== null && typeof value === 'object') {
      const entries = Object.entries(value);
      if (path.length > MOST_DEPTH) add(path, 'deep');
      else if (entries.length > MOST_ITEMS) add(path, 'many');
      else for (const [key, one] of entries) visit(one, [...path, key]);
    }
  };
  visit(data, []);
  const unknownIn = async (table: 'products' | 'articles') => {
    const slugs = found.flatMap(({ target }) => (target?.table === table ? [target.slug] : []));
    return new Set(await findUnknownSlugs(db, table, slugs));
  };
  const unknown = { products: await unknownIn('products'), articles: await unknownIn('articles') };
  if (ownArticle) unknown.articles.delete(ownArticle);
  return found
    .filter(({ target }) => !target || unknown[target.table].has(target.slug))
    .map(({ path, rule }) => ({ path, message: TEXTS[rule][locale] }));
};
