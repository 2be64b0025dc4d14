import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartLink, readCartLink } from './cart-link.ts';

const product = fc.record({
  slug: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
  sku: fc.option(fc.stringMatching(/^[A-Z0-9-]{1,20}$/), { nil: undefined }),
  quantity: fc.integer({ min: 1, max: 60 }),
});

const selector = ({ slug, sku }: { slug: string; sku: string | undefined }) => `${slug}~${sku}`;

it('gives back the products of a link', () => {
  fc.assert(
    fc.property(fc.uniqueArray(product, { minLength: 1, maxLength: 20, selector }), (products) => {
      const { searchParams, pathname } = new URL(cartLink(products), 'https://tienda.example');
      expect(pathname).toBe('/carrito');
      expect(readCartLink(searchParams.get('agregar') ?? '')).toEqual({ products, unread: 0 });
    }),
  );
});

it('adds up the units of a product that is there twice', () => {
  expect(readCartLink('brie~G-1*2,syrah*1,brie~G-2*1,brie~G-1*3').products).toEqual([
    { slug: 'brie', sku: 'G-1', quantity: 5 },
    { slug: 'syrah', sku: undefined, quantity: 1 },
    { slug: 'brie', sku: 'G-2', quantity: 1 },
  ]);
});

it('takes no more units of a product than a link may have', () => {
  expect(readCartLink('brie*60,brie*1,brie*60')).toEqual({
    products: [{ slug: 'brie', sku: undefined, quantity: 60 }],
    unread: 2,
  });
});

it.each(['', 'x', 'x*0', 'x*61', 'x*-1', '<b>*1', 'x*1e3', '../a*1', 'x~*1'])(
  'finds no product in %j',
  (value) => {
    expect(readCartLink(value)).toEqual({ products: [], unread: 1 });
  },
);
