/** Scroll position and focus of a page that follows another without a page load. */
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import { winePage } from '../pages/wine.ts';

/** Opens the wines, starts their scripts and scrolls to 900 px. */
const readWines = async (page: Page): Promise<void> => {
  await page.goto('/vinos');
  await hydrated(page, 'catalog');
  await page.evaluate(() => scrollTo(0, 900));
};
const scrollOf = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('a page starts at its top before its data arrives, and stays where the shopper scrolls', async ({
  page,
}) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.goto('/vinos');
  await hydrated(page, 'catalog');
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  const card = page.getByRole('main').getByRole('article').nth(5).getByRole('link').first();
  await card.click();
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrollOf(page)).toBe(120);
  answer();
  await expect(winePage(page).add).toBeVisible();
  await expect(page.locator('#announcer')).not.toBeEmpty();
  expect(await scrollOf(page)).toBe(120);
});

test('a link to a section scrolls there, and Back returns to the link', async ({ page }) => {
  await page.goto('/acerca-de/politicas-de-despacho');
  await hydrated(page, 'content');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacidad/i })
    .click();
  await expect(page).toHaveURL('/acerca-de/politicas-de-privacidad');
  // The page before has the same navigation, and it stays until the next one is loaded.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacidad/i);
  const section = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link').last();
  await section.click();
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(200);
  await page.evaluate(() => history.back());
  await expect.poll(() => scrollOf(page)).toBeLessThan(200);
});

test('the browser restores the position of a reloaded page, and its first use does not move it', {
  tag: '@desktop',
}, async ({ page }) => {
  await readWines(page);
  await page.reload();
  await expect.poll(() => scrollOf(page)).toBe(900);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => scrollOf(page)).toBe(400);
  await hydrated(page, 'catalog');
  expect(await scrollOf(page)).toBe(400);
});

test('Back and Forward between two remotes restore the position of each page', {
  tag: '@desktop',
}, async ({ page }) => {
  await readWines(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bar de vinos' }).dispatchEvent('click');
  await expect(page).toHaveURL('/vino-bar');
  await hydrated(page, 'content');
  // The shell moves focus and position together when it shows the page.
  await expect(page.getByRole('main')).toBeFocused();
  await expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo(0, 700);
        return scrollY;
      }),
    )
    .toBe(700);
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => scrollOf(page)).toBe(700);
});

test('Back from a page whose remote does not load restores the position', {
  tag: '@desktop',
}, async ({ page }) => {
  await readWines(page);
  await page.route(/\/remotes\/content\//, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bar de vinos' }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(900);
});

test('a page whose code hangs is loaded from the server', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/vinos');
  await hydrated(page, 'catalog');
  // The request gets no answer.
  await page.route(/\/product\.\w+\.js$/, () => {});
  const loaded = page.waitForEvent('load');
  await page.getByRole('main').getByRole('article').last().getByRole('link').first().click();
  expect(await scrollOf(page)).toBeGreaterThan(200);
  await loaded;
  await expect(page).toHaveURL(/\/vinos\/./);
  await expect(winePage(page).add).toBeVisible();
  expect(await scrollOf(page)).toBe(0);
});
