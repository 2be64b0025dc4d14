/** Scroll position and focus of a page that follows another without a page load. */
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import { winePage } from '../pages/wine.ts';

test('a page starts at its top before its data arrives, and stays where the shopper scrolls', async ({
  page,
}) => {
  let answer = (): void => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.goto('/vinos');
  await hydrated(page, 'catalog');
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  const card = page.getByRole('main').getByRole('article').nth(5).getByRole('link').first();
  await card.click();
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  answer();
  await expect(winePage(page).add).toBeVisible();
  await expect(page.locator('#announcer')).not.toBeEmpty();
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

test('a link to a section scrolls there, also on a page without its own page load', async ({ page }) => {
  await page.goto('/acerca-de/politicas-de-despacho');
  await hydrated(page, 'content');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacidad/i })
    .click();
  await expect(page).toHaveURL('/acerca-de/politicas-de-privacidad');
  const section = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link').last();
  await section.click();
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('a page whose code hangs is loaded from the server', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/vinos');
  await hydrated(page, 'catalog');
  // The request gets no answer.
  await page.route(/\/product\.\w+\.js$/, () => {});
  const loaded = page.waitForEvent('load');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await loaded;
  await expect(page).toHaveURL(/\/vinos\/./);
  await expect(winePage(page).add).toBeVisible();
});
