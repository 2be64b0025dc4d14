import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskLogArguments, maskUrls } from './mask-urls.ts';

describe('maskUrls', () => {
  it.each([
    ['GET /api/purchases/9f86d081-884c-4d65-9a2f-eaa0c55ad015 failed', 'GET /api/purchases/* failed'],
    [
      '"/discount-codes/auto-apply?cart_id=aB3.x9&email=ana%40example.com"',
      '"/discount-codes/auto-apply?cart_id=*&email=*"',
    ],
    [
      'http://127.0.0.1:4000/api/order-tracking?rut=7.654.321-6',
      'http://127.0.0.1:4000/api/order-tracking?rut=*',
    ],
    ['/purchases/ana%40example.com/x', '/purchases/*/x'],
    ['/vinos/gran-reserva-carmenere-2019?ana@example.com', '/vinos/*?*'],
    ['/wines/filters?tipo=tinto', '/wines/filters?tipo=*'],
    ['/purchases/1234567890123456', '/purchases/*'],
    ['/vinos/gran-reserva-carmenere', '/vinos/gran-reserva-carmenere'],
    ['/favoritos/qWzKpLmNbVcXsDfGhJkTyA', '/favoritos/*'],
    ['/order-tracking?ana', '/order-tracking?*'],
    ['/order-tracking?ana@b.cl=1', '/order-tracking?*'],
    ['/wines?page=2#token=abc', '/wines?page=*&token=*'],
    ['nothing to hide, 24/7', 'nothing to hide, 24/7'],
  ])('%s', (text, masked) => {
    expect(maskUrls(text)).toBe(masked);
  });

  it('removes every value of a parameter in any encoding', () => {
    const secret = fc.stringMatching(/^[a-z]{6,12}$/).map((word) => `q9${word}9q`);
    fc.assert(
      fc.property(
        secret,
        fc.constantFrom('email', 'cart_id', 'token', 'x'),
        fc.boolean(),
        (value, name, isEncoded) => {
          const sent = isEncoded ? encodeURIComponent(`${value}@a.cl`) : value;
          expect(maskUrls(`late: "/api/x?${name}=${sent}&y=1" (GET)`)).not.toContain(value);
        },
      ),
    );
  });
});

describe('maskLogArguments', () => {
  it('masks texts, and adds the masked message of an error that is logged without a message', () => {
    const error = new Error('late: /api/x?email=ana@example.com');
    expect(maskLogArguments([error])).toEqual([error, 'late: /api/x?email=*']);
    expect(maskLogArguments([{ err: error }])).toEqual([{ err: error }, 'late: /api/x?email=*']);
    expect(maskLogArguments([{ err: error }, 'failed'])).toEqual([{ err: error }, 'failed']);
    expect(maskLogArguments(['GET /api/x?email=ana@example.com', 3])).toEqual(['GET /api/x?email=*', 3]);
  });
});
