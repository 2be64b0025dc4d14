/** Generates products for load tests: copies of the demo shop's products with other names, the same in every run. */
import { slugify } from 'api/slugify';
import type { Catalogue, Product } from '../catalogue.ts';
import { LANDS, MENTIONS, THINGS } from './words.ts';

/** FNV-1a, 32 bits. */
const hash = (text: string): number => {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
};

/** Numbers in [0, 1) that depend only on `key`, on every machine (mulberry32). */
const createRandom = (key: string): (() => number) => {
  let state = hash(key);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** A sku such as `V-7F3K2Q`, with six letters and digits without similar-looking ones. */
const skuOf = (key: string): string => {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  let value = hash(`sku ${key}`);
  const tail = Array.from({ length: 6 }, () => {
    const letter = alphabet[value % 32] ?? 'X';
    value = Math.floor(value / 32);
    return letter;
  }).join('');
  return `V-${tail}`;
};

const BRANDS = 400;
const FIRST_YEAR = 2010;
const FIRST_DAY_MS = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;

/** Boxes refer to bottles, so they are not copied. */
const isCopied = ({ main }: Product): boolean => main.type !== 'box';

/**
 * Product number `n` of a large catalogue: facts and pictures of a product of `catalogue`, other name, price and stock.
 */
export function buildScaled(catalogue: Catalogue, n: number): Product {
  const model = at(catalogue.products.filter(isCopied), n);
  const random = createRandom(`scaled ${n}`);
  const chosen = <T>(items: readonly T[]): T => at(items, Math.floor(random() * items.length));
  const brand = brandName(Math.floor(random() * BRANDS));
  const name = nameOf(model, catalogue, [chosen(LANDS), chosen(THINGS), chosen(MENTIONS)]);
  const slug = `${slugify(name.es)}-${n}`;
  const price = Math.max(990, Math.round((model.main.price * (0.6 + random() * 1.6)) / 100) * 100 - 10);
  const old = random() < 0.15 ? price + Math.ceil(price / 500) * 100 : null;
  const year = !model.main.year ? null : FIRST_YEAR + Math.floor(random() * 15);
  const [sku, ...formats] = [model.main, ...model.formats].map((_, position) => ({
    slug,
    sku: `${skuOf(slug)}-${n}-${position}`,
    price: position === 0 ? price : Math.round(price * (1 + position * 0.8)),
    reference_price: position === 0 && old !== null ? String(old) : null,
    stock: random() < 0.05 ? 0 : Math.floor(random() * 240),
  }));
  return {
    ...model,
    main: {
      ...model.main,
      ...sku,
      brand,
      year,
      name_es: name.es,
      name_en: name.en,
      name_card_es: name.es,
      name_card_en: name.en,
      rank: n,
      published_at: new Date(FIRST_DAY_MS + Math.floor(random() * 900) * DAY_MS).toISOString(),
    },
    formats: model.formats.map((format, index) => ({ ...format, ...formats[index] })),
  };
}

function brandName(n: number): string {
  return `${at(LANDS, n)} ${at(THINGS, Math.floor(n / LANDS.length))}`;
}

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

function nameOf(
  { main }: Product,
  { labels }: Catalogue,
  [land, thing, mention]: [string, string, string],
): { es: string; en: string } {
  if (main.type !== 'wine')
    return { es: `${main.name_es} ${land} ${thing}`, en: `${main.name_en} ${land} ${thing}` };
  const grapes = (main.variedad ?? []).slice(0, 2);
  const inLanguage = (locale: 'es' | 'en') =>
    [land, thing, grapes.map(({ value }) => labels.get(`variedad:${value} ${locale}`)).join(' '), mention]
      .filter(Boolean)
      .join(' ');
  return { es: inLanguage('es'), en: inLanguage('en') };
}
