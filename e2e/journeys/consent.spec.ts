/** Consent to analytics, in a shop with a tag manager. */
import { eventually, SOON } from '../fixtures/eventually.ts';
import { layoutShifts, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { settled } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { type SecondShell, startSecondShell } from '../shop/second-shell.ts';

// Enable animations, because the banner slides in.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Tag manager container that loads its own tag, and a custom tag from another origin. */
const CONTAINER = `
  const add = (src) => document.head.append(Object.assign(document.createElement('script'), { src }));
  add('https://www.googletagmanager.com/gtag/js?id=G-1');
  try { add('https://elsewhere.example/x.js'); } catch (error) { window.refused = error.message; }`;
const TAG = `navigator.sendBeacon('https://region1.google-analytics.com/g/collect?v=2');`;

test.describe('a shop with a tag manager', () => {
  // One worker runs both tests, so the shell starts once.
  test.describe.configure({ mode: 'default' });
  let shell: SecondShell;
  test.beforeAll(async () => {
    shell = await startSecondShell({ tagManagerId: 'GTM-TEST123' });
  });
  test.afterAll(() => shell?.stop());

  test('asks for consent first, remembers the answer and allows changing it', async ({ page }) => {
    await watchLayoutShift(page);
    // Block the real tag manager.
    await page.route('https://www.googletagmanager.com/**', (route) => route.abort());
    await page.goto(`${shell.url}/vinos`);
    const { consent, cookies } = frame(page);
    await expect(consent).toBeVisible();
    await expect(consent.getByRole('checkbox')).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
    // The consent banner is first in tab order and does not block the page.
    await page.keyboard.press('Tab');
    await expect(consent.getByRole('link', { name: 'Leer más' })).toBeFocused();
    await consent.getByRole('button', { name: 'Rechazar todas' }).press('Enter');
    await expect(consent).toHaveCount(0);

    await page.reload();
    await expect(consent).toHaveCount(0);
    await eventually(
      () => cookies.press('Enter'),
      () => expect(consent.getByRole('heading')).toBeFocused(SOON),
    );
    await consent.getByRole('button', { name: 'Elegir' }).press('Enter');
    await consent.getByRole('checkbox', { name: /^Medición/ }).press('Space');
    await consent.getByRole('button', { name: 'Guardar mi elección' }).press('Enter');
    await expect(cookies).toBeFocused();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '{}'));
    expect(kept).toMatchObject({ measurement: true, advertising: false });
  });

  test('loads the tag manager after consent, and the CSP blocks tags from other origins', async ({
    page,
    trouble,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const askedOf = (host: string) => asked.filter((url) => new URL(url).hostname.endsWith(host));
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: route.request().url().includes('gtm.js') ? CONTAINER : TAG,
      }),
    );
    await page.route('https://region1.google-analytics.com/**', (route) => route.fulfill({ status: 204 }));
    await page.goto(`${shell.url}/vinos`);
    const { consent } = frame(page);
    await expect(consent).toBeVisible();
    expect([...askedOf('googletagmanager.com'), ...askedOf('google-analytics.com')]).toEqual([]);

    await consent.getByRole('button', { name: 'Aceptar todas' }).click();
    await expect.poll(() => askedOf('google-analytics.com')).toHaveLength(1);
    expect(askedOf('googletagmanager.com')).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123',
      'https://www.googletagmanager.com/gtag/js?id=G-1',
    ]);
    expect(await page.evaluate(() => (window as unknown as { refused: string }).refused)).toContain(
      'No script',
    );
    expect(askedOf('elsewhere.example')).toEqual([]);
    const commands = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
        .filter((entry) => entry[0] === 'consent')
        .map((entry) => [entry[1], (entry[2] as { analytics_storage: string }).analytics_storage]),
    );
    expect([commands[0], commands.at(-1)]).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);

    // On the next page the tags and the page view need no use of the page.
    await page.reload();
    await expect.poll(() => askedOf('google-analytics.com')).toHaveLength(2);
    const views = () =>
      page.evaluate(
        () =>
          window.dataLayer?.filter(({ event }) => event === 'page_view').map((view) => view.page_path) ?? [],
      );
    await expect.poll(views).toEqual(['/vinos']);
    await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
    await settled(page);
    expect(await views()).toEqual(['/vinos']);
    expect(trouble.all()).toEqual([]);
  });
});
