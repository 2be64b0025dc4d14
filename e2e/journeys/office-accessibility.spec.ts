import { axeFindings } from '../fixtures/axe.ts';
import { documentWidth, setTextSize } from '../fixtures/large-text.ts';
import { expect, test } from '../fixtures/office.ts';
import { office } from '../pages/office.ts';
import { makeDay, type OfficeDay, writeMessage } from '../shop/office-day.ts';

test.use({ as: 'owner', wineSlot: 2 });

/** Screens of the office: lists and pages first, then those of one thing. */
const LISTS = [
  '/today',
  '/orders',
  '/orders/create',
  '/products',
  '/products/create',
  '/prices-csv',
  '/reservations',
  '/reservations/create',
  '/guest-list',
  '/returns',
  '/batches',
  '/people',
  '/privacy-requests',
  '/messages',
  '/subscriptions',
  '/failed-mails',
  '/tax-documents',
  '/taxes',
  '/rules',
  '/settings',
  '/coupons',
  '/coupons/create',
  '/house-cases',
  '/house-cases/create',
  '/delivery',
  '/events',
  '/events/create',
  '/closed-days',
  '/closed-days/create',
  '/incidents',
  '/incidents/create',
  '/rules/gift-box',
  '/rules/bar',
  '/rules/brand',
  '/rules/transfer-account',
  '/rules/company',
  '/rules/contact',
  '/rules/alerts',
  '/rules/delivery-promise',
  '/rules/carriers',
  '/rules/discounts',
  '/rules/cases',
  '/rules/channels',
  '/rules/promotion',
  '/rules/age-gate',
  '/pages',
  '/pages/home',
  '/pages/wine-bar',
  '/articles',
  '/shop-menu',
  '/figures',
  '/personal-data',
  '/figures/best-sellers',
  '/figures/slow-stock',
  '/figures/carts',
  '/figures/lost-searches',
  '/figures/promises',
  '/figures/searches',
  '/figures/corrections',
  '/search-words',
  '/search-words/create',
  '/search-changes',
  '/staff',
  '/audit',
  '/account',
  '/sessions',
];
/** Lists whose first entry opens a form. */
const LISTS_OF_FORMS = ['/delivery', '/events', '/staff'];
const screensOf = (day: OfficeDay): string[] => [
  ...LISTS,
  `/orders/${day.paid.id}/show`,
  `/orders/${day.proven.id}/show`,
  `/products/${day.productId}/show`,
  `/products/${day.productId}`,
  `/people/${day.personId}/show`,
  `/reservations/${day.reservationId}/show`,
  `/messages/${day.messageId}/show`,
  `/coupons/${day.couponId}`,
];

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const) {
  test(`no screen of the office has accessibility findings or overflows at ${width} px`, {
    tag: '@full',
  }, async ({ page, wine, email, trouble }) => {
    test.setTimeout(900_000);
    const on = office(page);
    const screens = screensOf(await makeDay(wine.sku, email));
    await page.setViewportSize({ width, height });
    const found: string[] = [];
    const check = async (screen: string): Promise<void> => {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cargando');
      found.push(...(await axeFindings(page)));
      for (const percent of [100, 200]) {
        await setTextSize(page, percent);
        const over = (await documentWidth(page)) - width;
        if (over > 0) found.push(`${screen} overflows by ${over} px at ${percent} % text`);
      }
    };
    for (const screen of screens) await check(screen);
    for (const list of LISTS_OF_FORMS) {
      await page.goto(list);
      const links = page.getByRole('main').locator(`a[href^="${list}/"]:not([href$="/create"])`);
      await check((await links.first().getAttribute('href')) ?? '');
    }
    expect(found).toEqual([]);
    expect(trouble.all()).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 800 });
    const entries = await on.menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(entries.filter((entry) => !screens.includes(entry))).toEqual([]);
  });
}

test('a list and a form that load on a phone have no accessibility findings', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const answer = Promise.withResolvers<void>();
  for (const held of ['**/office/orders?**', '**/office/delivery/*'])
    await page.route(held, async (route) => {
      await answer.promise;
      await route.continue();
    });
  const circle = page.locator('.MuiCircularProgress-root').first();
  await page.goto('/orders');
  await expect(office(page).title('Pedidos')).toBeVisible();
  await expect(circle).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/delivery');
  await page.getByRole('link', { name: /Valparaíso/ }).click();
  await expect(page).toHaveURL(/\/delivery\/\w+/);
  await expect(page.getByText('Un momento')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  answer.resolve();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
});

test('on a phone, a press anywhere on a row of messages or of the history opens it', async ({
  page,
  email,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await writeMessage({ name: 'Rosario', email });
  // Reading the message leaves an entry in the history.
  for (const list of ['/messages', '/audit']) {
    await page.goto(list);
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }).getByRole('link') })
      .first();
    const link = row.getByRole('heading', { level: 2 }).getByRole('link');
    const address = (await link.getAttribute('href')) ?? '';
    // The last line of the row, far from the words of its link, whose area covers it.
    const line = row.getByRole('definition').last();
    // Away from the bar at the bottom, which a forced press would hit.
    await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await line.click({ force: true });
    await expect(page).toHaveURL(address);
  }
});
