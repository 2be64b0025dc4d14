import { describe, expect, it } from 'vitest';
import { cheese, wine } from '../testing/products.ts';
import { type Choices, cartAdditionOf, withoutSeenCart } from './cart-addition.ts';

const choices = (rest: Partial<Choices> = {}): Choices => ({
  counters: {},
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

  it('keeps a step of the counter when the cart arrives after it, and a typed number as it is', () => {
    const cartQty = { 'QH-CAR-22': 6 };
    const stepped = choices({ counters: { 'QH-CAR-22': { more: 1 } } });
    expect(cartAdditionOf(wine(), stepped).qty).toBe(2);
    expect(cartAdditionOf(wine(), { ...stepped, cartQty })).toMatchObject({ qty: 7, units: 2 });
    const typed = choices({ counters: { 'QH-CAR-22': { units: 3 } }, cartQty });
    expect(cartAdditionOf(wine(), typed)).toMatchObject({ qty: 3, units: 3 });
  });

  it('adds what the counter showed when the shopper has not seen the cart, up to the stock', () => {
    const addition = (qty: number) =>
      withoutSeenCart(cartAdditionOf(wine(), choices({ cartQty: { 'QH-CAR-22': qty } })));
    expect(addition(0)).toMatchObject({ qty: 1, inCart: 0 });
    expect(addition(6)).toMatchObject({ qty: 7, inCart: 6 });
    expect(addition(12)).toMatchObject({ qty: 12, inCart: 12 });
    // The stock fell after the shopper had put 14 into the cart.
    expect(addition(14)).toMatchObject({ qty: 14, inCart: 14 });
  });

  // The test must notice this fault in shared-kit/src/add-to-cart/cart-addition.ts
  // - Math.max(1, Math.min(qty, limit))
  // + Math.max(1, qty)
  it('uses the chosen quantity up to the stock', () => {
    const wanted = choices({ counters: { 'QH-CAR-22': { units: 40 } }, cartQty: { 'QH-CAR-22': 3 } });
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
    expect(cartAdditionOf(product, choices({ counters: { 'BRIE-150': { units: 4 } } }))).toMatchObject({
      counts: 'units',
      qty: 4,
      limit: 8,
    });
  });
});
