import type { Page } from '@playwright/test';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { beginCheckout, fillDelivery, fillPersonal, goToGateway, PLACE } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { gateway } from '../pages/gateway.ts';
import { orderNumberIn, orderPage } from '../pages/order.ts';
import { textOf } from '../pages/text.ts';
import { readLedger, readWine } from '../shop/shop-api.ts';

const atPayment = async (page: Page, wine: ProductCard, email: string): Promise<void> => {
  await beginCheckout(page, wine);
  await fillPersonal(page, email);
  await fillDelivery(page);
  await checkout(page).payment.terms.check();
};

test.skip(({ isMobile }) => isMobile && process.env.TEST_FULL !== '1', 'The same at any width');

test.describe('a hasty shopper', () => {
  test.use({ wineSlot: 9 });

  test('buys once, whatever is pressed twice, reloaded or gone back to', async ({ page, wine, email }) => {
    const { stock } = await readWine(wine.slug);
    await atPayment(page, wine, email);
    await checkout(page).payment.pay.dblclick();
    await gateway(page).approve.click();
    const { thanks, number } = orderPage(page);
    await expect(thanks).toBeVisible();
    const bought = orderNumberIn(await textOf(number));
    const thanked = page.url();

    await page.reload();
    await expect(thanks).toBeVisible();
    // Back leads to a step that has nothing left to sell, never to a second order.
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

test.describe('a closed tab', () => {
  test.use({ wineSlot: 10 });

  test('costs nothing: the cart is there and the order can be paid later', { tag: '@full' }, async ({
    page,
    wine,
    email,
  }) => {
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

  test('picks its order up and gets a factura', { tag: '@full' }, async ({ page, wine, email }) => {
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

test.describe('an API that fails', () => {
  test.use({ wineSlot: 12 });

  test('is told at each call, and every call can be tried again', { tag: '@full' }, async ({
    page,
    wine,
    email,
  }) => {
    const down = (path: string) => page.route(path, (route) => route.abort());
    const up = (path: string) => page.unroute(path);
    const { asGuest, next, delivery, payment } = checkout(page);
    const alert = page.getByRole('alert');
    const retry = page.getByRole('button', { name: 'Reintentar' });

    await beginCheckout(page, wine);
    await expect(asGuest).toBeVisible();
    const guests = '**/api/purchases/register-as-guest';
    await down(guests);
    await fillPersonal(page, email);
    await expect(alert).toContainText('Hay un error en tu registro como invitado, por favor intenta luego');
    await up(guests);
    const regions = '**/api/regions';
    await down(regions);
    await next.click();
    await expect(alert).toContainText('No pudimos cargar las regiones y comunas');
    await up(regions);
    await retry.click();
    const shipping = '**/api/purchases/calculate-shipping?**';
    await down(shipping);
    const region = delivery.region.locator('option').filter({ hasText: PLACE.region });
    await delivery.region.selectOption(await region.getAttribute('value'));
    await delivery.commune.selectOption({ label: PLACE.commune });
    await delivery.address.fill(PLACE.address);
    await expect(alert).toContainText('No pudimos calcular el despacho');
    await up(shipping);
    await retry.click();
    await expect(page.getByText(/^Llega en/)).toBeVisible();
    await next.click();
    const orders = '**/api/purchases?**';
    await down(orders);
    await payment.terms.check();
    await payment.pay.click();
    await expect(alert).toContainText('No pudimos comunicarnos con la tienda');
    await up(orders);
    await payment.pay.click();
    await gateway(page).approve.click();
    await expect(orderPage(page).thanks).toBeVisible();
  });
});
