import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promoCookieName, STORAGE_KEYS } from './storage-keys.ts';

describe('storage keys', () => {
  it('are those of the specification', () => {
    expect(STORAGE_KEYS).toMatchObject({
      cart: 'cart',
      cartTotal: 'cart_total',
      cartTotalWithoutDiscount: 'cart_total_w_discount',
      cartId: 'cartId',
      ageAccepted: 'isAcceptedAged',
    });
  });

  it('differ from each other', () => {
    const keys = Object.values(STORAGE_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('promoCookieName', () => {
  it.each([
    ['¡Semana del Carménère!', 'semana-del-carmenere'],
    ['  20% en viñas; sólo hoy ', '20-en-vinas-solo-hoy'],
    ['¡!', 'promo'],
  ])('names the cookie of %j %s', (title, name) => {
    expect(promoCookieName(title)).toBe(name);
  });

  it('contains only lower-case letters, digits and hyphens for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(promoCookieName(title)).toMatch(/^[a-z0-9-]+$/);
      }),
    );
  });
});
