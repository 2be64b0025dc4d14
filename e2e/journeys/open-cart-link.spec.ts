/** A link with products, as an assistant or a friend sends it (docs/product/cart.md#link-to-a-cart). */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { axeFindings } from '../fixtures/axe.ts';
import { rememberOnce } from '../fixtures/remember-once.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';
import { makeCart } from '../shop/customer-api.ts';
import { wellStockedWines } from '../shop/shop-api.ts';

/** A wine that the shop does not sell. The browser logs its 404. */
const GONE = 'vino-que-no-existe';

test('a link fills the cart of a shopper who says yes, once', async ({ page, wine, trouble }) => {
  const cart = cartPage(page);
  const question = page.getByRole('dialog', { name: '¿Agregar al carrito?' });
  const link = `/carrito?agregar=${wine.slug}*2,${GONE}*1`;

  await page.goto(link);
  await expect(question).toContainText(`2 × ${wine.name}`);
  await expect(question).toContainText('No se pueden agregar: 1.');
  await expect(question).not.toContainText('Tu carrito ya tiene');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(cart.empty).toBeVisible();
  await expect(page).toHaveURL('/carrito');

  await page.goto(link);
  await question.getByRole('button', { name: 'Agregar' }).click();
  await expect(cart.line(wine.name)).toBeVisible();
  await expect(frame(page).cartButton(2)).toBeVisible();
  await expect(page).toHaveURL('/carrito');
  await page.reload();
  await expect(frame(page).cartButton(2)).toBeVisible();
  await expect(question).toBeHidden();
  expect(trouble.all().filter((text) => !text.includes(GONE))).toEqual([]);
});

test('a link says what the cart has, and removes nothing', async ({ page, wine, trouble }) => {
  const other = wellStockedWines().find(({ sku }) => sku !== wine.sku);
  if (!other) throw new Error('The seed has too few wines with stock');
  const cart = cartPage(page);
  const question = page.getByRole('dialog', { name: '¿Agregar al carrito?' });
  // A cart that this browser has not read yet: only its id is stored.
  await rememberOnce(page, { [STORAGE_KEYS.cartId]: await makeCart(other.sku, 3) });

  for (const [answer, units] of [
    ['Cancelar', 3],
    ['Agregar', 4],
  ] as const) {
    await page.goto(`/carrito?agregar=${wine.slug}*1`);
    await expect(question).toContainText('Tu carrito ya tiene 3. Lo que hay se queda.');
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toBeHidden();
    await expect(frame(page).cartButton(units)).toBeVisible();
  }
  await expect(cart.line(other.name)).toBeVisible();
  await expect(cart.line(wine.name)).toBeVisible();
  expect(trouble.all()).toEqual([]);
});
