import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartLink, readCartLink } from './cart-link.ts';

const product = fc.record({
  slug: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
  sku: fc.option(fc.stringMatching(/^[A-Z0-9-]{1,20}$/), { nil: undefined }),
  quantity: fc.integer({ min: 1, max: 60 }),
});

it('gives back the products of a link', () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 20 }), (products) => {
      const { searchParams, pathname } = new URL(cartLink(products), 'https://tienda.example');
      expect(pathname).toBe('/carrito');
      expect(readCartLink(searchParams.get('agregar') ?? '')).toEqual(products);
    }),
  );
});

it.each(['', 'x', 'x*0', 'x*61', '<b>*1', 'x*1e3', '../a*1', 'x~*1'])('finds no product in %j', (value) => {
  expect(readCartLink(value)).toEqual([]);
});
