// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  $giftBox,
  $giftCost,
  $giftPrice,
  giftBoxChanged,
  giftBoxForgotten,
  giftBoxRequested,
} from './gift-box.model.ts';
import { NO_GIFT_BOX, toGiftBox } from './gift-box.ts';

const pageWith = (gift_card_price: unknown) => ({
  'read-shopping-cart-page': { data: { shopping_cart_descriptions: { gift_card_price } } },
});
const open = async (answers: Record<string, unknown> = {}) => {
  const host = createTestHost({ answers });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  await allSettled(giftBoxRequested, { scope });
  return { host, scope };
};

describe('gift box', () => {
  beforeEach(() => localStorage.clear());

  it('costs the price of the cart page’s content, only when chosen', async () => {
    const { scope } = await open(pageWith('2.490'));
    expect(scope.getState($giftCost)).toBeNull();
    await allSettled(giftBoxChanged, { scope, params: { check: true } });
    expect(scope.getState($giftCost)).toBe(2490);
  });

  it.each([[{}], [pageWith('por definir')]])(
    'costs $2.000 without a price in the content',
    async (answers) => {
      const { scope } = await open(answers);
      expect(scope.getState($giftPrice)).toBe(2000);
    },
  );

  it('requests its price once', async () => {
    const { host, scope } = await open(pageWith(2000));
    await allSettled(giftBoxRequested, { scope });
    expect(host.calls).toHaveLength(1);
  });

  it('keeps its text over a reload', async () => {
    const { scope } = await open();
    await allSettled(giftBoxChanged, { scope, params: { check: true } });
    await allSettled(giftBoxChanged, { scope, params: { text: 'Feliz día' } });
    const reloaded = await open();
    expect(reloaded.scope.getState($giftBox)).toEqual({ check: true, text: 'Feliz día' });
  });

  it('is cleared after the order', async () => {
    const { scope } = await open();
    await allSettled(giftBoxChanged, { scope, params: { check: true, text: 'Feliz día' } });
    await allSettled(giftBoxForgotten, { scope });
    expect(scope.getState($giftBox)).toEqual(NO_GIFT_BOX);
    expect((await open()).scope.getState($giftBox)).toEqual(NO_GIFT_BOX);
  });

  it.each([null, 7, 'x', [], { check: 'yes', text: 3 }])('is not chosen when %j was stored', (kept) =>
    expect(toGiftBox(kept)).toEqual(NO_GIFT_BOX),
  );

  it('limits its text to the order’s limit', () => {
    expect(toGiftBox({ check: true, text: 'a'.repeat(400) }).text).toHaveLength(300);
  });
});
