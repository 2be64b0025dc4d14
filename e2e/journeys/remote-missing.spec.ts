import type { Page } from '@playwright/test';
import type { RemoteId } from 'shared-contracts/remote';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { type SecondShell, startSecondShell } from '../shop/second-shell.ts';

/** The browser cannot have this remote's scripts. */
const refuse = (page: Page, remote: RemoteId) =>
  page.route(`**/remotes/${remote}/**/*.js`, (route) => route.fulfill({ status: 404, body: 'gone' }));
/** §9: the region is there this soon, with some time for the machine. */
const FALLBACK_MS = 5_000;

test.describe('scripts of a remote that do not reach the browser', () => {
  test('catalog: what the server sent stays, with a region above it, and retry mends it', async ({
    page,
  }) => {
    await refuse(page, 'catalog');
    await page.goto('/vinos');
    const { failedRegion, retry } = frame(page);
    await expect(failedRegion).toBeVisible({ timeout: FALLBACK_MS });
    await expect(listing(page).cards.first()).toBeVisible();

    await page.unroute('**/remotes/catalog/**/*.js');
    await retry.click();
    await expect(failedRegion).toBeHidden();
    await listing(page).pageLink(2).click();
    await expect(page).toHaveURL(/page=2/);
  });

  test('catalog: coming from another page there is a region, and the other pages work', async ({ page }) => {
    await refuse(page, 'catalog');
    await page.goto('/');
    await expect(frame(page).heading).toHaveCount(1);
    await page.evaluate(() => history.pushState(null, '', '/vinos'));
    await expect(frame(page).failedRegion).toBeVisible({ timeout: FALLBACK_MS });
    await page.goto('/carrito');
    await expect(cartPage(page).empty).toBeVisible();
  });

  test('checkout: the wines work, and a cart command ends in a clear error', async ({ page, wine }) => {
    await refuse(page, 'checkout');
    await page.goto('/carrito');
    await expect(frame(page).failedRegion).toBeVisible({ timeout: FALLBACK_MS });
    await page.goto(`/vinos/${wine.slug}`);
    await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click();
    await expect(frame(page).errorDialog).toBeVisible({ timeout: 12_000 });
  });
});

for (const remote of ['catalog', 'checkout'] as const) {
  test.describe(`a release of ${remote} whose files are gone`, () => {
    let shell: SecondShell;
    test.beforeAll(async () => {
      shell = await startSecondShell({ without: remote });
    });
    test.afterAll(() => shell.stop());

    const [broken, works] = remote === 'catalog' ? ['/vinos', '/carrito'] : ['/carrito', '/vinos'];

    test('is a page with header, footer and a region with a retry', async ({ page }) => {
      const answer = await page.goto(`${shell.url}${broken}`);
      expect(answer?.status()).toBe(200);
      const { failedRegion, header, footer } = frame(page);
      await expect(failedRegion).toBeVisible({ timeout: FALLBACK_MS });
      await expect(header).toBeVisible();
      await expect(footer).toBeAttached();
    });

    test('leaves the other pages alone', async ({ page }) => {
      await page.goto(`${shell.url}/`);
      await expect(frame(page).heading).toHaveCount(1);
      await expect(frame(page).failedRegion).toHaveCount(0);
      await page.goto(`${shell.url}${works}`);
      const content = works === '/vinos' ? listing(page).cards.first() : cartPage(page).empty;
      await expect(content).toBeVisible();
    });
  });
}
