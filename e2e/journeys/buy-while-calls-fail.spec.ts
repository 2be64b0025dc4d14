/**
 * Each API call of a purchase fails once, with each fault. The page shows the shop's error text, keeps typed
 * values, and the retry succeeds. The result is exactly one order.
 */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import {
  FAULT_MODES,
  type FailingStep,
  failEachCallOnce,
  orderKeys,
  wineOf,
} from '../fixtures/failing-calls.ts';
import { GUEST, PLACE } from '../fixtures/guest.ts';
import { watchRequests } from '../fixtures/settled.ts';
import { fillPersonal, openCart } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { frame } from '../pages/frame.ts';
import { gateway } from '../pages/gateway.ts';
import { orderNumberIn, orderPage } from '../pages/order.ts';
import { textOf } from '../pages/text.ts';
import { winePage } from '../pages/wine.ts';
import { createCoupon } from '../shop/operator.ts';
import { confirmationsTo, readCartLines, readLedger, readWine } from '../shop/shop-api.ts';

const linesOf = async (page: Page) =>
  readCartLines((await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.cartId)) ?? '');

const QTY = 3;

const guestSteps = (page: Page, wine: ProductCard, email: string, code: string): FailingStep[] => {
  const { errorDialog, cartButton } = frame(page);
  const { more, add, quantity } = winePage(page);
  const cart = cartPage(page);
  const { personal, next, delivery, payment } = checkout(page);
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');
  const retry = main.getByRole('button', { name: 'Reintentar' });
  const lineQty = cart.line(wine.name).getByRole('spinbutton', { name: 'Cantidad' });
  const fold = page.getByRole('button', { name: 'Calcular despacho' });
  const closeDialog = async () => {
    await page.keyboard.press('Escape');
    await expect(errorDialog).toBeHidden();
  };
  const choose = async (list: Locator, text: string | RegExp) => {
    const option = list.locator('option').filter({ hasText: text }).first();
    await list.selectOption(await option.getAttribute('value'));
  };
  const hasGuest = async () => {
    await expect(personal.name).toHaveValue(GUEST.name);
    await expect(personal.rut).toHaveValue(GUEST.rut);
    await expect(personal.email).toHaveValue(email);
  };
  const addTwo = async () => {
    if ((await quantity.inputValue()) === '1') await more.click();
    await add.click();
  };
  const requestsEnded = watchRequests(page);
  return [
    {
      call: 'GET /shopping-cart/id',
      trigger: addTwo,
      error: errorDialog,
      stillShows: () => expect(quantity).toHaveValue('2'),
      retry: closeDialog,
    },
    {
      call: 'PUT /shopping-cart',
      trigger: addTwo,
      error: errorDialog,
      stillShows: () => expect(quantity).toHaveValue('2'),
      retry: async () => {
        await closeDialog();
        await addTwo();
        await expect(cartButton(2)).toBeVisible();
        await expect.poll(() => linesOf(page)).toEqual({ [wine.sku]: 2 });
        await openCart(page, 2);
      },
    },
    {
      call: 'PUT /shopping-cart',
      trigger: () => cart.line(wine.name).getByRole('button', { name: 'Aumentar cantidad' }).click(),
      error: errorDialog,
      stillShows: () => expect(cart.lines).toHaveCount(1),
      retry: async () => {
        await closeDialog();
        await lineQty.fill(String(QTY));
        await lineQty.press('Enter');
        await expect(cartButton(QTY)).toBeVisible();
        await expect.poll(() => linesOf(page)).toEqual({ [wine.sku]: QTY });
      },
    },
    {
      call: 'GET /shopping-cart',
      trigger: () => page.reload(),
      error: page.getByText(/Te mostramos lo último que sabemos de tu carrito/),
      stillShows: async () => {
        // Page and header both send this request, and each retries it once.
        await requestsEnded();
        await expect(lineQty).toHaveValue(String(QTY));
      },
      retry: async () => {
        await retry.click();
        await expect(retry).toBeHidden();
      },
    },
    {
      call: 'POST /discount-codes/redeem',
      trigger: async () => {
        await cart.code.fill(code);
        await cart.apply.click();
      },
      error: main.getByText(/Hay un problema con el servidor|Demasiados intentos/),
      stillShows: () => expect(cart.code).toHaveValue(code),
      retry: async () => {
        await cart.apply.click();
        await expect(page.getByText(`${code} aplicado`)).toBeVisible();
      },
    },
    {
      call: 'DELETE /discount-codes/:code',
      trigger: () => page.getByRole('button', { name: `Quitar ${code}` }).click(),
      error: main.getByText(/Hay un problema con el servidor|Demasiados intentos/),
      stillShows: () => expect(page.getByText(`${code} aplicado`)).toBeVisible(),
      retry: async () => {
        await page.getByRole('button', { name: `Quitar ${code}` }).click();
        await expect(page.getByText(`${code} aplicado`)).toBeHidden();
      },
    },
    {
      call: 'GET /regions',
      trigger: () => fold.click(),
      error: alert.filter({ hasText: 'No pudimos cargar las regiones y comunas' }),
      retry: async () => {
        await retry.click();
        await expect(alert).toBeHidden();
      },
    },
    {
      call: 'GET /regions/:id/communes',
      trigger: () => choose(delivery.region, PLACE.region),
      error: alert.filter({ hasText: 'No pudimos cargar las regiones y comunas' }),
      stillShows: () => expect(delivery.region.locator('option:checked')).toHaveText(PLACE.region),
      retry: async () => {
        await retry.click();
        await expect(alert).toBeHidden();
      },
    },
    {
      call: 'POST /purchases/calculate-shipping',
      trigger: () => choose(delivery.commune, PLACE.commune),
      error: alert.filter({ hasText: 'No pudimos calcular el despacho' }),
      stillShows: () => expect(delivery.commune.locator('option:checked')).toHaveText(PLACE.commune),
      retry: async () => {
        await retry.click();
        await expect(page.getByText(/^Llega (el|entre) /)).toBeVisible();
      },
    },
    {
      call: 'POST /purchases/register-as-guest',
      trigger: async () => {
        await cart.checkout.click();
        await fillPersonal(page, email);
      },
      error: alert.filter({
        hasText: 'Hay un error en tu registro como invitado, por favor intenta luego',
      }),
      stillShows: hasGuest,
      retry: async () => {
        await next.click();
        await expect(page).toHaveURL('/informacion-de-envio');
      },
    },
    {
      call: 'POST /purchases/calculate-shipping',
      trigger: async () => {
        await delivery.address.fill(PLACE.address);
        await page.reload();
      },
      error: alert.filter({ hasText: 'No pudimos calcular el despacho' }),
      stillShows: () => expect(delivery.address).toHaveValue(PLACE.address),
      retry: async () => {
        await retry.click();
        await expect(page.getByText(/^Llega (el|entre) /)).toBeVisible();
        await next.click();
        await expect(page).toHaveURL('/metodo-de-pago');
      },
    },
    {
      call: 'POST /purchases',
      trigger: async () => {
        await payment.terms.check();
        await payment.pay.click();
      },
      error: alert.filter({ hasText: 'No pudimos crear tu pedido' }),
      stillShows: () => expect(payment.terms).toBeChecked(),
      retry: async () => {
        await payment.pay.click();
        await expect(gateway(page).approve).toBeVisible();
      },
    },
    {
      call: 'GET /purchases/:id',
      trigger: () => gateway(page).approve.click(),
      error: frame(page).failedRegion,
      retry: async () => {
        await retry.click();
        await expect(orderPage(page).thanks).toBeVisible();
      },
    },
  ];
};

for (const [index, { title, fault, tag = [] }] of FAULT_MODES.entries()) {
  test(`a guest buys by card while each call ${title}`, { tag }, async ({ page, email }) => {
    const wine = wineOf(index);
    const { stock } = await readWine(wine.slug);
    const code = `FALLA-${randomUUID().slice(0, 8).toUpperCase()}`;
    await createCoupon(code, 1_000);
    const keys = orderKeys(page);
    await page.goto(`/vinos/${wine.slug}`);

    await failEachCallOnce(page, guestSteps(page, wine, email, code), fault);

    const number = orderNumberIn(await textOf(orderPage(page).number));
    const paid = (await readLedger()).filter(({ buy_order }) => buy_order.includes(number));
    expect(paid.map(({ status }) => status)).toEqual(['AUTHORIZED']);
    expect(keys.size).toBe(1);
    await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(stock - QTY);
    await expect.poll(async () => (await confirmationsTo(email)).length).toBe(1);
  });
}
