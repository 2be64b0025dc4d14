import { describe, expect, it } from 'vitest';
import { buildCatalogue } from './catalogue.ts';
import bands from './data/price-bands.json' with { type: 'json' };
import type { SeedBox, SeedWine } from './types.ts';
import { REDS } from './wines/rows-red.ts';
import { WHITES } from './wines/rows-white.ts';
import { WORLD } from './wines/rows-world.ts';

const { products, brands } = buildCatalogue();
const skus = products.flatMap((product) => product.skus);
const wines = products.filter((product): product is SeedWine => product.kind === 'wine');
const boxes = products.filter((product): product is SeedBox => product.kind === 'box');
const bySku = new Map(products.flatMap((product) => product.skus.map(({ sku }) => [sku, product] as const)));
const repeated = (list: string[]): string[] => list.filter((item, index) => list.indexOf(item) !== index);

describe('the seeded catalogue', () => {
  it('is the same at every run', () => {
    expect(JSON.stringify(buildCatalogue())).toBe(JSON.stringify({ brands, products }));
  });

  it('has about 120 products of the four kinds, each under its own slug, sku and name', () => {
    expect(products.length).toBeGreaterThanOrEqual(115);
    expect(wines.length).toBeGreaterThanOrEqual(60);
    expect(boxes.length).toBeGreaterThanOrEqual(14);
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(skus.map(({ sku }) => sku))).toEqual([]);
    expect(repeated(products.map(({ texts }) => texts.es.name))).toEqual([]);
  });

  it('names a known brand on every product', () => {
    const names = brands.map(({ name }) => name);
    expect(products.filter(({ brand }) => !names.includes(brand)).map(({ slug }) => slug)).toEqual([]);
  });

  it('speaks both languages in every text', () => {
    for (const { slug, texts } of products) {
      expect(Object.keys(texts.es), slug).toEqual(Object.keys(texts.en));
      for (const [field, value] of Object.entries({ ...texts.es, ...texts.en })) {
        if (field !== 'label_text') expect(value, `${slug} ${field}`).toBeTruthy();
      }
      expect(texts.es.description, slug).not.toBe(texts.en.description);
      expect(JSON.stringify(texts), slug).not.toMatch(/undefined|\bNaN\b|\.\.(?!\.)| {2}/);
    }
  });

  it('gives one sku to each product, and up to three weights to gourmet', () => {
    for (const { kind, slug, skus: own } of products) {
      expect(own.length, slug).toBeLessThanOrEqual(kind === 'gourmet' ? 3 : 1);
      expect(own.length, slug).toBeGreaterThan(0);
    }
  });
});

describe('boxes', () => {
  it('hold bottles of the catalogue, no more of them than there are, for no more than they cost apart', () => {
    for (const { slug, skus: own, contents, attributes } of boxes) {
      const held = contents.map(({ sku, qty }) => ({ wine: bySku.get(sku), qty }));
      expect(
        held.every(({ wine }) => wine?.kind === 'wine'),
        slug,
      ).toBe(true);
      const stocks = held.map(({ wine, qty }) => Math.floor((wine?.skus[0]?.stock ?? 0) / qty));
      expect(own[0].stock, slug).toBe(Math.min(...stocks));
      const apart = held.reduce((sum, { wine, qty }) => sum + (wine?.skus[0]?.price ?? 0) * qty, 0);
      expect(own[0].price, slug).toBeLessThanOrEqual(apart);
      expect(
        held.reduce((sum, { qty }) => sum + qty, 0),
        slug,
      ).toBe(attributes.bottles);
    }
  });
});

describe('prices and stock', () => {
  it('are whole pesos ending in 90, within the bands of their kind', () => {
    for (const { sku, price } of skus) expect(price % 100, sku).toBe(90);
    for (const { slug, tier, price } of [...REDS, ...WHITES, ...WORLD]) {
      const [low = 0, high = 0] = bands[tier];
      expect(price, slug).toBeGreaterThanOrEqual(low);
      expect(price, slug).toBeLessThanOrEqual(high);
    }
    for (const { kind, slug, skus: own } of products) {
      if (kind !== 'gourmet' || bySku.get(own[0]?.sku ?? '')?.brand !== 'Affineur Bellerive') continue;
      for (const { price, format } of own) {
        const hundred = (price / (format ?? 1)) * 100;
        expect(hundred, slug).toBeGreaterThanOrEqual(bands.cheese100g[0] ?? 0);
        expect(hundred, slug).toBeLessThanOrEqual(bands.cheese100g[1] ?? 0);
      }
    }
  });

  it('show a true old price: higher than the new one, or text in two cases', () => {
    const references = skus.map(({ reference_price }) => reference_price).filter((value) => value !== null);
    expect(references.filter((value) => typeof value === 'string')).toHaveLength(2);
    expect(references.length).toBeGreaterThanOrEqual(20);
    for (const { sku, price, reference_price } of skus) {
      if (typeof reference_price === 'number') expect(reference_price, sku).toBeGreaterThan(price);
      if (typeof reference_price === 'string') expect(Number(reference_price), sku).toBeNaN();
    }
  });

  it('hold a dozen of the first wine, thousands of some, and none of about eight products', () => {
    expect(wines.find(({ slug }) => slug === 'cordillera-alta-cabernet-sauvignon')?.skus[0].stock).toBe(12);
    expect(skus.filter(({ stock }) => stock > 2000).length).toBeGreaterThanOrEqual(3);
    const gone = products.filter(({ skus: own }) => own.every(({ stock }) => stock === 0));
    expect(gone.length).toBeGreaterThanOrEqual(6);
    expect(gone.length).toBeLessThanOrEqual(12);
  });
});

describe('the law', () => {
  it('keeps the alcohol of Chilean wines and of quality words above its minimum', () => {
    for (const { slug, texts, attributes } of wines) {
      const { abv, country, type } = attributes;
      if (country.slug === 'chile')
        expect(abv, slug).toBeGreaterThanOrEqual(type.slug === 'espumante' ? 11 : 11.5);
      if (/Reserva/.test(texts.es.name) && country.slug === 'chile')
        expect(abv, slug).toBeGreaterThanOrEqual(12);
      expect(abv, slug).toBeLessThanOrEqual(type.slug === 'fortificado' ? 20 : 15);
    }
  });

  it('excludes from withdrawal only what spoils', () => {
    for (const { slug, kind, retracto } of products) {
      if (retracto !== 'allowed') {
        expect(kind, slug).toBe('gourmet');
        expect(retracto.excluded.es && retracto.excluded.en, slug).toBeTruthy();
      }
    }
    expect(products.find(({ slug }) => slug === 'roquefort')?.retracto).not.toBe('allowed');
  });
});
