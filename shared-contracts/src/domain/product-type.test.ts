import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hrefOfProduct, isGourmet, productTypeOf, typeCodeFromQuery, typeCodeOf } from './product-type.ts';

const PAIRS = [
  ['Wine', 'w'],
  ['Box', 'b'],
  ['GourmetProduct', 'g'],
  ['Alcohol', 'a'],
  ['Blog', 'blog'],
  ['Event', 'event'],
] as const;

describe('type codes', () => {
  it.each(PAIRS)('pairs %s with %s', (type, code) => {
    expect(typeCodeOf(type)).toBe(code);
    expect(typeCodeOf(code)).toBe(code);
    expect(productTypeOf(code)).toBe(type);
  });

  it.each(['', 'wine', 'constructor', 'toString'])('has no code for %j', (text) => {
    expect(typeCodeOf(text)).toBeNull();
  });

  it('recognizes gourmet by model name and by code', () => {
    expect(['GourmetProduct', 'g', 'Wine', 'x'].map(isGourmet)).toEqual([true, true, false, false]);
  });
});

describe('typeCodeFromQuery', () => {
  it.each(['w', 'b', 'g', 'a'])('reads %s', (code) => {
    expect(typeCodeFromQuery(code)).toBe(code);
  });

  it.each(['', 'x', 'blog', 'B', null, undefined, ['b'], 1])('reads %j as wine', (t) => {
    expect(typeCodeFromQuery(t)).toBe('w');
  });
});

describe('hrefOfProduct', () => {
  it.each([
    ['Wine', '/vinos/gran-reserva'],
    ['Box', '/productos/gran-reserva?t=b'],
    ['GourmetProduct', '/productos/gran-reserva?t=g'],
    ['Alcohol', '/productos/gran-reserva?t=a'],
    ['Blog', '/blog/gran-reserva'],
    ['Event', '/eventos/gran-reserva'],
    ['g', '/productos/gran-reserva?t=g'],
    ['Unknown', '/vinos/gran-reserva'],
  ])('gives a product of type %s the path %s', (product_type, href) => {
    expect(hrefOfProduct({ product_type, slug: 'gran-reserva' })).toBe(href);
  });

  it('encodes any slug, so that it stays within one path segment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Wine', 'Box', 'Blog'),
        fc.string({ minLength: 1 }),
        (product_type, text) => {
          const slug = `s${text}`;
          const { pathname, origin } = new URL(hrefOfProduct({ product_type, slug }), 'http://shop.test');
          expect(origin).toBe('http://shop.test');
          expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(slug);
        },
      ),
    );
  });
});
