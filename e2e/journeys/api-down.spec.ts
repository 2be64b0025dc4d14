import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { type SecondShell, startSecondShell } from '../shop/second-shell.ts';

test('an API that stops answering leaves the page as it is, says so, and can be tried again', async ({
  page,
}) => {
  await page.goto('/vinos');
  // Before its scripts are here a link leads to the server, whose API is well.
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
    test(`still answers ${path} with its frame and an own word, never an empty page`, async ({ page }) => {
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

  test('answers API calls with 503 and the words of the shop', async ({ request }) => {
    const answer = await request.get(`${shell.url}/api/wines`);
    expect(answer.status()).toBe(503);
    expect((await answer.json()).message).toContain('problema con el servidor');
  });
});
