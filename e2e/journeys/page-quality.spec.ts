import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { layoutShifts, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { extendDeadlines } from '../fixtures/patience.ts';
import { settled, watchRequests } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { bringCart } from '../shop/cart-api.ts';

/**
 * Script bytes of a first page load, compressed, in KB of 1024 bytes (docs/architecture/promises.md#pages).
 */
const SCRIPT_KB = 140;
const REQUESTS = 25;

// Enable animations, because an animation may shift the layout.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * Files of the page so far, without the document. The page downloads a module, and evaluates it later from the cache,
 * which is a second entry.
 */
const loadedBy = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Map<string, number>();
    for (const entry of performance.getEntriesByType('resource')) {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      sizes.set(new URL(name).pathname, encodedBodySize);
    }
    return [...sizes].map(([name, bytes]) => ({ name, bytes }));
  });

test('/vinos stays within its budget of requests and script bytes, and has no layout shift to the end of scrolling', async ({
  page,
}) => {
  const requestsEnded = watchRequests(page);
  await extendDeadlines(page);
  await watchLayoutShift(page);
  await page.goto('/vinos');
  await expect(listing(page).cards.first()).toBeVisible();
  // The page downloads its scripts after the first paint, without any use.
  const scriptsOf = async () => (await loadedBy(page)).filter(({ name }) => name.endsWith('.js'));
  await expect.poll(async () => (await scriptsOf()).length).toBeGreaterThan(3);
  await requestsEnded();
  const loaded = await loadedBy(page);
  const scripts = await scriptsOf();
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  expect(kilobytes, JSON.stringify(scripts)).toBeGreaterThan(50);
  expect(kilobytes, JSON.stringify(scripts)).toBeLessThanOrEqual(SCRIPT_KB);
  expect(loaded.length, JSON.stringify(loaded)).toBeLessThanOrEqual(REQUESTS);

  await settled(page);
  for (let y = 0; y < 6_000; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    // Pictures and parts that load after this scroll step may shift the layout.
    await requestsEnded();
  }
  expect(await layoutShifts(page)).toEqual([]);
});

test('replacing a skeleton by its page causes no layout shift', { tag: '@full' }, async ({ page, shop }) => {
  const MAIN = /<main.*<\/main>/s;
  const BOOT = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s;
  // Use the skeleton that the server sends for personal pages. It also sends it when a render times out.
  const [skeleton = ''] = MAIN.exec(await (await fetch(`${shop.url}/cuenta/mi-cuenta`)).text()) ?? [];
  expect(skeleton).toContain('slot-skeleton');
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    const boot = JSON.parse(BOOT.exec(html)?.[2] ?? '{}');
    const late = JSON.stringify({ ...boot, state: null }).replace(/</g, '\\u003c');
    const body = html
      .replace(MAIN, () => skeleton.replace('mfe-account', `mfe-${boot.owner}`))
      .replace(BOOT, (_, open, __, close) => open + late + close)
      // A page without its content starts before the first use.
      .replace('<script data-modules=', '<script data-due="always" data-modules=');
    await route.fulfill({ response: answer, body });
  });
  await extendDeadlines(page);
  await watchLayoutShift(page);
  const requestsEnded = watchRequests(page);
  for (const path of ['/vinos', '/', '/gourmet']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(frame(page).heading).toHaveText('Cargando la página');
    await expect(frame(page).heading).not.toHaveText('Cargando la página');
    await settled(page);
    await requestsEnded();
    expect(await layoutShifts(page), path).toEqual([]);
  }
});

test('navigation between remotes never reloads the page', async ({ page, wine, isMobile }) => {
  await bringCart(page, wine);
  await page.goto(`/vinos/${wine.slug}`);
  await hydrated(page, 'catalog');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(() => history.pushState(null, '', '/carrito'));
  await expect(page.getByRole('heading', { name: 'Carrito de compras' })).toBeVisible();
  await page
    .getByRole('link', { name: isMobile ? 'Inicio' : wine.name })
    .first()
    .click();
  await expect(page).not.toHaveURL('/carrito');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
