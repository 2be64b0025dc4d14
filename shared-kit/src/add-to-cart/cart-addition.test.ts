import { describe, expect, it } from 'vitest';
import { cheese, wine } from '../testing/products.ts';
import { type Choices, cartAdditionOf } from './cart-addition.ts';

const choices = (rest: Partial<Choices> = {}): Choices => ({
  chosenQty: {},
  chosenFormat: {},
  cartQty: {},
  ...rest,
});

describe('an addition to the cart', () => {
  it('starts the counter at one for a product that is not in the cart', () => {
    expect(cartAdditionOf(wine(), choices())).toMatchObject({
      qty: 1,
      inCart: 0,
      limit: 12,
      counts: 'units',
    });
  });

  it('starts the counter at the quantity in the cart', () => {
    const { qty, inCart } = cartAdditionOf(wine(), choices({ cartQty: { 'QH-CAR-22': 3 } }));
    expect([qty, inCart]).toEqual([3, 3]);
  });

  it('uses the chosen quantity up to the stock', () => {
    const wanted = choices({ chosenQty: { 'QH-CAR-22': 40 }, cartQty: { 'QH-CAR-22': 3 } });
    expect(cartAdditionOf(wine(), wanted).qty).toBe(12);
  });

  it('is sold out at stock 0', () => {
    expect(cartAdditionOf(wine({ stock: 0 }), choices())).toMatchObject({ soldOut: true, limit: 0 });
  });

  it('uses price, sku and stock of the chosen format', () => {
    const { item } = cartAdditionOf(cheese(), choices({ chosenFormat: { BRIE: 'BRIE-300' } }));
    expect(item).toMatchObject({ sku: 'BRIE-300', price: 10990, stock: 8, format: 300 });
  });

  it('starts with the first format in stock', () => {
    const product = cheese([{ stock: 0 }, { sku: 'BRIE-300', format: 300 }]);
    expect(cartAdditionOf(product, choices())).toMatchObject({ item: { sku: 'BRIE-300' }, soldOut: false });
  });

  it('adds one unit of a weight format per click, up to its stock', () => {
    expect(cartAdditionOf(cheese(), choices({ cartQty: { 'BRIE-150': 2 } }))).toMatchObject({
      counts: 'formats',
      qty: 3,
    });
    expect(cartAdditionOf(cheese(), choices({ cartQty: { 'BRIE-150': 8 } })).qty).toBe(8);
  });

  it('counts units of a format that is sold by unit', () => {
    const product = cheese([{ is_unit_sales: 1 }]);
    expect(cartAdditionOf(product, choices({ chosenQty: { 'BRIE-150': 4 } }))).toMatchObject({
      counts: 'units',
      qty: 4,
      limit: 8,
    });
  });
});
