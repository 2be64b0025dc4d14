/** Rules of every text that staff write for the shop, beside the schema of its page. */
import type { Locale } from 'shared-contracts/locale';
import { matchRoute } from 'shared-contracts/routes';
import type { DraftProblem } from '../drafts/publisher.ts';

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

/** Rule that an address breaks. An anchor leads within its page, which may have it or not. */
const brokenAddressRule = (address: string): Rule | null => {
  if (/^#[\w-]+$/.test(address)) return null;
  if (!address.startsWith('/')) return EXTERNAL.test(address) ? null : 'address';
  if (address.startsWith('//')) return 'address';
  const [path = ''] = address.split(/[?#]/);
  return matchRoute(path) ? null : 'page';
};

const ruleOfText = (name: string, text: string): Rule | null => {
  if (text.length > MOST_CHARACTERS) return 'long';
  if (HIDDEN.test(text)) return 'hidden';
  if (ADDRESS_FIELDS.has(name) && text !== '') return brokenAddressRule(text);
  return PICTURE_FIELDS.has(name) && text !== '' && !PICTURE.test(text) ? 'picture' : null;
};

/** Problems of all texts in data that fit their schema. */
export const textProblems = (data: unknown, locale: Locale): DraftProblem[] => {
  const problems: DraftProblem[] = [];
  const add = (path: readonly string[], rule: Rule) =>
    problems.push({ path: path.join('.'), message: TEXTS[rule][locale] });
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string') {
      const rule = ruleOfText(path.at(-1) ?? '', value);
      if (rule) add(path, rule);
    } else if (value !== null && typeof value === 'object') {
      const entries = Object.entries(value);
      if (path.length > MOST_DEPTH) add(path, 'deep');
      else if (entries.length > MOST_ITEMS) add(path, 'many');
      else for (const [key, one] of entries) visit(one, [...path, key]);
    }
  };
  visit(data, []);
  return problems;
};
