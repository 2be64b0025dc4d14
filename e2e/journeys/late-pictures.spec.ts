/** On a phone, pictures below the first screen do not compete with the first paint for the connection. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const HERO = /\/storage\/scenes\/hero/;
/** Below the hero, partly in the first screen of a tall phone. */
const AREA = /\/storage\/scenes\/area-/;
const CARD = /\/storage\/products\//;

/** Holds the picture of the first screen, as on a slow connection. @returns function that lets it load */
const holdHero = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(HERO, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
};

/** Drops the timeout that ends the wait on a slow page. */
const dropLongTimeouts = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: begin } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, ms = 0) => (ms < 1_000 ? begin(act, ms) : 0),
    });
  });

const watchPictures = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && urls.push(request.url()));
  return urls;
};

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('are requested when the first screen is loaded and painted, and move nothing', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide window holds no pictures back');
  await dropLongTimeouts(page);
  const letHeroThrough = await holdHero(page);
  const pictures = watchPictures(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await twoFrames(page);
  expect(pictures.filter((url) => !HERO.test(url))).toEqual([]);
  const height = await heightOf(page);
  const loaded = [AREA, CARD].map((picture) => page.waitForResponse(picture));
  letHeroThrough();
  for (const answer of await Promise.all(loaded)) expect(answer.ok()).toBe(true);
  await twoFrames(page);
  expect(await heightOf(page)).toBe(height);
});

test('are requested although the first screen does not finish loading', async ({ page }) => {
  await holdHero(page);
  const requested = [AREA, CARD].map((picture) => page.waitForRequest(picture));
  await page.goto('/', { waitUntil: 'commit' });
  await Promise.all(requested);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('are requested and do not wait', async ({ page }) => {
    await holdHero(page);
    const requested = [AREA, CARD].map((picture) => page.waitForRequest(picture));
    await page.goto('/', { waitUntil: 'commit' });
    await Promise.all(requested);
    for (const picture of await page.locator('main picture').all())
      await expect(picture).toHaveCSS('clip-path', 'none');
  });
});
