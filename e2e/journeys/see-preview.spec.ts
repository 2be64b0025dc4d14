/** A browser with the link of a preview gets its release, and no other does (docs/architecture/releases.md#previews). */
import type { Page } from '@playwright/test';
import { expect, test } from '../chaos/fixtures.ts';
import { axeFindings } from '../fixtures/axe.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { walkTo } from '../fixtures/walk-to.ts';
import { PASSWORD } from '../shop/customer-api.ts';

/** Version of the catalog that runs in the page. */
const runningVersion = (page: Page) => page.locator('#mfe-catalog').getAttribute('data-version');
/** Allows the page to reload meanwhile. */
const expectVersion = (page: Page, version: string, when?: string): Promise<void> =>
  expect.poll(() => runningVersion(page), when).toBe(version);
const barOf = (page: Page) => page.getByRole('region', { name: 'Vista previa' });

test.afterEach(({ chaosShop }) => chaosShop.rollBack());

test('a browser with the link has the preview in every page, tab and login until the exit', async ({
  page,
  context,
  browser,
  chaosShop: shop,
  customer,
}) => {
  const before = await context.newPage();
  await before.goto('/blog');
  await hydrated(before, 'content');

  const { version, link } = await shop.releasePreview('catalog', null);
  await page.goto(`${link}?to=/vinos`);
  await hydrated(page, 'catalog');
  expect(new URL(page.url()).pathname).toBe('/vinos');
  await expectVersion(page, version);
  await expect(barOf(page)).toContainText('Vista previa: redesign');
  expect(await axeFindings(page)).toEqual([]);

  await walkTo(page, '/blog');
  await hydrated(page, 'content');
  await walkTo(page, '/cajas');
  await expectVersion(page, version, 'after two navigations');
  await expect(barOf(page)).toBeVisible();

  await test.step('a tab that was open before gets the preview with its next navigation', async () => {
    // A navigation does not wait for long for the list of previews, so that a busy machine may need another one.
    let path = '/cajas';
    await expect(async () => {
      path = path === '/cajas' ? '/vinos' : '/cajas';
      await walkTo(before, path);
      await expect(barOf(before)).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await hydrated(before, 'catalog');
    await expectVersion(before, version);
  });

  await page.request.post('/api/login', {
    headers: { 'x-client': 'web' },
    data: { email: customer, password: PASSWORD },
  });
  await page.goto('/gourmet');
  await hydrated(page, 'catalog');
  await expectVersion(page, version, 'after the login');

  await test.step('another browser has the current release', async () => {
    const other = await browser.newContext();
    const visitor = await other.newPage();
    await visitor.goto(`${shop.url}/vinos`);
    await expect(visitor.locator('#mfe-catalog')).toBeAttached();
    expect(await visitor.content()).not.toContain(version);
    await other.close();
  });

  await barOf(page).getByRole('button', { name: 'Salir' }).press('Enter');
  await expect(barOf(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/gourmet');
  await hydrated(page, 'catalog');
  await expectVersion(page, shop.good('catalog'));
});
