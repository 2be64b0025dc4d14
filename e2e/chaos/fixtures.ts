import type { BrowserContextOptions } from '@playwright/test';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { test as base, expect } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { winePage } from '../pages/wine.ts';
import { openAccount, PASSWORD } from '../shop/customer-api.ts';
import { wellStockedWines } from '../shop/shop-api.ts';
import { type ChaosShop, openChaosShop } from './chaos-shop.ts';
import type { Shopper } from './places.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface OfWorker {
  /** The shell with proxies that all cells of a worker share. Each cell removes its fault at its end. */
  chaosShop: ChaosShop;
  bottle: ProductCard;
  /** Cookies and local storage of each shopper. */
  memories: Record<Shopper, StorageState>;
  customer: string;
}
interface OfTest {
  shopper: Shopper;
  /** Uncaught errors of the page. */
  uncaught: string[];
}

export { expect };

export const test = base.extend<OfTest, OfWorker>({
  chaosShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const shop = await openChaosShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  bottle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const wine = wellStockedWines().at(-1);
      if (!wine) throw new Error('The seed has no wine with stock');
      await use(wine);
    },
    { scope: 'worker' },
  ],
  customer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const email = `chaos-${workerIndex}-${Date.now()}@example.com`;
      await openAccount(email);
      await use(email);
    },
    { scope: 'worker' },
  ],
  memories: [
    async ({ browser, chaosShop, bottle }, use) => {
      const adult = { name: STORAGE_KEYS.ageAccepted, value: AGE_ACCEPTED_VALUE };
      const remember = (...localStorage: { name: string; value: string }[]): StorageState => ({
        cookies: [],
        origins: [{ origin: chaosShop.url, localStorage }],
      });
      const context = await browser.newContext({ storageState: remember(adult) });
      const page = await context.newPage();
      await page.goto(`${chaosShop.url}/vinos/${bottle.slug}`);
      await winePage(page).add.click();
      await expect(cartPage(page).panel).toBeVisible();
      // Wait for the server's confirmation, because the page shows the optimistic cart before.
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.cartWishes))
        .toBeNull();
      const cart = await context.storageState();
      await context.close();
      await use({
        guest: remember(adult),
        cart,
        customer: remember(adult, { name: STORAGE_KEYS.session, value: 'yes' }),
      });
    },
    { scope: 'worker' },
  ],
  shopper: ['guest', { option: true }],
  baseURL: ({ chaosShop }, use) => use(chaosShop.url),
  storageState: ({ memories, shopper }, use) => use(memories[shopper]),
  page: async ({ page, shopper, customer }, use) => {
    if (shopper === 'customer')
      await page.request.post('/api/login', {
        headers: { 'x-client': 'web' },
        data: { email: customer, password: PASSWORD },
      });
    await use(page);
  },
  uncaught: async ({ page }, use) => {
    const found: string[] = [];
    page.on('pageerror', ({ message }) => found.push(message));
    await use(found);
  },
});
