/** What the stub sells: the products of the recorded lists, with the price and the stock that a scenario gives them. */
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { Locale } from 'shared-contracts/locale';
import { recordedAnswers } from './recorded.ts';
import type { ScenarioEffect } from './scenarios.ts';

/** One sku: a product, or one format of it. */
export interface Article {
  card: ProductCard;
  sku: string;
  price: number;
  reference_price: ProductCard['reference_price'];
  stock: number;
  /** Grams; null for what is sold by unit. */
  format: number | null;
}

const LISTS = ['/wines', '/boxes', '/gourmets', '/alcohols'] as const;

/** Price after a change, to whole tens of CLP as the shop prices. */
export const changedPrice = (price: number, percent: number): number =>
  Math.round((price * percent) / 1000) * 10;

export const productsAt = (path: string, locale: Locale): readonly ProductCard[] =>
  (recordedAnswers(locale)[path] as { data: ProductCard[] } | undefined)?.data ?? [];

const articlesOf = (card: ProductCard): Article[] => [
  {
    card,
    sku: card.sku,
    price: card.price,
    reference_price: card.reference_price,
    stock: card.stock,
    format: null,
  },
  ...card.formats.map(({ sku, price, reference_price, stock, format }) => ({
    card,
    sku,
    price,
    reference_price,
    stock,
    format,
  })),
];

/** Wines, boxes, gourmet, alcohols. */
export const allProducts = (locale: Locale): readonly ProductCard[] =>
  LISTS.flatMap((path) => productsAt(path, locale));

const articles: Partial<Record<Locale, ReadonlyMap<string, Article>>> = {};
const articlesBySku = (locale: Locale): ReadonlyMap<string, Article> => {
  articles[locale] ??= new Map(
    allProducts(locale)
      .flatMap(articlesOf)
      .map((article) => [article.sku, article]),
  );
  return articles[locale];
};

/** The article as the shop sells it now; undefined for a sku it does not know. */
export const findArticle = (sku: string, locale: Locale, effect: ScenarioEffect): Article | undefined => {
  const article = articlesBySku(locale).get(sku);
  if (!article) return undefined;
  if (effect.kind === 'stock') return { ...article, stock: effect.stock };
  if (effect.kind === 'prices') return { ...article, price: changedPrice(article.price, effect.percent) };
  return article;
};

/** Four others of the same kind. */
export const relatedTo = (sku: string, locale: Locale): ProductCard[] => {
  const card = articlesBySku(locale).get(sku)?.card;
  if (!card) return [];
  return allProducts(locale)
    .filter(({ product_type, id }) => product_type === card.product_type && id !== card.id)
    .slice(0, 4);
};

/** Up to eight others of the same kinds, none of the given ones. */
export const recommendedBeside = (skus: readonly string[], locale: Locale): ProductCard[] => {
  const given = new Set(skus.map((sku) => articlesBySku(locale).get(sku)?.card));
  const kinds = new Set([...given].map((card) => card?.product_type));
  return allProducts(locale)
    .filter((card) => kinds.has(card.product_type) && !given.has(card))
    .slice(0, 8);
};
