import { layoutShifts, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { addTwo, fillPersonal, openCart } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';

/**
 * Script bytes of a first page load, compressed, in KB of 1024 bytes (docs/architecture/promises.md#pages).
 */
const SCRIPT_KB = 140;
const REQUESTS = 25;
/** After this time, idle callbacks and late chunks are finished. */
const REST_MS = 2_000;

test('/vinos has no layout shift from first paint to the end of scrolling', async ({ page }) => {
  await watchLayoutShift(page);
  await page.goto('/vinos');
  await expect(listing(page).cards.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (let y = 0; y < 6_000; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(100);
  }
  expect(await layoutShifts(page)).toEqual([]);
});

test('replacing a skeleton by its page causes no layout shift', { tag: '@full' }, async ({ page, shop }) => {
  const MAIN = /<main.*<\/main>/s;
  const BOOT = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s;
  // The server sends a skeleton for personal pages, and for pages whose render timed out.
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
      .replace(BOOT, (_, open, __, close) => open + late + close);
    await route.fulfill({ response: answer, body });
  });
  await watchLayoutShift(page);
  for (const path of ['/vinos', '/', '/gourmet']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(frame(page).heading).toHaveText('Cargando la página');
    await expect(frame(page).heading).not.toHaveText('Cargando la página');
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page), path).toEqual([]);
  }
});

test('/vinos stays within its budget of requests and script bytes', async ({ page }) => {
  await page.goto('/vinos');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST_MS);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return { name: new URL(name).pathname, bytes: encodedBodySize };
    }),
  );
  const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  expect(kilobytes, JSON.stringify(scripts)).toBeGreaterThan(50);
  expect(kilobytes, JSON.stringify(scripts)).toBeLessThanOrEqual(SCRIPT_KB);
  expect(loaded.length, JSON.stringify(loaded)).toBeLessThanOrEqual(REQUESTS);
});

test('no page violates its CSP or logs an error', async ({ page, wine, email, trouble }) => {
  const { heading } = frame(page);
  for (const path of ['/', '/vinos', `/vinos/${wine.slug}`]) {
    await page.goto(path);
    await expect(heading).toHaveCount(1);
    await page.waitForLoadState('networkidle');
  }
  await addTwo(page);
  await openCart(page, 2);
  await page.getByRole('link', { name: 'Continuar compra' }).click();
  await fillPersonal(page, email);
  await expect(page).toHaveURL('/informacion-de-envio');
  await page.waitForLoadState('networkidle');
  expect(trouble.all()).toEqual([]);
});

test('navigation between remotes never reloads the page', async ({ page, wine, isMobile }) => {
  await page.goto(`/vinos/${wine.slug}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await addTwo(page);
  await page.evaluate(() => history.pushState(null, '', '/carrito'));
  await expect(page.getByRole('heading', { name: 'Carrito de compras' })).toBeVisible();
  await page
    .getByRole('link', { name: isMobile ? 'Inicio' : wine.name })
    .first()
    .click();
  await expect(page).not.toHaveURL('/carrito');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
