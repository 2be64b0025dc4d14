/**
 * A release and a rollback during a visit: the shopper loses nothing, and the next
 * navigation loads the new version.
 */
import type { Page } from '@playwright/test';
import { openReleaseStore } from 'releases/release-store';
import { hydrated, startScripts } from '../fixtures/hydrated.ts';
import { watchRequests } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { watchTrouble } from '../fixtures/trouble.ts';
import { releaseNext, rollBack } from '../shop/next-release.ts';
import { type SecondShell, startSecondShell } from '../shop/second-shell.ts';

const NAME = 'Ana María';
const NEW_TITLE = 'Your cart, newly released';

test.use({ wineSlot: 11 });

/** The English page, because the next release changes an English text. */
const english = (page: Page) => {
  const main = page.getByRole('main');
  return {
    add: main.getByRole('button', { name: 'Add to cart' }).first(),
    cart: page.getByRole('button', { name: 'Cart, 1 item' }),
    checkout: main.getByRole('link', { name: 'Continue to checkout' }),
    asGuest: main.getByRole('button', { name: 'Continue as guest' }),
    name: main.getByRole('textbox', { name: 'First name', exact: true }),
    toCart: main.getByRole('navigation').getByRole('link', { name: /Cart/ }),
    heading: page.getByRole('heading', { level: 1 }),
  };
};
/** Version of the checkout remote that rendered the page. */
const drawnBy = (page: Page) => page.locator('#mfe-checkout').getAttribute('data-version');

/** Waits until the shell serves this version and the page has prefetched its files. */
const waitForFiles = async (
  page: Page,
  version: string,
  requestsEnded: () => Promise<void>,
): Promise<void> => {
  const told = async () => (await (await page.request.get(`${shell.url}/remotes.json`)).json()).checkout;
  await expect.poll(told).toBe(version);
  const loaded = (part: string) =>
    page.evaluate(
      (wanted) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(wanted)).length,
      part,
    );
  const asked = await loaded('/remotes.json');
  await expect
    .poll(
      async () => {
        // Hovering a link makes the page check for a new version, at most every five seconds.
        await page.mouse.move(0, 0);
        await english(page).toCart.or(english(page).checkout).first().hover();
        return (
          (await loaded('/remotes.json')) > asked && (await loaded(`/checkout/${version}/remoteEntry`)) > 0
        );
      },
      { intervals: [1_000] },
    )
    .toBe(true);
  await requestsEnded();
};

test.describe.configure({ mode: 'serial' });
let shell: SecondShell;
test.beforeAll(async () => {
  shell = await startSecondShell({});
});
test.afterAll(() => shell?.stop());

test('the next navigation in an open page loads a new release of checkout, and later the rollback', async ({
  page,
  wine,
}) => {
  const trouble = await watchTrouble(page, shell.url);
  const requestsEnded = watchRequests(page);
  const { add, cart, checkout, asGuest, name, toCart, heading } = english(page);
  await page.goto(`${shell.url}/vinos/${wine.slug}?lang=en`);
  // A press before the scripts counts at once, and leaving the page at that moment would lose it.
  await hydrated(page, 'catalog');
  await add.click();
  await expect(cart).toBeVisible();
  await page.goto(`${shell.url}/carrito`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await checkout.click();
  await asGuest.click();
  await name.fill(NAME);
  const first = await drawnBy(page);

  const version = releaseNext(shell.releasesDir, 'checkout', {
    suffix: 'next',
    text: ['Shopping cart', NEW_TITLE],
  });
  await waitForFiles(page, version, requestsEnded);
  await expect(name).toHaveValue(NAME);
  expect(await drawnBy(page)).toBe(first);

  await toCart.click();
  // The new release changes the document's title. The heading comes from the shop's content.
  await expect(page).toHaveTitle(new RegExp(NEW_TITLE));
  expect(await drawnBy(page)).toBe(version);
  await expect(cart).toBeVisible();
  await expect(page.getByRole('main').getByText(wine.name).first()).toBeVisible();
  await checkout.click();
  await expect(name).toHaveValue(NAME);

  await rollBack(shell.releasesDir, 'checkout');
  await waitForFiles(page, first as string, requestsEnded);
  await toCart.click();
  await expect(page).toHaveTitle(/Shopping cart/);
  await expect(heading).toHaveText('Shopping cart');
  expect(await drawnBy(page)).toBe(first);
  await expect(cart).toBeVisible();
  // After the rollback, the cart service is the old version's again.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  // The shell still serves the files of the version that is no longer current, because older pages load them.
  const release = await page.request.get(`${shell.url}/remotes/checkout/${version}/release.json`);
  expect(release.status()).toBe(404);
  const chunks = await page.evaluate(
    (part) =>
      performance
        .getEntriesByType('resource')
        .map(({ name: url }) => url)
        .filter((url) => url.includes(part) && url.endsWith('.js')),
    version,
  );
  expect(chunks.length).toBeGreaterThan(3);
  for (const url of chunks) expect((await page.request.get(url)).status(), url).toBe(200);
  expect(trouble.all()).toEqual([]);
});

test('a release with altered bytes never runs, and the page keeps the current version', async ({ page }) => {
  const listening = page.waitForResponse((answer) => answer.url().includes('/extras.'));
  await page.goto(`${shell.url}/vinos?lang=en`);
  await startScripts(page);
  await listening;
  const before = openReleaseStore(shell.releasesDir).current('checkout');
  const version = releaseNext(shell.releasesDir, 'checkout', {
    suffix: 'tampered',
    text: ['Shopping cart', 'Tampered cart'],
  });
  await page.route(`**/checkout/${version}/steps.*.js`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.tampered = true` });
  });
  let hasReportedHash = false;
  page.on('console', (message) => {
    hasReportedHash ||= message.text().includes('does not match its hash');
  });
  await expect
    .poll(async () => (await page.request.get(`${shell.url}/remotes.json`)).json())
    .toMatchObject({ checkout: version });

  // A navigation does not wait for long for the list of releases, so that a busy machine may need another one.
  await expect(async () => {
    for (const path of ['/vinos', '/carrito'])
      await page.evaluate((to) => history.pushState(null, '', to), path);
    await expect.poll(() => hasReportedHash, { timeout: 2_000 }).toBe(true);
  }).toPass();
  await expect(page.locator('#mfe-checkout')).toHaveAttribute('data-version', before as string);
  await expect(english(page).heading).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});
