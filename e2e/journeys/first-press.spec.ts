/** The first touch of a page is a press, before its scripts have run. `pnpm bench use` measures how long it takes. */
import type { Locator, Page } from '@playwright/test';
import { holdScripts } from '../fixtures/hold-scripts.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { extendDeadlines } from '../fixtures/patience.ts';
import { layerInHistory } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { search } from '../pages/search.ts';
import { winePage } from '../pages/wine.ts';
import { bringCart } from '../shop/cart-api.ts';
import { kindsOfPage } from '../shop/kinds-of-page.ts';

interface Press {
  title: string;
  path: () => Promise<string> | string;
  control: (page: Page) => Locator;
  /** Visible after the press has been performed once. */
  result: (page: Page) => Locator;
  /** Visible at once, before the scripts. */
  shownAtOnce?: (page: Page) => Locator;
  /** The control exists on narrow screens only. */
  isNarrow?: boolean;
}

const card = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Agregar al carrito', disabled: false }).first();
const oneInCart = (page: Page): Locator => frame(page).cartButton(1);
const searchOpen = (page: Page): Locator => search(page).modal;

const PRESSES: readonly Press[] = [
  { title: 'home', path: () => '/', control: card, result: oneInCart, shownAtOnce: oneInCart },
  {
    title: 'list',
    path: () => '/vinos',
    control: (page) => listing(page).buyable.first().getByRole('button', { name: 'Agregar al carrito' }),
    result: oneInCart,
    shownAtOnce: oneInCart,
  },
  {
    title: 'list filters',
    path: () => '/vinos',
    control: (page) => listing(page).openFilters,
    result: (page) => listing(page).drawer,
    isNarrow: true,
  },
  { title: 'cart', path: () => '/carrito', control: (page) => search(page).open, result: searchOpen },
  {
    title: 'article',
    path: async () => (await kindsOfPage()).find((path) => path.startsWith('/blog/')) ?? '',
    control: (page) => search(page).open,
    result: searchOpen,
  },
];

/** Opacity and line of a control, which show that it is busy. */
const lookOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const line = getComputedStyle(element, '::after');
    return [getComputedStyle(element).opacity, line.content, line.backgroundImage].join();
  });

for (const { title, path, control, result, shownAtOnce, isNarrow } of PRESSES)
  test(`${title}: a press while the scripts are held back shows at once and is performed later`, async ({
    page,
    isMobile,
    trouble,
  }) => {
    test.skip(isNarrow === true && !isMobile, 'a wide window shows the filters');
    // After three seconds the browser would send the form of the search.
    await extendDeadlines(page);
    const letScriptsThrough = await holdScripts(page);
    await page.goto(await path());
    const pressed = control(page);
    const idle = await lookOf(pressed);
    await pressed.click();
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    expect(await lookOf(pressed)).not.toBe(idle);
    if (shownAtOnce) await expect(shownAtOnce(page)).toBeVisible();
    letScriptsThrough();
    await expect(result(page)).toBeVisible();
    expect(trouble.all()).toEqual([]);
  });

test('the menu of a phone opens while the scripts are held back, and Back closes it after them', async ({
  page,
  wine,
  trouble,
}) => {
  // The menu button exists on narrow screens only.
  await page.setViewportSize({ width: 360, height: 740 });
  await bringCart(page, wine);
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/carrito');
  await expect(cartPage(page).empty).toBeHidden();
  const { openMenu, menu } = frame(page);
  await openMenu.click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Volver' })).toBeFocused();
  await expect(openMenu).not.toHaveAttribute('aria-busy');
  letScriptsThrough();
  await expect(cartPage(page).line(wine.name).getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue('2');
  await expect(menu).toBeVisible();
  await layerInHistory(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/carrito');
  expect(trouble.all()).toEqual([]);
});

test('the menu of a phone closes by its button while the scripts are held back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await holdScripts(page);
  await page.goto('/');
  const { openMenu, menu } = frame(page);
  await openMenu.click();
  await menu.getByRole('button', { name: 'Volver' }).click();
  await expect(menu).toBeHidden();
});

test('a quantity typed before the scripts run counts for a press after them', async ({ page, trouble }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/vinos');
  const first = listing(page).buyable.first();
  await first.getByRole('spinbutton', { name: 'Cantidad' }).fill('3');
  letScriptsThrough();
  await hydrated(page, 'catalog');
  await first.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(frame(page).cartButton(3)).toBeVisible();
  expect(trouble.all()).toEqual([]);
});

test('a slow phone whose first touch is the purchase button buys one bottle', async ({
  page,
  wine,
  isMobile,
  trouble,
}) => {
  test.skip(!isMobile, 'a desktop has no touches');
  await page.goto(`/vinos/${wine.slug}`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await winePage(page).add.tap();
  await expect(oneInCart(page)).toBeVisible();
  // The server has answered.
  await expect(cartPage(page).panel).toBeVisible();
  await page.goto('/carrito');
  await expect(cartPage(page).line(wine.name).getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue('1');
  expect(trouble.all()).toEqual([]);
});

test('a bottle that was added before the scripts is sent once and counted once at every moment', async ({
  page,
  wine,
  trouble,
}) => {
  const letScriptsThrough = await holdScripts(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/shopping-cart/.test(request.url()))
      sent.push(request.postDataJSON());
  });
  await page.goto(`/vinos/${wine.slug}`);
  const counts = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = () => {
      const name = document.querySelector('#header [data-opens=cart]')?.getAttribute('aria-label') ?? '';
      if (seen.at(-1) !== name) seen.push(name);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  const { quantity, add } = winePage(page);
  await quantity.fill('2');
  await add.click();
  await expect(frame(page).cartButton(2)).toBeVisible();
  letScriptsThrough();
  await expect(cartPage(page).panel).toBeVisible();
  expect(await counts.jsonValue()).toEqual(['Carrito, 0 artículos', 'Carrito, 2 artículos']);
  expect(sent.filter((body) => (body as { sku?: string } | null)?.sku === wine.sku)).toEqual([
    { sku: wine.sku, qty: 2 },
  ]);
  expect(trouble.all()).toEqual([]);
});

test('a page that was left before its scripts counts only what is in the cart', async ({ page, wine }) => {
  await holdScripts(page);
  await page.goto(`/vinos/${wine.slug}`);
  await winePage(page).add.click();
  await expect(oneInCart(page)).toBeVisible();
  await page.goto('/acerca-de/politicas-de-despacho');
  await page.goBack();
  await expect(frame(page).cartButton(0)).toBeVisible();
});
