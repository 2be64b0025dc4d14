import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { type SecondShell, startSecondShell } from '../shop/second-shell.ts';

test('a page keeps its content, shows an error and offers a retry when the API stops responding', async ({
  page,
}) => {
  await page.goto('/vinos');
  // Before hydration, a link loads the page from the server, whose API still works.
  await hydrated(page, 'catalog');
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
  // One worker runs all tests of this group, so the shell starts once.
  test.describe.configure({ mode: 'default' });
  let shell: SecondShell;
  test.beforeAll(async () => {
    shell = await startSecondShell({ apiDown: true });
  });
  test.afterAll(() => shell?.stop());

  test('answers every page with header, footer and an explanation, and offers a retry of lists and products', async ({
    page,
  }) => {
    for (const [path, retries] of [
      ['/', false],
      ['/vinos', true],
      ['/vinos/un-vino', true],
      ['/carrito', false],
    ] as const)
      await test.step(path, async () => {
        const answer = await page.goto(`${shell.url}${path}`);
        expect([200, 503]).toContain(answer?.status());
        const { header, mainMenu, failedRegion } = frame(page);
        await expect(header).toBeVisible();
        await expect(mainMenu.first()).toBeAttached();
        await expect(page.getByRole('main')).toContainText(/\w{3,}/);
        if (retries) await expect(failedRegion.first()).toBeVisible();
      });
  });

  test('answers API calls with 503 and the shop’s error text', async ({ request }) => {
    const answer = await request.get(`${shell.url}/api/wines`);
    expect(answer.status()).toBe(503);
    expect((await answer.json()).message).toContain('problema con el servidor');
  });
});
