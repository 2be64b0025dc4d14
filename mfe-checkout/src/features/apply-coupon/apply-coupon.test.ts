// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { beforeEach, describe, expect, it } from 'vitest';
import { $cart, cartRequested } from '../../lib/cart/cart.model.ts';
import { messages } from '../../lib/messages.ts';
import { aCart, aLine, CART_ID, keepCart } from '../../lib/testing/cart-fixtures.ts';
import { hostError } from '../../lib/testing/host-error.ts';
import {
  $appliedCode,
  $couponError,
  $newCoupon,
  codeTyped,
  couponOffered,
  couponRemoved,
  couponSubmitted,
} from './apply-coupon.model.ts';

type CartCoupon = NonNullable<Cart['coupon']>;
const CODE: CartCoupon = { code: 'VERANO', discount: 3000 };
const answerOf = (coupon: CartCoupon | null) => ({
  data: {
    codes: coupon ? [coupon.code] : [],
    applied_coupons: coupon ? [coupon] : [],
    discount: coupon?.discount ?? 0,
    total: 0,
  },
});

/**
 * Simulated shop that stores the cart's coupon. If set, the error `refusal` answers each coupon, `stays` each
 * removal. `auto` is the automatic coupon.
 */
const open = async ({
  lines = [aLine()],
  refusal = null as Error | null,
  stays = null as Error | null,
  auto = null as CartCoupon | null,
} = {}) => {
  let coupon: CartCoupon | null = null;
  const put = (next: CartCoupon | null) => {
    coupon = next;
    return answerOf(coupon);
  };
  keepCart(aCart(lines));
  const host = createTestHost({
    answers: {
      'read-cart': () => ({ data: { ...aCart(lines), coupon } }),
      'apply-coupon': () => {
        if (refusal) throw refusal;
        return put(CODE);
      },
      'remove-coupon': () => {
        if (stays) throw stays;
        return put(null);
      },
      'auto-apply-coupon': () => put(auto),
    },
  });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  await allSettled(messages.loadMessagesFx, { scope, params: 'es' });
  await allSettled(cartRequested, { scope });
  const submit = async (code: string) => {
    await allSettled(codeTyped, { scope, params: code });
    await allSettled(couponSubmitted, { scope });
  };
  const asked = (id: string) => host.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { scope, submit, asked };
};

describe('coupon', () => {
  beforeEach(() => localStorage.clear());

  // The test must notice this fault in mfe-checkout/src/features/apply-coupon/apply-coupon.model.ts
  // - body: { code: code.trim() }
  // + body: { code }
  it('is sent trimmed and shown on the cart', async () => {
    const { scope, submit, asked } = await open();
    await submit(' verano ');
    expect(asked('apply-coupon')).toEqual([{ query: { cart_id: CART_ID }, body: { code: 'verano' } }]);
    expect(scope.getState($appliedCode)).toBe('VERANO');
    expect(scope.getState($cart)?.coupon?.discount).toBe(3000);
    expect(scope.getState($newCoupon)).toBe('');
  });

  it('is stored in the browser for the next visit', async () => {
    await (await open()).submit('verano');
    expect(JSON.parse(localStorage.getItem('cart_coupon') ?? '')).toEqual(CODE);
  });

  it.each([
    ['COUPON_INVALID', 'El cupón ingresado no es valido'],
    ['COUPON_USED', 'El cupón ingresado ya ha sido utilizado'],
    ['COUPON_NOT_COMBINABLE', 'El pedido ya tiene un descuento: no se puede sumar un cupón.'],
  ])('that is refused (%s) shows the server’s text and stays in the field', async (code, text) => {
    const refusal = hostError({ code, message: text, statusCode: 409, errors: [text] } as never);
    const { scope, submit } = await open({ refusal });
    await submit('OTRO');
    expect(scope.getState($couponError)).toBe(text);
    expect(scope.getState($newCoupon)).toBe('OTRO');
    expect(scope.getState($appliedCode)).toBeNull();
    await allSettled(codeTyped, { scope, params: 'OTRO2' });
    expect(scope.getState($couponError)).toBeNull();
  });

  it('shows an error when the field is empty', async () => {
    const { scope, submit, asked } = await open();
    await submit('  ');
    expect(scope.getState($couponError)).toBe('El campo código de descuento es requerido');
    expect(asked('apply-coupon')).toEqual([]);
  });

  it('can be removed', async () => {
    const { scope, submit, asked } = await open();
    await submit('verano');
    await allSettled(couponRemoved, { scope, params: 'VERANO' });
    expect(asked('remove-coupon')).toEqual([{ params: { code: 'VERANO' }, query: { cart_id: CART_ID } }]);
    expect(scope.getState($appliedCode)).toBeNull();
  });

  it('stays with an error when removal fails', async () => {
    const { scope, submit } = await open({ stays: hostError({ code: 'NETWORK', message: 'no' }) });
    await submit('verano');
    await allSettled(couponRemoved, { scope, params: 'VERANO' });
    expect(scope.getState($appliedCode)).toBe('VERANO');
    expect(scope.getState($couponError)).toBe('Hay un problema con el servidor, intenta más tarde');
  });
});

describe('an automatic coupon', () => {
  beforeEach(() => localStorage.clear());

  it('is requested with the buyer’s e-mail in a header', async () => {
    const { scope, asked } = await open({ auto: CODE });
    await allSettled(couponOffered, { scope, params: 'ana@example.com' });
    expect(asked('auto-apply-coupon')).toEqual([
      { query: { cart_id: CART_ID }, headers: { 'x-customer-email': 'ana@example.com' } },
    ]);
    expect(scope.getState($appliedCode)).toBe('VERANO');
  });

  it('is not applied again after the shopper removed it', async () => {
    const { scope, asked } = await open({ auto: CODE });
    await allSettled(couponOffered, { scope, params: null });
    await allSettled(couponRemoved, { scope, params: 'VERANO' });
    await allSettled(couponOffered, { scope, params: null });
    expect(asked('auto-apply-coupon')).toHaveLength(1);
  });

  it('is not requested when the cart has another coupon', async () => {
    const { scope, submit, asked } = await open();
    await submit('VERANO');
    await allSettled(couponOffered, { scope, params: null });
    expect(asked('auto-apply-coupon')).toEqual([]);
  });
});
