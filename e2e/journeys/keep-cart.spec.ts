import { addTwo, beginCart } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';

test.use({ wineSlot: 7 });

test('the cart keeps its lines after a page load', async ({ page, wine }) => {
  await page.goto(`/vinos/${wine.slug}`);
  const written = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await addTwo(page);
  expect((await written).status()).toBe(200);
  await page.goto('/carrito');
  await expect(cartPage(page).line(wine.name)).toHaveCount(1);
  await expect(frame(page).cartButton(2)).toBeVisible();
});

test('an addition that a reload interrupts is sent by the next page, which nobody has used', async ({
  page,
  wine,
}) => {
  await page.goto(`/vinos/${wine.slug}`);
  const hanging = page.waitForRequest((request) => request.method() === 'PUT');
  await page.route('**/api/**', (route) =>
    route.request().method() === 'PUT' ? undefined : route.continue(),
  );
  await addTwo(page);
  await hanging;
  await page.unroute('**/api/**');
  await page.reload();
  await expect(frame(page).cartButton(2)).toBeVisible();
  await page.goto('/carrito');
  await expect(cartPage(page).line(wine.name)).toHaveCount(1);
});

test('two tabs show the same cart, also after a change in one of them', async ({ page, wine, context }) => {
  await beginCart(page, wine);
  await expect(cartPage(page).checkout).toBeVisible();
  const later = await context.newPage();
  await later.goto(page.url());
  await expect(frame(later).cartButton(2)).toBeVisible();

  await page.bringToFront();
  await cartPage(page)
    .line(wine.name)
    .getByRole('button', { name: `Eliminar ${wine.name}` })
    .click();
  await expect(cartPage(page).empty).toBeVisible();
  await expect(frame(later).cartButton(0)).toBeVisible();
});
