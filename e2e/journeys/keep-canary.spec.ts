/** A shopper keeps the releases of a canary everywhere (docs/decisions/0058-canary-releases.md). */
import type { Page } from '@playwright/test';
import { COHORT_COOKIE } from 'shared-contracts/domain/storage-keys';
import { cohortsOf, joinCohort } from '../chaos/canary-shoppers.ts';
import { expect, test } from '../chaos/fixtures.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { IDLE_LATEST_MS } from '../fixtures/settled.ts';
import { walkTo } from '../fixtures/walk-to.ts';
import { PASSWORD } from '../shop/customer-api.ts';

/** Version of the catalog in the server's markup. */
const renderedVersion = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById('boot')?.textContent ?? '') as {
      remotes: { id: string; version: string }[];
    };
    return remotes.find(({ id }) => id === 'catalog')?.version ?? '';
  });
/** Version of the catalog that runs in the page. */
const runningVersion = (page: Page) => page.locator('#mfe-catalog').getAttribute('data-version');
const expectVersion = async (page: Page, version: string): Promise<void> => {
  await hydrated(page, 'catalog');
  expect(await renderedVersion(page), 'rendered by the server').toBe(version);
  await expect.poll(() => runningVersion(page), 'running in the page').toBe(version);
};

test.afterEach(({ chaosShop }) => chaosShop.rollBack());

for (const place of ['inside', 'outside'] as const)
  test(`a shopper ${place} a canary has one version in every page, tab and login`, {
    tag: place === 'outside' ? '@full' : [],
  }, async ({ page, context, chaosShop: shop, customer }) => {
    const canary = await shop.releaseCanary('catalog', null);
    const version = place === 'inside' ? canary.version : shop.good('catalog');
    await joinCohort(page, shop, cohortsOf(canary)[place]);
    await page.goto('/vinos');
    await expectVersion(page, version);

    await walkTo(page, '/blog');
    await hydrated(page, 'content');
    await walkTo(page, '/cajas');
    await expect.poll(() => runningVersion(page), 'after two navigations').toBe(version);

    const tab = await context.newPage();
    await tab.goto('/ofertas');
    await expectVersion(tab, version);

    await page.request.post('/api/login', {
      headers: { 'x-client': 'web' },
      data: { email: customer, password: PASSWORD },
    });
    await page.goto('/gourmet');
    await expectVersion(page, version);
  });

test('an open page leaves a canary that has ended at its next navigation', async ({
  page,
  chaosShop: shop,
}) => {
  const canary = await shop.releaseCanary('catalog', null);
  await joinCohort(page, shop, cohortsOf(canary).inside);
  await page.goto('/vinos');
  await expectVersion(page, canary.version);
  await shop.rollBack();
  await shop.canaryEnds();
  await expect(async () => {
    await walkTo(page, '/blog');
    await hydrated(page, 'content');
    await walkTo(page, '/cajas');
    expect(await runningVersion(page)).toBe(shop.good('catalog'));
  }).toPass();
});

test('the browser of a shopper reports times of the canary once', async ({ page, chaosShop: shop }) => {
  const canary = await shop.releaseCanary('catalog', null);
  await joinCohort(page, shop, cohortsOf(canary).inside);
  // Playwright misses the requests of a page that the shopper leaves.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      sessionStorage.setItem('reports', `${sessionStorage.getItem('reports') ?? ''}${String(body)}\n`);
      return send(url, body);
    };
  });
  const readReports = async (): Promise<{ catalog: { trials: Record<string, number> } }[]> => {
    const lines = await page.evaluate(() => sessionStorage.getItem('reports') ?? '');
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };
  const visit = async () => {
    await page.goto('/vinos');
    // A press ends the search for the largest paint.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new PerformanceObserver((list) => {
            const paints = list.getEntries() as (PerformanceEntry & { element: Element | null })[];
            if (paints.some(({ element }) => element?.closest('#mfe-catalog'))) resolve();
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    // The only press counts for the remote that owns its target.
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    // The browser knows the time of a press after the next frame, and the page reads it when it is idle, or when the
    // shopper leaves it. On a busy machine the page is never idle.
    await page.evaluate(
      (timeout) =>
        new Promise<void>((resolve) => {
          const whenIdle = () => requestIdleCallback(() => resolve(), { timeout });
          new PerformanceObserver(whenIdle).observe({ type: 'first-input', buffered: true });
        }),
      IDLE_LATEST_MS,
    );
    await page.goto('/blog');
  };
  await visit();
  const reports = await readReports();
  const trials: Record<string, number> = Object.assign({}, ...reports.map(({ catalog }) => catalog.trials));
  expect(Object.keys(trials).sort()).toEqual([
    'add-to-cart',
    'cls',
    'crashed',
    'error',
    'fallback',
    'inp-ms',
    'lcp-ms',
    'load-failed',
    'order',
  ]);
  expect(trials).toMatchObject({ crashed: 0, error: 0, 'load-failed': 0, fallback: 0 });
  expect(trials['lcp-ms']).toBeGreaterThan(0);
  await visit();
  expect(await readReports()).toEqual(reports);
});

test('a new shopper gets a cookie while a canary runs, and none without one', async ({
  page,
  chaosShop: shop,
}) => {
  const cohortOf = async () =>
    (await page.context().cookies()).find(({ name }) => name === COHORT_COOKIE)?.value;
  await page.goto('/vinos');
  expect(await cohortOf()).toBeUndefined();
  await shop.releaseCanary('catalog', null);
  await page.goto('/vinos');
  const cohort = await cohortOf();
  expect(cohort).toMatch(/^\d{1,3}$/);
  await page.goto('/cajas');
  expect(await cohortOf()).toBe(cohort);
});
