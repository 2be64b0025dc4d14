import type { Page } from '@playwright/test';
import { eventually, SOON } from '../fixtures/eventually.ts';
import { PLACE } from '../fixtures/guest.ts';
import { beginCheckout, beginPayment, fillPersonal, goToGateway } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { gateway } from '../pages/gateway.ts';
import { orderNumberIn, orderPage } from '../pages/order.ts';
import { textOf } from '../pages/text.ts';
import { confirmationsTo, readLedger, readWine } from '../shop/shop-api.ts';

test.describe('a hasty shopper', () => {
  test.use({ wineSlot: 9 });

  test('buys once despite double clicks, reloads and Back', async ({ page, wine, email }) => {
    const { stock } = await readWine(wine.slug);
    await beginPayment(page, wine, email);
    await checkout(page).payment.pay.dblclick();
    await gateway(page).approve.click();
    const { thanks, number } = orderPage(page);
    await expect(thanks).toBeVisible();
    const bought = orderNumberIn(await textOf(number));
    const thanked = page.url();

    await page.reload();
    await expect(thanks).toBeVisible();
    // The payment step redirects to the empty cart, so the shopper cannot create a second order.
    await page.goto('/metodo-de-pago');
    await expect(page).toHaveURL('/carrito');
    await expect(cartPage(page).empty).toBeVisible();
    await page.goto(thanked);
    await expect(thanks).toBeVisible();

    const paid = (await readLedger()).filter(({ buy_order }) => buy_order.includes(bought));
    expect(paid.map(({ status }) => status)).toEqual(['AUTHORIZED']);
    await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(stock - 2);
  });
});

/** Opens the payment step in a second tab with a copy of the first tab's session storage, ready to pay. */
const duplicate = async (page: Page): Promise<Page> => {
  const typed = await page.evaluate(() => ({ ...sessionStorage }));
  const other = await page.context().newPage();
  await other.addInitScript((kept) => {
    localStorage.setItem('isAcceptedAged', 'ok');
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  }, typed);
  await other.goto('/metodo-de-pago');
  await checkout(other).payment.terms.check();
  return other;
};

test.describe('two tabs of one cart that pay at once', () => {
  test.use({ wineSlot: 21 });

  test('get two order numbers and one payment; the unpaid tab refers to the other window', async ({
    page,
    wine,
    email,
  }) => {
    const { stock } = await readWine(wine.slug);
    await beginPayment(page, wine, email);
    const other = await duplicate(page);
    const tabs = [page, other];
    const busy = (tab: Page) =>
      tab.getByRole('alert').filter({ hasText: 'Tu pedido anterior se está pagando' });
    await Promise.all(tabs.map((tab) => checkout(tab).payment.pay.click()));
    for (const tab of tabs) {
      const { approve } = gateway(tab);
      // The API refuses this order as long as it processes the other tab's order. Then click again.
      await eventually(
        async () => {
          if (await busy(tab).isVisible()) await checkout(tab).payment.pay.click(SOON);
        },
        () => expect(approve).toBeVisible(SOON),
      );
    }
    const asked = await Promise.all(tabs.map((tab) => textOf(tab.locator('body'))));
    const numbers = asked.map((text) => /CQ-\d+/.exec(text)?.[0] ?? '');
    expect(new Set(numbers).size).toBe(2);
    await Promise.all(tabs.map((tab) => gateway(tab).approve.click()));

    const ended = tabs.map(orderPage);
    for (const { thanks, failed } of ended) await expect(thanks.or(failed)).toBeVisible();
    const thanked = await Promise.all(ended.map(({ thanks }) => thanks.isVisible()));
    expect(thanked.filter(Boolean)).toHaveLength(1);
    const left = tabs[thanked.indexOf(false)] as Page;
    await expect(left.getByText(/si ya pagaste en otra ventana/)).toBeVisible();
    await expect(orderPage(left).tryAgain).toBeHidden();
    const paid = (await readLedger()).filter(
      ({ buy_order, status }) =>
        status === 'AUTHORIZED' && numbers.some((number) => buy_order.startsWith(number)),
    );
    expect(paid).toHaveLength(1);
    expect(paid[0]?.buy_order).toContain(numbers[thanked.indexOf(true)]);
    await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(stock - 2);
    await expect.poll(async () => (await confirmationsTo(email)).length).toBe(1);
  });
});

test.describe('a closed tab', () => {
  test.use({ wineSlot: 10 });

  test('keeps the cart, and the order can be paid later', { tag: '@full' }, async ({ page, wine, email }) => {
    await goToGateway(page, wine, email);
    await page.goto('/carrito');
    await expect(cartPage(page).line(wine.name)).toHaveCount(1);
    await cartPage(page).checkout.click();
    const { personal, next, delivery, payment } = checkout(page);
    await expect(personal.email).toHaveValue(email);
    await next.click();
    await expect(delivery.address).toHaveValue(PLACE.address);
    await next.click();
    await payment.terms.check();
    await payment.pay.click();
    await gateway(page).approve.click();
    await expect(orderPage(page).thanks).toBeVisible();
  });
});

test.describe('a company', () => {
  test.use({ wineSlot: 11 });

  test('picks up its order and gets a factura', { tag: '@full' }, async ({ page, wine, email }) => {
    const { delivery, next, payment } = checkout(page);
    await beginCheckout(page, wine);
    await fillPersonal(page, email);
    await delivery.pickup.check();
    await next.click();
    await payment.factura.check();
    await payment.invoice.reason.fill('Los Robles Ltda');
    await payment.invoice.rut.fill('76.418.530-7');
    await payment.invoice.giro.fill('Restaurante');
    await payment.invoice.address.fill('Moneda 1');
    const region = delivery.region.locator('option').filter({ hasText: PLACE.region });
    await delivery.region.selectOption(await region.getAttribute('value'));
    await delivery.commune.selectOption({ label: PLACE.commune });
    await payment.terms.check();
    await payment.pay.click();
    await gateway(page).approve.click();
    await expect(orderPage(page).thanks).toBeVisible();
    await expect(page.getByText('Factura electrónica')).toBeVisible();
    await expect(page.getByText(/cuando puedas retirarlo/)).toBeVisible();
  });
});
