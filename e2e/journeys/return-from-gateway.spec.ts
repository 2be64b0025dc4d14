import type { Page } from '@playwright/test';
import { approveAndWait } from '../fixtures/gateway-return.ts';
import { goToGateway } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { gateway } from '../pages/gateway.ts';
import { orderNumberIn, orderPage } from '../pages/order.ts';
import { textOf } from '../pages/text.ts';
import { readLedger, readWine } from '../shop/shop-api.ts';

/** Order number on the thank-you page, and status of each payment of that order at the gateway. */
const thanked = async (page: Page): Promise<{ number: string; paid: string[] }> => {
  const { thanks, number } = orderPage(page);
  await expect(thanks).toBeVisible();
  const bought = orderNumberIn(await textOf(number));
  const entries = (await readLedger()).filter(({ buy_order }) => buy_order.includes(bought));
  return { number: bought, paid: entries.map(({ status }) => status) };
};

test.describe('a gateway that comes back twice', () => {
  test.use({ wineSlot: 14 });

  test('in two tabs at once confirms one order, and both tabs show it', async ({
    page,
    context,
    wine,
    email,
  }) => {
    const { stock } = await readWine(wine.slug);
    await goToGateway(page, wine, email);
    const address = await approveAndWait(page);
    const other = await context.newPage();
    await Promise.all([page.goto(address), other.goto(address)]);
    const first = await thanked(page);
    expect(first.paid).toEqual(['AUTHORIZED']);
    expect(await thanked(other)).toEqual(first);
    await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(stock - 2);
  });
});

test.describe('a shopper who goes back from the gateway', () => {
  test.use({ wineSlot: 15 });

  test('finds cart and form unchanged, and pays once', async ({ page, wine, email }) => {
    const { stock } = await readWine(wine.slug);
    await goToGateway(page, wine, email);
    await expect(gateway(page).approve).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/metodo-de-pago');
    const { payment, personal, steps } = checkout(page);
    await expect(page.getByRole('dialog', { name: 'Te llevamos a Webpay' })).toBeHidden();
    await steps.getByRole('link', { name: /Tus datos/ }).click();
    await expect(personal.email).toHaveValue(email);
    await page.goBack();
    await payment.terms.check();
    await payment.pay.click();
    await gateway(page).approve.click();
    expect((await thanked(page)).paid.filter((status) => status === 'AUTHORIZED')).toHaveLength(1);
    await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(stock - 2);
    // The payment step shows an empty cart now.
    await page.goto('/metodo-de-pago');
    await expect(cartPage(page).empty).toBeVisible();
  });
});

test.describe('a gateway that does not respond', () => {
  test.use({ wineSlot: 16 });

  test('shows an error and keeps cart and form', { tag: '@full' }, async ({ page, wine, email, shop }) => {
    const orders = '**/api/purchases?**';
    // First case: the API's error when the gateway returns no token. API tests cover the API's side.
    const refusal = {
      statusCode: 503,
      code: 'PAYMENT_NOT_AVAILABLE',
      message: 'El pago no está disponible en este momento. Intenta en unos minutos.',
      errors: ['El pago no está disponible en este momento. Intenta en unos minutos.'],
    };
    await page.route(orders, (route) => route.fulfill({ status: 503, json: refusal }));
    await goToGateway(page, wine, email);
    const { payment } = checkout(page);
    await expect(page.getByRole('alert')).toContainText(/pago/);
    await page.unroute(orders);

    // Second case: the gateway's page fails to load, and the shopper uses Back.
    const gatewayPage = `${shop.gatewayUrl}/webpayserver/initTransaction`;
    await page.route(gatewayPage, (route) => route.abort('connectionrefused'));
    await payment.pay.click();
    await expect(page).not.toHaveURL('/metodo-de-pago');
    await page.unroute(gatewayPage);
    await page.goto('/metodo-de-pago');
    await payment.terms.check();
    await payment.pay.click();
    await gateway(page).approve.click();
    expect((await thanked(page)).paid.filter((status) => status === 'AUTHORIZED')).toHaveLength(1);
  });
});
