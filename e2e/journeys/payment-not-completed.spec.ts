import type { Page } from '@playwright/test';
import { comeBackWith } from '../fixtures/gateway-return.ts';
import { goToGateway } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';
import { gateway } from '../pages/gateway.ts';
import { orderNumberIn, orderPage } from '../pages/order.ts';
import { textOf } from '../pages/text.ts';
import { readWine } from '../shop/shop-api.ts';

type End = (page: Page) => Promise<void>;
const ENDS: { title: string; end: End; wineSlot: number; tag?: string }[] = [
  { title: 'refused by the bank', end: (page) => gateway(page).refuse.click(), wineSlot: 4 },
  { title: 'aborted by the shopper', end: (page) => gateway(page).abort.click(), wineSlot: 3 },
  {
    title: 'that took too long',
    end: (page) => comeBackWith(page, 'timeout'),
    wineSlot: 13,
    tag: '@full',
  },
  {
    title: 'that met an error of the gateway',
    end: (page) => comeBackWith(page, 'form-error'),
    wineSlot: 17,
    tag: '@full',
  },
];

for (const { title, end, wineSlot, tag = [] } of ENDS) {
  test.describe(`a payment ${title}`, () => {
    test.use({ wineSlot });

    test('keeps order and cart, and releases the stock', { tag }, async ({ page, wine, email }) => {
      const { stock } = await readWine(wine.slug);
      await goToGateway(page, wine, email);
      await end(page);

      const order = orderPage(page);
      await expect(order.failed).toBeVisible();
      expect(orderNumberIn(await textOf(order.number))).not.toBe('');
      await page.reload();
      await expect(order.failed).toBeVisible();

      await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(stock);
      await expect(frame(page).cartButton(2)).toBeVisible();
      await page.goto('/carrito');
      await expect(cartPage(page).line(wine.name)).toHaveCount(1);
    });
  });
}

test.describe('after a refused payment', () => {
  test.use({ wineSlot: 6 });

  test('the shopper pays the same order on a retry', async ({ page, wine, email }) => {
    await goToGateway(page, wine, email);
    await gateway(page).refuse.click();
    const order = orderPage(page);
    const number = orderNumberIn(await textOf(order.number));
    await order.tryAgain.click();
    await gateway(page).approve.click();
    await expect(order.thanks).toBeVisible();
    expect(orderNumberIn(await textOf(order.number))).toBe(number);
  });
});
