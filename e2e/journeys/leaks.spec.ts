/** Who shops for an hour without a reload: what a page leaves behind when it is left must be nothing. */
import type { Page } from '@playwright/test';
import { countTimers, growth, openScales, runningTimers, type Weight } from '../fixtures/page-weight.ts';
import { expect, test } from '../fixtures/test.ts';

/** One page of each remote. */
const ROUND = ['/vinos', '/carrito', '/iniciar-sesion', '/'];
/**
 * More than this a round is a leak: nodes and listeners of a page come in hundreds, its heap in hundreds of KB. The
 * heap grows at first, by what engine and shop keep once; what a listing tells the data layer, 2 KB, stays for good.
 */
const LIMITS: Weight = { nodes: 4, listeners: 1, heap: 40 };
const EARLY_LIMITS: Weight = { ...LIMITS, heap: 500 };

/** As by a link of a page. */
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
  await page.waitForLoadState('networkidle');
};

interface Sweep {
  warmUp: number;
  rounds: number;
  weighEvery: number;
  limits: Weight;
}

const sweep = async (page: Page, { warmUp, rounds, weighEvery, limits }: Sweep) => {
  await countTimers(page);
  await page.goto('/');
  const scales = await openScales(page);
  const weigh = async () => {
    // Those of a way just gone run out; none is for good.
    await expect.poll(() => runningTimers(page)).toBe(0);
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

test('a few ways through the shop leave nothing behind', async ({ page }) => {
  await sweep(page, { warmUp: 2, rounds: 4, weighEvery: 2, limits: EARLY_LIMITS });
});

test('sixty ways between the remotes leave nothing behind', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(900_000);
  await sweep(page, { warmUp: 4, rounds: 60, weighEvery: 6, limits: LIMITS });
});
