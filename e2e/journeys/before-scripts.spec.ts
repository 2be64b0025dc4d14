/** A shopper clicks, navigates and goes back on a server-rendered page before its scripts have loaded. */
import { setTimeout as wait } from 'node:timers/promises';
import { holdScripts } from '../fixtures/hold-scripts.ts';
import { slowLine } from '../fixtures/slow-line.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';
import { sommelier } from '../pages/sommelier.ts';
import { winePage } from '../pages/wine.ts';

test('a click before hydration is replayed after it', async ({ page, wine, trouble }) => {
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

test('one press while the document still loads on a slow line puts the bottle into the cart', async ({
  page,
  wine,
  trouble,
}) => {
  await slowLine(page);
  // Without its pictures, the document is still loading at the press.
  const pressed = Promise.withResolvers<void>();
  await page.route('/storage/**', async (route) => {
    await pressed.promise;
    await route.fallback();
  });
  await page.goto(`/vinos/${wine.slug}`, { waitUntil: 'commit' });
  await winePage(page).add.click();
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  pressed.resolve();
  await expect(frame(page).cartButton(1)).toBeVisible({ timeout: 60_000 });
  expect(trouble.all()).toEqual([]);
});

test('Enter in the price field before hydration filters the list', async ({ page, isMobile, trouble }) => {
  test.skip(isMobile, 'on a phone a drawer has the filters');
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/vinos');
  await page.getByRole('textbox', { name: 'Hasta' }).fill('20000');
  await page.keyboard.press('Enter');
  letScriptsThrough();
  await expect(page).toHaveURL('/vinos?precio_max=20000');
  expect(trouble.all()).toEqual([]);
});

test('a click on the cart before hydration opens the cart page when the scripts do not come', async ({
  page,
  wine,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`/vinos/${wine.slug}`);
  await frame(page).cartButton(0).click();
  // Without scripts the cart button submits a form. A form without fields adds a question mark to the URL.
  await expect(page).toHaveURL(/\/carrito\??$/);
  letScriptsThrough();
  await expect(cartPage(page).heading).toBeVisible();
});

test('a menu link works before hydration', async ({ page, isMobile }) => {
  test.skip(isMobile, 'on a phone a button opens the menu');
  await holdScripts(page);
  await page.goto('/');
  await frame(page).mainMenu.getByRole('link', { name: 'Vinos', exact: true }).click();
  await expect(page).toHaveURL('/vinos');
  await expect(frame(page).heading).toHaveText('Vinos');
});

test('the first thing a visitor does is to rest on a menu entry, and its sheet opens', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone a button opens the menu');
  await page.goto('/');
  const { mainMenu } = frame(page);
  await mainMenu.getByRole('link', { name: 'Vinos', exact: true }).hover();
  await expect(mainMenu.locator('li[data-open]')).toBeVisible();
});

test('a press by a script, without a pointer, starts the page', async ({ page, wine }) => {
  await page.goto(`/vinos/${wine.slug}`);
  await winePage(page).add.evaluate((button: HTMLElement) => button.click());
  await expect(frame(page).cartButton(1)).toBeVisible();
});

test('a link followed after a click on the cart leads to its page', async ({ page, wine, isMobile }) => {
  test.skip(isMobile, 'on a phone a button opens the menu');
  await holdScripts(page);
  await page.goto(`/vinos/${wine.slug}`);
  // The page of the link arrives after the time at which the form of the cart would be submitted.
  await page.route('/vinos', async (route) => {
    await wait(4_000);
    await route.fallback();
  });
  await frame(page).cartButton(0).click();
  await frame(page).mainMenu.getByRole('link', { name: 'Vinos', exact: true }).click({ noWaitAfter: true });
  await expect(page).toHaveURL('/vinos');
});

test('a link followed after "Agregar" before hydration leaves with the bottle in the cart', async ({
  page,
  wine,
  isMobile,
  trouble,
}) => {
  test.skip(isMobile, 'on a phone a button opens the menu');
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`/vinos/${wine.slug}`);
  await winePage(page).add.click();
  await frame(page).mainMenu.getByRole('link', { name: 'Vinos', exact: true }).click({ noWaitAfter: true });
  letScriptsThrough();
  await expect(page).toHaveURL('/vinos');
  await expect(frame(page).cartButton(1)).toBeVisible();
  expect(trouble.all()).toEqual([]);
});

test('the language changes before hydration', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await frame(page).english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page whose first script fails once starts nevertheless', async ({ page, wine, trouble }) => {
  let failures = 0;
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    const isFailure = route.request().resourceType() === 'script' && failures++ === 0;
    await (isFailure ? route.abort() : route.fallback());
  });
  await page.goto(`/vinos/${wine.slug}`);
  await winePage(page).add.click();
  await expect(frame(page).cartButton(1)).toBeVisible();
  expect(trouble.all().filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});

test('a page whose first script is missing adds by its form', async ({ page, wine }) => {
  await page.route(/\/main\.\w+\.js$/, (route) => route.abort());
  await page.goto(`/vinos/${wine.slug}`);
  const main = page.getByRole('main');
  const ageYes = main.getByRole('button', { name: 'Sí, soy mayor de 18 años' });
  // A press before the script has failed waits for it in vain.
  await expect(async () => {
    await winePage(page).add.click({ timeout: 1000 });
    await expect(ageYes).toBeVisible({ timeout: 2000 });
  }).toPass();
  await ageYes.click();
  await expect(page).toHaveURL(/\/carrito\??$/);
  await expect(main).toContainText(wine.name);
});

test('Back before hydration shows the previous page', async ({ page }) => {
  const { question, answer } = sommelier(page);
  await page.goto('/sommelier-virtual');
  await answer('Vacuno').click();
  await expect(question).toHaveText('El continente');
  const letScriptsThrough = await holdScripts(page);
  await page.reload();
  await page.goBack();
  await expect(question).toHaveText('El plato');
  letScriptsThrough();
  await answer('Vacuno').click();
  await expect(question).toHaveText('El continente');
});
