import { describe, expect, it } from 'vitest';
import priceBands from '../test/price-bands.json' with { type: 'json' };
import { loadCatalogue, type Product } from './catalogue.ts';

const { bands, wines: tiers } = priceBands;
const { products } = loadCatalogue();
const mains = products.map(({ main }) => main);
const skusOf = ({ main, formats }: Product) => [main, ...formats];
const skus = products.flatMap(skusOf);
const wines = mains.filter(({ type }) => type === 'wine');
const boxes = mains.filter(({ type }) => type === 'box');
const bySku = new Map(
  products.flatMap((product) => skusOf(product).map(({ sku }) => [sku, product.main] as const)),
);
const repeated = (list: string[]): string[] => list.filter((item, index) => list.indexOf(item) !== index);

/** Columns that every row of a kind must fill, in both languages. */
const TEXTS = {
  wine: [
    'name',
    'detail',
    'description',
    'description_card',
    'tasting_notes',
    'pairing',
    'sommelier_comment',
    'vineyard',
  ],
  box: ['name', 'detail', 'description', 'description_card'],
  gourmet: ['name', 'detail', 'description', 'description_card', 'pairing'],
  alcohol: ['name', 'detail', 'description', 'description_card', 'tasting_notes', 'pairing'],
} as const;

describe('the catalogue of the demo shop', () => {
  it('is ordered by relevance, each rank once', () => {
    expect(mains.map(({ rank }) => rank)).toEqual(mains.map((_, index) => index));
  });

  it('has about 120 products of the four kinds, each with a unique slug, sku and name', () => {
    expect(products.length).toBeGreaterThanOrEqual(115);
    expect(wines.length).toBeGreaterThanOrEqual(60);
    expect(boxes.length).toBeGreaterThanOrEqual(14);
    expect(repeated(mains.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(skus.map(({ sku }) => sku))).toEqual([]);
    expect(repeated(mains.map(({ name_es }) => name_es))).toEqual([]);
  });

  it('spells each brand in one way', () => {
    const brands = [...new Set(mains.map(({ brand }) => brand))];
    expect(
      repeated(
        brands.map((brand) =>
          brand
            .toLowerCase()
            .normalize('NFD')
            .replaceAll(/[^a-z]/g, ''),
        ),
      ),
    ).toEqual([]);
  });

  it('has every text in both languages', () => {
    for (const main of mains) {
      for (const name of TEXTS[main.type]) {
        expect(main[`${name}_es`], `${main.slug} ${name}_es`).toBeTruthy();
        expect(main[`${name}_en`], `${main.slug} ${name}_en`).toBeTruthy();
      }
      for (const [column, value] of Object.entries(main)) {
        if (!column.endsWith('_es')) continue;
        const english = main[column.replace(/_es$/, '_en') as keyof typeof main];
        expect(Boolean(english), `${main.slug} ${column} without English`).toBe(Boolean(value));
      }
      expect(main.description_es, main.slug).not.toBe(main.description_en);
      expect(JSON.stringify(main), main.slug).not.toMatch(/undefined|\bNaN\b|\.\.(?!\.)| {2}/);
    }
  });

  it('gives one sku to each product, and up to three weights to gourmet', () => {
    for (const product of products) {
      const { slug, type } = product.main;
      expect(skusOf(product).length, slug).toBeLessThanOrEqual(type === 'gourmet' ? 3 : 1);
    }
  });
});

describe('boxes', () => {
  it('contain bottles of the catalogue, within their stock and for at most their separate price', () => {
    for (const { slug, stock, price, contents = [] } of boxes) {
      const held = contents.map(({ sku, qty }) => ({ wine: bySku.get(sku), qty }));
      expect(
        held.every(({ wine }) => wine?.type === 'wine'),
        slug,
      ).toBe(true);
      const stocks = held.map(({ wine, qty }) => Math.floor((wine?.stock ?? 0) / qty));
      expect(stock, slug).toBe(Math.min(...stocks));
      const apart = held.reduce((sum, { wine, qty }) => sum + (wine?.price ?? 0) * qty, 0);
      expect(price, slug).toBeLessThanOrEqual(apart);
    }
  });

  it('name their content in both languages', () => {
    for (const { slug, description_es = '', description_en = '', contents = [] } of boxes)
      for (const { sku, qty } of contents) {
        const wine = bySku.get(sku);
        const times = qty > 1 ? `${qty} × ` : '';
        expect(description_es, slug).toContain(times + (wine?.name_card_es ?? wine?.name_es));
        expect(description_en, slug).toContain(times + (wine?.name_card_en ?? wine?.name_en));
      }
  });
});

describe('prices and stock', () => {
  it('are whole pesos ending in 90, within the range of their kind', () => {
    for (const { sku, price } of skus) expect(price % 100, sku).toBe(90);
    expect(Object.values(tiers).flat().toSorted()).toEqual(wines.map(({ slug }) => slug).toSorted());
    for (const [tier, slugs] of Object.entries(tiers)) {
      const [low = 0, high = 0] = bands[tier as keyof typeof tiers];
      for (const { slug, price } of wines.filter((wine) => slugs.includes(wine.slug))) {
        expect(price, slug).toBeGreaterThanOrEqual(low);
        expect(price, slug).toBeLessThanOrEqual(high);
      }
    }
    for (const product of products) {
      if (product.main.brand !== 'Affineur Bellerive') continue;
      for (const { slug, price, format } of skusOf(product)) {
        const hundred = (price / (format ?? 1)) * 100;
        expect(hundred, slug).toBeGreaterThanOrEqual(bands.cheese100g[0] ?? 0);
        expect(hundred, slug).toBeLessThanOrEqual(bands.cheese100g[1] ?? 0);
      }
    }
  });

  it('include at least 20 reference prices: two are text, the others above the price', () => {
    const references = skus.flatMap(({ reference_price }) => reference_price ?? []);
    expect(references.filter((value) => Number.isNaN(Number(value)))).toHaveLength(2);
    expect(references.length).toBeGreaterThanOrEqual(20);
    for (const { sku, price, reference_price } of skus)
      if (reference_price && !Number.isNaN(Number(reference_price)))
        expect(Number(reference_price), sku).toBeGreaterThan(price);
  });

  it('have 12 of the first wine, thousands of some, and about eight sold-out products', () => {
    expect(wines.find(({ slug }) => slug === 'cordillera-alta-cabernet-sauvignon')?.stock).toBe(12);
    expect(skus.filter(({ stock = 0 }) => stock > 2000).length).toBeGreaterThanOrEqual(3);
    const gone = products.filter((product) => skusOf(product).every(({ stock }) => stock === 0));
    expect(gone.length).toBeGreaterThanOrEqual(6);
    expect(gone.length).toBeLessThanOrEqual(12);
  });
});

describe('the law', () => {
  const valuesOf = (facets: readonly { value: string }[] = []) => facets.map(({ value }) => value);

  it('limits the alcohol of all wines, with a minimum for Chilean wines and a higher one for "Reserva"', () => {
    for (const { slug, name_es, abv, pais, tipo } of wines) {
      const isChilean = valuesOf(pais).includes('chile');
      if (isChilean)
        expect(abv, slug).toBeGreaterThanOrEqual(valuesOf(tipo).includes('espumante') ? 11 : 11.5);
      if (isChilean && /Reserva/.test(name_es)) expect(abv, slug).toBeGreaterThanOrEqual(12);
      expect(abv, slug).toBeLessThanOrEqual(valuesOf(tipo).includes('fortificado') ? 20 : 15);
    }
  });

  it('excludes only perishable products from withdrawal', () => {
    for (const { slug, type, retracto_excluded_es } of mains)
      if (retracto_excluded_es) expect(type, slug).toBe('gourmet');
    expect(mains.find(({ slug }) => slug === 'roquefort')?.retracto_excluded_es).toBeTruthy();
  });
});
