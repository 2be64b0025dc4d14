import type { Route } from '@playwright/test';
import type { RemoteId } from 'shared-contracts/remote';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { type SecondShell, startSecondShell } from '../shop/second-shell.ts';

const FULL = { tag: '@full' };

// Test on a phone, where an error region has the least space.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const scriptsOf = (remote: RemoteId) => `**/remotes/${remote}/**/*.js`;
/**
 * A deleted file reloads the page once; a failed connection does not (docs/product/errors.md#missing-chunk).
 */
const FAULTS = {
  gone: (route: Route) => route.fulfill({ status: 404, body: 'gone' }),
  'out of reach': (route: Route) => route.abort('connectionrefused'),
};
for (const [fault, answer] of Object.entries(FAULTS)) {
  test.describe(`scripts of a remote that are ${fault}`, () => {
    // The chaos cells press a key first. Here the download before the first use finds the fault. One fault is enough
    // for `pnpm test`.
    test(
      'catalog: an untouched page shows an error region with a retry above the server markup',
      fault === 'gone' ? FULL : {},
      async ({ page }) => {
        await page.route(scriptsOf('catalog'), answer);
        await page.goto('/vinos');
        await expect(frame(page).failedRegion).toBeVisible();
        await expect(listing(page).cards.first()).toBeVisible();
      },
    );

    // Only in `pnpm test:full`, because the chaos sample of `pnpm test` covers it (`refused × listing × checkout`).
    test('catalog: navigating there shows an error region, and other pages work', FULL, async ({ page }) => {
      await page.route(scriptsOf('catalog'), answer);
      await page.goto('/');
      await hydrated(page, 'content');
      await page.evaluate(() => history.pushState(null, '', '/vinos'));
      await expect(frame(page).failedRegion).toBeVisible();
      // The reload for the deleted file may interrupt this navigation.
      await expect(() => page.goto('/carrito')).toPass();
      await expect(cartPage(page).empty).toBeVisible();
    });

    test('checkout: the catalog works, and adding to the cart shows an error', async ({ page, wine }) => {
      await page.route(scriptsOf('checkout'), answer);
      await page.goto(`/vinos/${wine.slug}`);
      await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click();
      await expect(frame(page).errorDialog).toBeVisible();
    });
  });
}

for (const [remote, path] of [
  ['catalog', '/vinos'],
  ['checkout', '/carrito'],
] as const) {
  // Only in `pnpm test:full`, because the chaos sample of `pnpm test` covers it (`refused × home`,
  // `html × cart`).
  test(`the retry restores ${remote} without a page load`, FULL, async ({ page }) => {
    await page.route(scriptsOf(remote), FAULTS['out of reach']);
    await page.goto(path);
    const { failedRegion, retry } = frame(page);
    await expect(failedRegion).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await page.unroute(scriptsOf(remote));
    await retry.click();
    await expect(failedRegion).toBeHidden();
    const content = remote === 'catalog' ? listing(page).cards.first() : cartPage(page).empty;
    await expect(content).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

for (const remote of ['catalog', 'checkout'] as const) {
  test.describe(`a release of ${remote} whose files are gone`, remote === 'catalog' ? {} : FULL, () => {
    // One worker runs both tests, so the shell starts once.
    test.describe.configure({ mode: 'default' });
    let shell: SecondShell;
    test.beforeAll(async () => {
      shell = await startSecondShell({ without: remote });
    });
    test.afterAll(() => shell?.stop());

    const [broken, works] = remote === 'catalog' ? ['/vinos', '/carrito'] : ['/carrito', '/vinos'];

    test('gives a page with header, footer and an error region with a retry', async ({ page }) => {
      const answer = await page.goto(`${shell.url}${broken}`);
      // 503 tells crawlers to return later. Browsers still show the page.
      expect(answer?.status()).toBe(503);
      const { failedRegion, header, footer } = frame(page);
      await expect(failedRegion).toBeVisible();
      await expect(header).toBeVisible();
      await expect(footer).toBeAttached();
    });

    test('does not affect other pages', async ({ page }) => {
      await page.goto(`${shell.url}/`);
      await expect(frame(page).heading).toHaveCount(1);
      await expect(frame(page).failedRegion).toHaveCount(0);
      await page.goto(`${shell.url}${works}`);
      const content = works === '/vinos' ? listing(page).cards.first() : cartPage(page).empty;
      await expect(content).toBeVisible();
    });
  });
}
