/**
 * The first press on a page adds to a cart that the page does not show yet: the server's markup is the same for all
 * visitors, and another device may have filled the account's cart.
 */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { holdScripts } from '../fixtures/hold-scripts.ts';
import { startScripts } from '../fixtures/hydrated.ts';
import { rememberOnce } from '../fixtures/remember-once.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { textOf } from '../pages/text.ts';
import { winePage } from '../pages/wine.ts';
import { call, makeCart, openAccount, signIn, signInElsewhere } from '../shop/customer-api.ts';

/**
 * Presses before the page has its scripts. A later press sets the quantity that the counter then shows, so it adds
 * nothing to six.
 */
const pressFirst = async (page: Page, path: string, button: Locator): Promise<void> => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(path);
  await button.click();
  letScriptsThrough();
};

/** Fills the tab's cart on one page, so that the next page opens with it. */
const fillCart = async (page: Page, { sku }: ProductCard, qty: number): Promise<void> => {
  await rememberOnce(page, { [STORAGE_KEYS.cartId]: await makeCart(sku, qty) });
  await page.goto('/carrito');
  await expect(frame(page).cartButton(qty)).toBeVisible();
};

/** The first button of a list, and its wine. */
const firstOfList = async (page: Page): Promise<ProductCard> => {
  const { data } = await call<{ data: ProductCard[] }>('GET', '/wines');
  await page.goto('/vinos');
  const name = await textOf(listing(page).buyable.first().getByRole('heading'));
  const found = data.find((wine) => name === (wine.name_card || wine.name));
  if (!found) throw new Error(`No wine is called ${name}`);
  return found;
};

test('the first press on a wine’s page adds one bottle to six', async ({ page, wine, trouble }) => {
  await fillCart(page, wine, 6);
  await pressFirst(page, `/vinos/${wine.slug}`, winePage(page).add);
  await expect(frame(page).cartButton(7)).toBeVisible();
  await expect(page.getByRole('main').getByText('7 en tu carrito').first()).toBeVisible();
  await page.goto('/carrito');
  await expect(frame(page).cartButton(7)).toBeVisible();
  expect(trouble.all()).toEqual([]);
});

test('a page and a card of a wine in the cart show how many, without a touch', async ({ page, trouble }) => {
  const wine = await firstOfList(page);
  await fillCart(page, wine, 6);
  await page.goto(`/vinos/${wine.slug}`);
  await expect(winePage(page).quantity).toHaveValue('6');
  await page.goto('/vinos');
  await expect(listing(page).buyable.first().getByText('6 en tu carrito')).toBeVisible();
  expect(trouble.all()).toEqual([]);
});

test('the first press on a card adds one bottle to six', async ({ page, trouble }) => {
  await fillCart(page, await firstOfList(page), 6);
  const add = listing(page).buyable.first().getByRole('button', { name: 'Agregar al carrito' });
  await pressFirst(page, '/vinos', add);
  await expect(frame(page).cartButton(7)).toBeVisible();
  expect(trouble.all()).toEqual([]);
});

test('the first press on plus shows one bottle more than the cart has', async ({ page, wine, trouble }) => {
  await fillCart(page, wine, 6);
  await pressFirst(page, `/vinos/${wine.slug}`, winePage(page).more);
  await expect(winePage(page).quantity).toHaveValue('7');
  await winePage(page).add.click();
  await expect(frame(page).cartButton(7)).toBeVisible();
  expect(trouble.all()).toEqual([]);
});

test('button, plus and button before the scripts make two bottles', async ({ page, wine, trouble }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`/vinos/${wine.slug}`);
  await winePage(page).add.click();
  await winePage(page).more.click();
  await winePage(page).add.click();
  letScriptsThrough();
  await expect(winePage(page).quantity).toHaveValue('2');
  await expect(frame(page).cartButton(2)).toBeVisible();
  expect(trouble.all()).toEqual([]);
});

test('a press adds to an account’s cart that another device has filled', async ({ page, wine, trouble }) => {
  const email = `llena-${randomUUID()}@correo.cl`;
  await openAccount(email);
  const token = await signInElsewhere(email);
  const { id } = await call<{ id: string }>('GET', '/shopping-cart/id', { token });
  await call('PUT', `/shopping-cart?cart_id=${id}`, { token, body: { sku: wine.sku, qty: 6 } });
  await signIn(page, email);
  await pressFirst(page, `/vinos/${wine.slug}`, winePage(page).add);
  await expect(frame(page).cartButton(7)).toBeVisible();
  // The page shows the seven before the server has them.
  const units = async () =>
    (await call<{ data: Cart }>('GET', `/shopping-cart?cart_id=${id}`, { token })).data.items[0]?.qty;
  await expect.poll(units).toBe(7);
  // A read that follows the press is over before the cart changes.
  await page.waitForLoadState('networkidle');
  // The same for a press after hydration, while the page only knows the cart of this browser.
  const { promise: held, resolve: letAnswerThrough } = Promise.withResolvers<void>();
  await page.route(/\/api\/shopping-cart\?/, async (route) => {
    await held;
    await route.fallback();
  });
  // The open page must not read the nine.
  await call('PUT', `/shopping-cart?cart_id=${id}`, { token, body: { sku: wine.sku, qty: 9 } });
  await page.goto(`/vinos/${wine.slug}`);
  await startScripts(page);
  await expect(winePage(page).quantity).toHaveValue('7');
  await winePage(page).more.click();
  await winePage(page).add.click();
  await expect(frame(page).cartButton(8)).toBeVisible();
  letAnswerThrough();
  await expect(frame(page).cartButton(10)).toBeVisible();
  expect(trouble.all()).toEqual([]);
});
