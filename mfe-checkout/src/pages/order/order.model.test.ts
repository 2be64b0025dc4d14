// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { beforeEach, describe, expect, it } from 'vitest';
import { $order, isOrderMissing, orderRetried, orderShown } from '../../lib/order/order.model.ts';
import { aCart, keepCart } from '../../lib/testing/cart-fixtures.ts';
import { aDraft } from '../../lib/testing/draft-fixtures.ts';
import { hostError } from '../../lib/testing/host-error.ts';
import { aFailedOrder, anOrder } from '../../lib/testing/order-fixtures.ts';
import { $orderView, opened } from './order.model.ts';

const request = (pathname: string, id?: string) => ({
  url: pathname,
  pathname,
  params: { id },
  query: {},
  locale: 'es' as const,
});

const open = async (
  answer: unknown,
  id: string | undefined = 'order-0123456789',
  path = '/gracias/x',
  cart = aCart([]),
) => {
  const host = createTestHost({ answers: { 'read-order': answer, 'read-cart': { data: cart } } });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  await allSettled(opened, { scope, params: request(path, id) });
  const asked = host.calls.length;
  await allSettled(orderShown, { scope });
  return { host, scope, asked, state: () => scope.getState($order) };
};

describe('order page', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    keepCart(aCart());
    sessionStorage.setItem('checkoutDraft', JSON.stringify(aDraft()));
  });

  it('reads the order in the browser only', async () => {
    const { asked, state } = await open({ data: anOrder() });
    expect(asked).toBe(0);
    expect(state()).toMatchObject({ kind: 'ready', data: { number: '1001' } });
  });

  it('clears cart, draft and unsent changes, and tracks the order once', async () => {
    localStorage.setItem('cartWishes', '[{}]');
    const first = await open({ data: anOrder() });
    expect(localStorage.getItem('cart')).toBe('[]');
    expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
    expect(localStorage.getItem('cartWishes')).toBeNull();
    expect(first.host.tracked).toEqual([
      {
        event: 'purchase',
        data: expect.objectContaining({ transaction_id: '1001', value: 29970, currency: 'CLP' }),
      },
    ]);
    expect(JSON.stringify(first.host.tracked)).not.toContain('ana@example.com');
    sessionStorage.setItem('checkoutDraft', '{}');
    const again = await open({ data: anOrder() });
    expect(again.host.tracked).toEqual([]);
    expect(sessionStorage.getItem('checkoutDraft')).toBe('{}');
  });

  it('keeps cart and draft when the payment failed', async () => {
    const { host } = await open({ data: aFailedOrder() }, undefined, '/orden/x', aCart());
    expect(host.tracked).toEqual([]);
    expect(localStorage.getItem('cart')).not.toBe('[]');
    expect(sessionStorage.getItem('checkoutDraft')).not.toBeNull();
  });

  it('shows "not found" when the API does not find the order', async () => {
    const { state } = await open(() => {
      throw hostError({ code: 'NOT_FOUND', message: 'no', statusCode: 404 });
    });
    expect(isOrderMissing(state())).toBe(true);
  });

  it('shows "not found" for a URL without order, without a request', async () => {
    const host = createTestHost();
    const scope = fork();
    await allSettled(hostProvided, { scope, params: host });
    await allSettled(opened, { scope, params: request('/gracias') });
    await allSettled(orderShown, { scope });
    expect(isOrderMissing(scope.getState($order))).toBe(true);
    expect(host.calls).toEqual([]);
  });

  it.each([
    ['a fault', { code: 'NETWORK' as const, message: 'no' }],
    ['too many requests', { code: 'TOO_MANY_REQUESTS' as const, message: 'no', statusCode: 429 }],
    ['a response that is not from the API', { code: 'BAD_ANSWER' as const, message: 'no', statusCode: 404 }],
  ])('can be read again after %s', async (_, failure) => {
    let calls = 0;
    const { scope, state } = await open(() => {
      if (calls++ === 0) throw hostError(failure);
      return { data: anOrder() };
    });
    expect(state().kind).toBe('failed');
    expect(isOrderMissing(state())).toBe(false);
    await allSettled(orderRetried, { scope });
    expect(state().kind).toBe('ready');
  });

  it.each([
    ['/orden/x', 'status'],
    ['/gracias/x', 'result'],
  ])('shows %s with the view "%s"', async (path, view) => {
    const { scope } = await open({ data: anOrder() }, undefined, path);
    expect(scope.getState($orderView)).toBe(view);
  });
});
