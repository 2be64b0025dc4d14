/** Navigates between remotes without page loads: the pages that the shopper leaves must not leak memory. */
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { countTimers, growth, openScales, runningTimers, type Weight } from '../fixtures/page-weight.ts';
import { watchRequests } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';

/** One page of each remote. */
const ROUND = ['/vinos', '/carrito', '/iniciar-sesion', '/'];
/**
 * Allowed growth per round. A leaked page has hundreds of nodes and listeners, and hundreds of KB of heap.
 * Some heap growth is normal: caches fill once, and the analytics data layer keeps 2 KB per listing.
 */
const LIMITS: Weight = { nodes: 4, listeners: 1, heap: 40 };
const EARLY_LIMITS: Weight = { ...LIMITS, heap: 500 };

/** Navigates like a link, without a page load. */
const follow = async (page: Page, path: string) => {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForFunction(
    (asked) =>
      location.pathname === asked &&
      !document.documentElement.dataset.loading &&
      document.querySelector('#contenido > .slot[data-version] h1') !== null,
    path,
  );
};

const goRound = async (page: Page) => {
  for (const path of ROUND) await follow(page, path);
};

interface Sweep {
  warmUp: number;
  rounds: number;
  weighEvery: number;
  limits: Weight;
}

const sweep = async (page: Page, { warmUp, rounds, weighEvery, limits }: Sweep) => {
  await countTimers(page);
  const requestsEnded = watchRequests(page);
  await page.goto('/');
  await hydrated(page, 'content');
  const scales = await openScales(page);
  const weigh = async () => {
    // Timers of the last navigation may still run. Wait for their end.
    await expect.poll(() => runningTimers(page)).toBe(0);
    await requestsEnded();
    return scales();
  };
  for (let round = 0; round < warmUp; round += 1) await goRound(page);
  const weights: Weight[] = [await weigh()];
  for (let round = 1; round <= rounds; round += 1) {
    await goRound(page);
    if (round % weighEvery === 0) weights.push(await weigh());
  }
  const found = Object.keys(limits).map((key) => {
    const figures = weights.map((weight) => weight[key as keyof Weight]);
    const aRound = growth(figures) / weighEvery;
    return { key, aRound, figures: figures.map(Math.round).join(' ') };
  });
  for (const { key, aRound, figures } of found)
    test.info().annotations.push({ type: key, description: `${aRound.toFixed(2)} a round: ${figures}` });
  for (const { key, aRound, figures } of found)
    expect(aRound, `${key}: ${figures}`).toBeLessThan(limits[key as keyof Weight]);
};

test('a few rounds through the remotes leak no memory', async ({ page }) => {
  await sweep(page, { warmUp: 2, rounds: 4, weighEvery: 2, limits: EARLY_LIMITS });
});

test('sixty rounds through the remotes leak no memory', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(900_000);
  await sweep(page, { warmUp: 4, rounds: 60, weighEvery: 6, limits: LIMITS });
});
