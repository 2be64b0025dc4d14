// @vitest-environment happy-dom
import { allSettled, fork, type Scope } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartRefreshRequested, storedCartChanged } from './cart/cart.model.ts';
import { $draft, $isDraftLoaded, partChanged } from './draft/draft.model.ts';
import { $choice, $shipping, shippingRequested } from './shipping.model.ts';
import { $shippingPrice } from './shipping-price.model.ts';
import { aCart, CART_ID, keepCart } from './testing/cart-fixtures.ts';
import { aDraft } from './testing/draft-fixtures.ts';
import { hostError } from './testing/host-error.ts';
import { FASTER, SHIPPING } from './testing/place-fixtures.ts';

/** Simulates another tab that has opened a cart. */
const giveCartId = async (scope: Scope) => {
  keepCart(aCart());
  await allSettled(storedCartChanged, { scope });
};
const open = async (answer: unknown = SHIPPING, cart: object = aCart()) => {
  const host = createTestHost({ answers: { 'calculate-shipping': answer, 'read-cart': { data: cart } } });
  const scope = fork({ values: [[$isDraftLoaded, true]] });
  await allSettled(hostProvided, { scope, params: host });
  await giveCartId(scope);
  const choose = (over: object) =>
    allSettled(partChanged, {
      scope,
      params: { part: 'delivery', values: { ...scope.getState($draft).delivery, ...over } },
    });
  return { host, scope, choose, state: () => scope.getState($shipping) };
};

describe('shipping', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it('is requested when a commune is chosen', async () => {
    const { host, choose, state } = await open();
    await choose({ commune_id: '13114' });
    expect(state()).toMatchObject({ kind: 'ready', data: { price_delivery: 3990 } });
    expect(host.calls).toEqual([
      { id: 'calculate-shipping', input: { query: { cart_id: CART_ID }, body: { commune_id: '13114' } } },
    ]);
  });

  it('is not requested again while the shopper types other fields', async () => {
    const { host, choose } = await open();
    await choose({ commune_id: '13114' });
    await choose({ address: 'Los Aromos 1' });
    expect(host.calls).toHaveLength(1);
  });

  it('skips an equal request within 500 ms and sends one after 500 ms', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { host, scope, choose } = await open();
    await choose({ commune_id: '13114' });
    await allSettled(shippingRequested, { scope });
    expect(host.calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 500);
    await allSettled(shippingRequested, { scope });
    expect(host.calls).toHaveLength(2);
    // The device's clock is set back.
    vi.setSystemTime(Date.now() - 3_600_000);
    await allSettled(shippingRequested, { scope });
    expect(host.calls).toHaveLength(3);
  });

  it('has the state "unserved" when the shop does not deliver to the commune', async () => {
    const { choose, state } = await open(() => {
      throw hostError({ code: 'COMMUNE_NOT_SERVED', message: 'no' });
    });
    await choose({ commune_id: '12202' });
    expect(state()).toEqual({ kind: 'unserved' });
  });

  it('can be retried after a failure', async () => {
    let calls = 0;
    const { scope, choose, state } = await open(() => {
      if (calls++ === 0) throw hostError({ code: 'NETWORK', message: 'no' });
      return SHIPPING;
    });
    await choose({ commune_id: '13114' });
    expect(state().kind).toBe('failed');
    await allSettled(shippingRequested, { scope });
    expect(state().kind).toBe('ready');
  });

  it('ignores a response for a commune that is no longer chosen', async () => {
    const answers: ((answer: typeof SHIPPING) => void)[] = [];
    const { choose, state } = await open(() => new Promise((done) => answers.push(done)));
    const both = [choose({ commune_id: '13114' }), choose({ commune_id: '05101' })];
    answers[1]?.({ data: { ...SHIPPING.data, price_delivery: 5990 } });
    answers[0]?.(SHIPPING);
    await Promise.all(both);
    expect(state()).toMatchObject({
      params: { body: { commune_id: '05101' } },
      data: { price_delivery: 5990 },
    });
  });

  // The test must notice this fault in mfe-checkout/src/lib/shipping-price.model.ts
  // - !option && (cart.coupon?.free_delivery ?? false)
  // + cart.coupon?.free_delivery ?? false
  it('is not free by a coupon when the shopper chose the fastest delivery', async () => {
    const coupon = { code: 'ENVIO', discount: 0, free_delivery: true };
    const { scope, choose } = await open(FASTER, { ...aCart(), coupon });
    await allSettled(cartRefreshRequested, { scope });
    await choose({ commune_id: '13114' });
    expect(scope.getState($shippingPrice)).toBe(0);
    await choose({ option: 'fastest' });
    expect(scope.getState($shippingPrice)).toBe(6990);
  });

  // The test must notice this fault in mfe-checkout/src/lib/shipping.model.ts
  // - free_from: null,
  // + free_from: data.free_from,
  it('has the price and the days of the fastest delivery, which is never free', async () => {
    const days = [{ day: '2026-12-07', text: 'el lunes 7 de diciembre' }];
    const { scope, choose, state } = await open({
      data: { ...FASTER.data, regular_price: 3990, free_from: 1, days },
    });
    await choose({ commune_id: '13114' });
    expect(scope.getState($shippingPrice)).toBe(0);
    await choose({ option: 'fastest' });
    expect(scope.getState($shippingPrice)).toBe(6990);
    expect(state()).toMatchObject({ data: { promise: { last: '2026-12-03' } } });
    // A day of the cheapest delivery is no day of this one.
    await choose({ day: '2026-12-07' });
    expect(scope.getState($choice)).toEqual({ option: 'fastest', day: undefined });
    await choose({ option: 'cheapest' });
    expect(scope.getState($choice)).toEqual({ option: undefined, day: '2026-12-07' });
  });

  it('is that of the cheapest delivery in a commune without a faster one', async () => {
    const { scope, choose, state } = await open();
    await choose({ commune_id: '13114', option: 'fastest' });
    expect([state(), scope.getState($choice)]).toMatchObject([
      { data: { price_delivery: 3990 } },
      { option: undefined },
    ]);
  });

  it('is not requested for a pick-up', async () => {
    const { host, choose, state } = await open();
    await choose({ commune_id: '13114' });
    await choose({ method: 'pickup' });
    expect(state()).toEqual({ kind: 'none' });
    expect(host.calls).toHaveLength(1);
  });

  it('shows the price when the shopper returns from pick-up before the price arrives', async () => {
    const answers: ((answer: typeof SHIPPING) => void)[] = [];
    const { choose, state } = await open(() => new Promise((done) => answers.push(done)));
    const all = [choose({ commune_id: '13114' }), choose({ method: 'pickup' }), choose({ method: 'home' })];
    expect(state()).toEqual({ kind: 'pending' });
    for (const answer of answers) answer(SHIPPING);
    await Promise.all(all);
    expect(state()).toMatchObject({ kind: 'ready', data: { price_delivery: 3990 } });
  });

  it('waits for the cart’s id', async () => {
    const host = createTestHost({ answers: { 'calculate-shipping': SHIPPING } });
    const scope = fork({ values: [[$isDraftLoaded, true]] });
    await allSettled(hostProvided, { scope, params: host });
    await allSettled(partChanged, { scope, params: { part: 'delivery', values: aDraft().delivery } });
    expect(host.calls).toEqual([]);
    await giveCartId(scope);
    expect(scope.getState($shipping).kind).toBe('ready');
  });
});
