/** A page is used before its scripts are here: the server's markup is seen long before. */
import { holdScripts } from '../fixtures/hold-scripts.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';
import { sommelier } from '../pages/sommelier.ts';
import { winePage } from '../pages/wine.ts';

test('what is pressed before its scripts are here is done when they are', async ({ page, wine, trouble }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`/vinos/${wine.slug}`);
  const { more, add, quantity } = winePage(page);
  await quantity.fill('2');
  await more.click();
  await add.click();
  await expect(quantity).toHaveValue('2');
  letScriptsThrough();
  await expect(frame(page).cartButton(3)).toBeVisible();
  expect(trouble.all()).toEqual([]);
});

test('the cart asked for before its scripts are here opens when they are, else leads to its page', async ({
  page,
  wine,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`/vinos/${wine.slug}`);
  await frame(page).cartButton(0).click();
  // An empty form's address ends with a question mark.
  await expect(page).toHaveURL(/\/carrito\??$/);
  letScriptsThrough();
  await expect(cartPage(page).heading).toBeVisible();
});

test('a link of the menu works before its scripts are here', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the menu of a phone is asked for by a button');
  await holdScripts(page);
  await page.goto('/');
  await frame(page).mainMenu.getByRole('link', { name: 'Vinos', exact: true }).click();
  await expect(page).toHaveURL('/vinos');
  await expect(frame(page).heading).toHaveText('Vinos');
});

test('Back before the scripts are here shows the page that it leads to', async ({ page }) => {
  const { question, answer } = sommelier(page);
  await page.goto('/sommelier-virtual');
  await answer('Europa').click();
  await expect(question).toHaveText('El país');
  const letScriptsThrough = await holdScripts(page);
  await page.reload();
  await page.goBack();
  await expect(question).toHaveText('El continente');
  letScriptsThrough();
  await answer('América').click();
  await expect(question).toHaveText('El país');
});
