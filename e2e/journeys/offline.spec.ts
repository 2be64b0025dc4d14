/** A shopper loses the connection on an open page. Perhaps the code of cart and next page is not loaded yet. */
import type { BrowserContext, Page } from '@playwright/test';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { holdScripts } from '../fixtures/hold-scripts.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { modulesDownloaded } from '../fixtures/modules-downloaded.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { winePage } from '../pages/wine.ts';
import { readCartLines } from '../shop/shop-api.ts';

const sentence = (page: Page) => page.getByRole('status').getByText('Sin conexión. Guardamos lo que hiciste');
const linesAtServer = async (page: Page) => {
  const id = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.cartId);
  return id ? readCartLines(id) : {};
};

const losesConnection = async (page: Page, context: BrowserContext): Promise<void> => {
  await modulesDownloaded(page);
  await context.setOffline(true);
};

test('the first press without a connection says so, and adds one bottle when it is back', async ({
  page,
  wine,
  context,
}) => {
  await page.goto(`/vinos/${wine.slug}`);
  await losesConnection(page, context);
  await winePage(page).add.click();
  await expect(sentence(page)).toBeVisible();
  await expect(frame(page).cartButton(1)).toBeVisible();
  await context.setOffline(false);
  await expect(sentence(page)).toBeHidden();
  await expect.poll(() => linesAtServer(page)).toEqual({ [wine.sku]: 1 });
  await page.reload();
  await expect(frame(page).cartButton(1)).toBeVisible();
  await expect.poll(() => linesAtServer(page)).toEqual({ [wine.sku]: 1 });
});

test('presses without a connection are kept for the next page', async ({ page, wine, context }) => {
  await page.goto(`/vinos/${wine.slug}`);
  await losesConnection(page, context);
  await winePage(page).add.click();
  await expect(frame(page).cartButton(1)).toBeVisible();
  await winePage(page).more.click();
  await winePage(page).add.click();
  await expect(frame(page).cartButton(2)).toBeVisible();
  // The page ends before the connection is back.
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/vinos');
  await expect(frame(page).cartButton(2)).toBeVisible();
  await expect.poll(() => linesAtServer(page)).toEqual({ [wine.sku]: 2 });
});

test('a press is kept while the scripts cannot be loaded', async ({ page, wine, context }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`/vinos/${wine.slug}`);
  await context.setOffline(true);
  await winePage(page).add.click();
  letScriptsThrough();
  await expect(sentence(page)).toBeVisible();
  await expect(winePage(page).add).toHaveAttribute('aria-busy', 'true');
  await context.setOffline(false);
  await expect(frame(page).cartButton(1)).toBeVisible();
  await expect.poll(() => linesAtServer(page)).toEqual({ [wine.sku]: 1 });
});

test('a page opened without a connection names it, and appears when it is back', async ({
  page,
  wine,
  context,
}) => {
  await page.goto(`/vinos/${wine.slug}`);
  await hydrated(page, 'catalog');
  await losesConnection(page, context);
  const noConnection = page.getByRole('main').getByRole('heading', { name: 'Sin conexión' });
  // The list of wines belongs to the same remote, the home page to another one.
  await page.getByRole('main').getByRole('link', { name: 'Vinos', exact: true }).first().click();
  await expect(noConnection).toBeVisible();
  await context.setOffline(false);
  await expect(listing(page).buyable.first()).toBeVisible();

  await context.setOffline(true);
  // The code of the page is loaded, its data is not.
  await listing(page).pageLink(2).click();
  await expect(page.getByRole('main').getByText('Sin conexión. Lo cargaremos apenas vuelva.')).toBeVisible();
  await context.setOffline(false);
  await expect(listing(page).buyable.first()).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(noConnection).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
