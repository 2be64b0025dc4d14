/** One trace from the press in the browser to the SQL statement (docs/guides/trace.md). */
import type { Page } from '@playwright/test';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { startTracedShop, type TracedShop } from '../shop/traced-shop.ts';

/** Requests of the page that carry a trace or report one. */
const watchTraces = (page: Page): string[] => {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.headers().traceparent || pathname.startsWith('/trace')) found.push(pathname);
  });
  return found;
};
/** Adds a product that is not in the cart: only an addition opens the panel. */
const add = async (page: Page, index: number): Promise<void> => {
  const added = page.waitForResponse((response) => response.request().method() === 'PUT');
  await listing(page).buyable.nth(index).getByRole('button', { name: 'Agregar al carrito' }).click();
  expect((await added).status()).toBe(200);
  // The panel takes the focus when it opens.
  const panel = page.getByRole('dialog', { name: 'Carrito' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
};

test.describe('a shop that traces every request', () => {
  let shop: TracedShop;
  test.beforeAll(async () => {
    shop = await startTracedShop();
  });
  test.afterAll(() => shop?.stop());

  test('shows a press down to its statements, and records no browser before consent', async ({
    page,
    trouble,
  }) => {
    const traces = watchTraces(page);
    await page.goto(`${shop.url}/vinos`);
    await add(page, 0);
    expect(traces).toEqual([]);
    await frame(page).consent.getByRole('button', { name: 'Aceptar todas' }).click();
    await expect.poll(() => traces).toContainEqual(expect.stringMatching(/^\/trace-page/));
    await page.reload();
    await expect.poll(() => page.evaluate(() => 'shopTrace' in window)).toBe(true);
    await add(page, 1);
    expect(traces).toContain('/api/shopping-cart');
    expect(trouble.all()).toEqual([]);

    // The spans arrive within a few seconds: browser and programs send them in batches.
    const wait = { timeout: 1_000 };
    const steps = page.getByRole('listitem');
    await expect(async () => {
      await page.goto(`${shop.url}/dev/traces`);
      const press = page.getByRole('link', { name: 'press button' }).first();
      await expect(press).toBeVisible(wait);
      await press.click();
      await page.waitForURL(/\/dev\/traces\/./);
      await expect(steps.filter({ hasText: 'PUT /api/shopping-cart' })).toHaveCount(1, wait);
      for (const step of ['press button', 'call update-cart', 'proxy PUT /api', 'sql upsert_cart_item'])
        await expect(steps.filter({ hasText: step }).first()).toBeVisible(wait);
    }).toPass();

    await page.setViewportSize({ width: 360, height: 740 });
    const step = steps.filter({ hasText: 'sql upsert_cart_item' });
    await step.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(step.getByText('db.query.text')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await axeFindings(page)).toEqual([]);
  });
});
