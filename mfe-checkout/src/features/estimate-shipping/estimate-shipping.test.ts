// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartRequested } from '../../lib/cart/cart.model.ts';
import { $draft, partChanged } from '../../lib/draft/draft.model.ts';
import { giftBoxChanged } from '../../lib/gift-box/gift-box.model.ts';
import { $shipping } from '../../lib/shipping.model.ts';
import { $missingForFree, $shippingPrice } from '../../lib/shipping-price.model.ts';
import { aCart, aLine, keepCart } from '../../lib/testing/cart-fixtures.ts';
import { aDraft } from '../../lib/testing/draft-fixtures.ts';
import { $place, $totalWithShipping, estimateShown, placeChosen } from './estimate-shipping.model.ts';

const SANTIAGO = { region_id: '13', commune_id: '13101' };
const open = async (free: object = {}) => {
  const cart = aCart([aLine({ qty: 1 })]);
  keepCart(cart);
  const host = createTestHost({
    answers: {
      'read-cart': { data: { ...cart, coupon: { code: 'VERANO', discount: 1990 } } },
      'calculate-shipping': {
        data: { price_delivery: 3990, time_delivery: '1 día', min_days: 1, max_days: 1, ...free },
      },
    },
  });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  await allSettled(cartRequested, { scope });
  await allSettled(estimateShown, { scope });
  const choose = (params: typeof SANTIAGO) => allSettled(placeChosen, { scope, params });
  const asked = () => host.calls.filter(({ id }) => id === 'calculate-shipping').length;
  return { scope, choose, asked };
};

describe('delivery estimate', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('sends no request before a commune is chosen', async () => {
    const { scope, choose, asked } = await open();
    await choose({ region_id: '13', commune_id: '' });
    expect(asked()).toBe(0);
    expect(scope.getState($totalWithShipping)).toBeNull();
  });

  it('adds the delivery to the products after coupon and the gift box', async () => {
    const { scope, choose } = await open();
    await choose(SANTIAGO);
    expect(scope.getState($totalWithShipping)).toBe(12990 - 1990 + 3990);
    await allSettled(giftBoxChanged, { scope, params: { check: true } });
    expect(scope.getState($totalWithShipping)).toBe(12990 - 1990 + 3990 + 2000);
  });

  it.each([
    [15_010, 3990, 4010],
    [11_000, 0, 0],
  ])('is free when the products after coupon reach %d', async (free_from, price, missing) => {
    const { scope, choose } = await open({ regular_price: 3990, free_from });
    await choose(SANTIAGO);
    expect([scope.getState($shippingPrice), scope.getState($missingForFree)]).toEqual([price, missing]);
    expect(scope.getState($totalWithShipping)).toBe(11_000 + price);
  });

  it('sends one request when the same commune is chosen twice at once', async () => {
    const { choose, asked } = await open();
    await choose(SANTIAGO);
    await choose({ ...SANTIAGO });
    expect(asked()).toBe(1);
  });

  it('clears a saved address that is in another commune, so that no order names its street there', async () => {
    const { scope, choose } = await open();
    const delivery = { ...aDraft().delivery, address_id: 'a-1' };
    await allSettled(partChanged, { scope, params: { part: 'delivery', values: delivery } });
    await choose(SANTIAGO);
    expect(scope.getState($draft).delivery).toMatchObject({
      address_id: '',
      address: '',
      department: '',
      ...SANTIAGO,
    });
  });

  it('restores the commune after a reload', async () => {
    await (await open()).choose(SANTIAGO);
    const { scope } = await open();
    expect(scope.getState($place)).toEqual(SANTIAGO);
    expect(scope.getState($shipping)).toMatchObject({
      kind: 'ready',
      params: { body: { commune_id: '13101' } },
    });
  });
});
