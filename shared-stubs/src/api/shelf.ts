/** The stub's products: those of the recorded lists, with price and stock of the scenario. */
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { Locale } from 'shared-contracts/locale';
import { rowsAt } from './recorded.ts';
import type { ScenarioEffect } from './scenarios.ts';

/** A product or one of its formats, by sku. */
export interface Article {
  card: ProductCard;
  sku: string;
  price: number;
  reference_price: ProductCard['reference_price'];
  stock: number;
  /** Grams; null for products sold by unit. */
  format: number | null;
}

const LISTS = ['/wines', '/boxes', '/gourmets', '/alcohols'] as const;

/** The price after the scenario's change, rounded to tens of CLP as all prices of the shop. */
export const changedPrice = (price: number, percent: number): number =>
  Math.round((price * percent) / 1000) * 10;

export const productsAt = (path: string, locale: Locale): readonly ProductCard[] => rowsAt(path, locale);

const articlesOf = (card: ProductCard): Article[] =>
  [{ ...card, format: null }, ...card.formats].map(({ sku, price, reference_price, stock, format }) => ({
    card,
    sku,
    price,
    reference_price,
    stock,
    format,
  }));

/** All wines, boxes, gourmet products and other alcohols. */
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

/** The article with its current price and stock; undefined for an unknown sku. */
export const findArticle = (sku: string, locale: Locale, effect: ScenarioEffect): Article | undefined => {
  const article = articlesBySku(locale).get(sku);
  if (!article) return undefined;
  const stock = effect.stockOf?.[sku] ?? (effect.kind === 'stock' ? effect.stock : article.stock);
  const price = effect.kind === 'prices' ? changedPrice(article.price, effect.percent) : article.price;
  return { ...article, stock, price };
};

/** Four other products of the same category. */
export const relatedTo = (sku: string, locale: Locale): ProductCard[] => {
  const card = articlesBySku(locale).get(sku)?.card;
  if (!card) return [];
  return allProducts(locale)
    .filter(({ product_type, id }) => product_type === card.product_type && id !== card.id)
    .slice(0, 4);
};

/** Up to eight other products of the same categories. */
export const recommendedBeside = (skus: readonly string[], locale: Locale): ProductCard[] => {
  const shown = new Set(skus.map((sku) => articlesBySku(locale).get(sku)?.card));
  const kinds = new Set([...shown].map((card) => card?.product_type));
  return allProducts(locale)
    .filter((card) => kinds.has(card.product_type) && !shown.has(card))
    .slice(0, 8);
};
