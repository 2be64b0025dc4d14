import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatClp } from 'shared-contracts/domain/money';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { beginCart } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { frame } from '../pages/frame.ts';
import { createCoupon } from '../shop/operator.ts';
import { readCartLines, wellStockedWines } from '../shop/shop-api.ts';

test.use({ wineSlot: 8 });

/** Price of the gift box and discount of the coupon, in CLP. */
const GIFT = 2_000;
const OFF = 5_000;

const linesAtServer = async (page: Page) =>
  readCartLines((await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.cartId)) ?? '');

test('gift box and coupon change the total and survive a reload and the checkout steps', async ({ page }) => {
  // A discounted product excludes coupons (docs/product/checkout.md#coupon).
  const wine = wellStockedWines().find(({ reference_price }) => reference_price === null);
  if (!wine) throw new Error('The seed has no wine without an offer');
  const code = `REGALO-${randomUUID().slice(0, 8).toUpperCase()}`;
  await createCoupon(code, OFF);
  const cart = cartPage(page);
  await beginCart(page, wine);

  await cart.giftBox.check();
  await cart.giftText.fill('Feliz cumpleaños, Ana');
  await cart.code.fill('NOEXISTE');
  await cart.apply.click();
  await expect(cart.code).toHaveAccessibleDescription('El cupón ingresado no es valido');
  await cart.code.fill(` ${code.toLowerCase()} `);
  await cart.apply.click();

  const total = formatClp(2 * wine.price + GIFT - OFF);
  await expect(cart.amount('Total')).toHaveText(total);
  await expect(cart.amount('Caja de regalo')).toHaveText(formatClp(GIFT));
  await page.reload();
  await expect(cart.amount('Total')).toHaveText(total);
  await expect(cart.giftText).toHaveValue('Feliz cumpleaños, Ana');
  await expect(page.getByText(`${code} aplicado`)).toBeVisible();

  await cart.checkout.click();
  await expect(checkout(page).asGuest).toBeVisible();
  if (await checkout(page).unfold.isVisible()) await checkout(page).unfold.click();
  await expect(checkout(page).amount('Total')).toHaveText(total);

  await page.goto('/carrito');
  await page.getByRole('button', { name: `Quitar ${code}` }).click();
  await expect(cart.amount('Total')).toHaveText(formatClp(2 * wine.price + GIFT));
});

test('Deshacer restores a removed product with its quantity', async ({ page, wine }) => {
  const cart = cartPage(page);
  await beginCart(page, wine);
  await page.getByRole('button', { name: `Eliminar ${wine.name}` }).click();
  await expect(cart.empty).toBeVisible();
  await cart.undo.click();
  await expect(cart.line(wine.name).getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue('2');
  await expect.poll(() => linesAtServer(page)).toEqual({ [wine.sku]: 2 });
});

test('the cart shows changes made offline and sends them when the connection returns', async ({
  page,
  wine,
  context,
}) => {
  const cart = cartPage(page);
  await beginCart(page, wine);
  await expect.poll(() => linesAtServer(page)).toEqual({ [wine.sku]: 2 });
  await context.setOffline(true);
  await cart.line(wine.name).getByRole('button', { name: 'Aumentar cantidad' }).click();
  await expect(page.getByText('Sin conexión. Guardamos tus cambios')).toBeVisible();
  await expect(frame(page).cartButton(3)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => linesAtServer(page)).toEqual({ [wine.sku]: 3 });
  await expect(page.getByText('Sin conexión. Guardamos tus cambios')).toBeHidden();
});

test('two tabs that add their first product at once share one cart', async ({ page, wine, context }) => {
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('isAcceptedAged', 'ok'));
  const tabs = [page, other];
  for (const tab of tabs) await tab.goto(`/vinos/${wine.slug}`);
  await Promise.all(
    tabs.map((tab) =>
      tab.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click(),
    ),
  );
  // Neither page showed the other's bottle, so each press adds one.
  for (const tab of tabs) {
    await expect(frame(tab).cartButton(2)).toBeVisible();
    await expect(cartPage(tab).panel).toBeVisible();
  }
  await page.goto('/carrito');
  await cartPage(page).line(wine.name).getByRole('button', { name: 'Aumentar cantidad' }).click();
  await expect(frame(other).cartButton(3)).toBeVisible();
  await expect.poll(() => linesAtServer(page)).toEqual({ [wine.sku]: 3 });
});

test('the cart page works without recommendations when the catalog remote fails to load', async ({
  page,
  wine,
  shop,
}) => {
  await beginCart(page, wine);
  await expect(cartPage(page).recommended.getByRole('heading').first()).toBeVisible();
  await page.route('**/remotes/catalog/**/*.js', (route) => route.abort('connectionrefused'));
  await page.goto(`${shop.url}/carrito`);
  await expect(cartPage(page).checkout).toBeVisible();
  await expect(cartPage(page).amount('Total')).toHaveText(formatClp(2 * wine.price));
  await expect(cartPage(page).recommended).toBeEmpty();
  await expect(frame(page).failedRegion).toHaveCount(0);
});
