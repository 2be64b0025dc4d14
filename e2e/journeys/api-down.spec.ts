import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { type SecondShell, startSecondShell } from '../shop/second-shell.ts';

test('a page keeps its content, shows an error and offers a retry when the API stops responding', async ({
  page,
}) => {
  await page.goto('/vinos');
  // Wait for the scripts. Before that, a link loads the page from the server, whose API still works.
  await page.waitForLoadState('networkidle');
  const wines = listing(page);
  await expect(wines.cards).toHaveCount(12);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await wines.pageLink(2).click();
  const { failedRegion, retry, header } = frame(page);
  await expect(failedRegion).toBeVisible();
  await expect(header).toBeVisible();
  await page.unroute('**/api/**');
  await retry.first().click();
  await expect(wines.cards).toHaveCount(12);
  await expect(failedRegion).toHaveCount(0);
});

test.describe('a shell whose API is down', () => {
  let shell: SecondShell;
  test.beforeAll(async () => {
    shell = await startSecondShell({ apiDown: true });
  });
  test.afterAll(() => shell.stop());

  for (const path of ['/', '/vinos', '/vinos/un-vino', '/carrito']) {
    test(`answers ${path} with header, footer and an explanation`, async ({ page }) => {
      const answer = await page.goto(`${shell.url}${path}`);
      expect([200, 503]).toContain(answer?.status());
      const { header, mainMenu } = frame(page);
      await expect(header).toBeVisible();
      await expect(mainMenu.first()).toBeAttached();
      await expect(page.getByRole('main')).toContainText(/\w{3,}/);
    });
  }

  for (const path of ['/vinos', '/vinos/un-vino']) {
    test(`offers a retry on ${path}`, async ({ page }) => {
      await page.goto(`${shell.url}${path}`);
      await expect(frame(page).failedRegion.first()).toBeVisible();
    });
  }

  test('answers API calls with 503 and the shop’s error text', async ({ request }) => {
    const answer = await request.get(`${shell.url}/api/wines`);
    expect(answer.status()).toBe(503);
    expect((await answer.json()).message).toContain('problema con el servidor');
  });
});
