/**
 * Shell features that load on demand: newsletter, share, help, promotion.
 * Also the mega menu by keyboard.
 */
import type { Locator, Page } from '@playwright/test';
import { coveredControls } from '../fixtures/covered-controls.ts';
import { eventually, SOON } from '../fixtures/eventually.ts';
import { extendDeadlines } from '../fixtures/patience.ts';
import { layerInHistory, settled } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { mailsTo } from '../shop/shop-api.ts';

// Enable animations, because the shell's layers are animated.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const scrollUntil = (page: Page, target: Locator) =>
  eventually(
    () => page.mouse.wheel(0, 400),
    () => expect(target).toBeVisible(SOON),
  );

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const close = (page: Page, name: string) => dialog(page, name).getByRole('button', { name: 'Cerrar' });

test('subscribes to the newsletter', { tag: '@phone' }, async ({ page, email, trouble }) => {
  await page.goto('/acerca-de/politicas-de-despacho');
  const { newsletter } = frame(page);
  await eventually(
    () => newsletter.submit.click(),
    () => expect(newsletter.email).toHaveAccessibleDescription('El campo email es requerido', SOON),
  );
  await newsletter.email.fill('ana@');
  await expect(newsletter.email).toHaveAccessibleDescription(
    'Este campo debe ser un correo electrónico valido',
  );
  await newsletter.email.fill(email);
  await newsletter.email.press('Enter');
  await expect(dialog(page, 'Cartas de la cava')).toContainText('Te enviamos un correo');
  await close(page, 'Cartas de la cava').click();
  await expect(newsletter.email).toBeFocused();
  await expect(newsletter.email).toHaveValue('');
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  expect(trouble.all()).toEqual([]);
});

test('shows an error when the newsletter call fails', { tag: '@full' }, async ({ page, email }) => {
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/acerca-de/politicas-de-despacho');
  const { newsletter, errorDialog } = frame(page);
  await eventually(
    () => newsletter.submit.click(),
    () => expect(newsletter.email).toHaveAccessibleDescription(/requerido/, SOON),
  );
  await newsletter.email.fill(email);
  await newsletter.submit.click();
  await expect(errorDialog).toContainText('Hay un problema con el servidor, intenta más tarde');
  await expect(newsletter.email).toHaveValue(email);
});

test('shares the page and opens help by keyboard', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/vinos');
  const { share, sharePanel, help, helpPanel } = frame(page);
  await expect(share).toHaveCount(0);
  await scrollUntil(page, share);
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(sharePanel.getByRole('link')).toHaveCount(4);
  const whatsapp = sharePanel.getByRole('link', { name: 'Compartir en WhatsApp' });
  expect(await whatsapp.getAttribute('href')).toContain(encodeURIComponent('/vinos'));
  await page.keyboard.press('Escape');
  await expect(sharePanel).toBeHidden();
  await expect(share).toBeFocused();

  await page.keyboard.press('Enter');
  await sharePanel.getByRole('button', { name: 'Copiar enlace' }).press('Enter');
  await expect(dialog(page, 'Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/vinos$/);
  await close(page, 'Enlace copiado').press('Enter');

  await help.press('Enter');
  await helpPanel.getByRole('link', { name: 'Despachos' }).press('Enter');
  await expect(page).toHaveURL('/acerca-de/politicas-de-despacho');
  await expect(helpPanel).toBeHidden();
});

const UNCOVERED: readonly [page: string, path: (wine: { slug: string }) => string][] = [
  ['the wines', () => '/vinos'],
  ['a wine', ({ slug }) => `/vinos/${slug}`],
  ['gourmet products', () => '/gourmet'],
  ['a table', () => '/reserva-mesa'],
  ['the contact form', () => '/contacto'],
];
// A phone has the least space beside the buttons.
test('floating buttons cover no control', { tag: '@phone' }, async ({ page, wine }) => {
  for (const [name, pathOf] of UNCOVERED)
    await test.step(`on the page of ${name}`, async () => {
      await page.goto(pathOf(wine));
      await scrollUntil(page, frame(page).share);
      expect(await coveredControls(page, 48), name).toEqual([]);
    });
});

test('shows an error when the address cannot be copied', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
    });
  });
  await page.goto('/vinos');
  const { share, sharePanel, errorDialog } = frame(page);
  await scrollUntil(page, share);
  await share.click();
  await sharePanel.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(errorDialog).toContainText('No se pudo copiar la URL');
});

test.describe('a shop with a promotion', () => {
  test.use({ adult: false });
  const TITLE = 'Semana del Carmenère';
  const promo = {
    title: TITLE,
    description: 'Seis botellas, una casa.',
    button: { text: 'Ver vinos', link: '/vinos?variedad=carmenere' },
    header_image: null,
    logo: null,
  };

  test('shows it after the age gate and sets a cookie that hides it for a day', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    // Put a promotion into the page's boot data, as for a shop whose merchant published one.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"promo":null', `"promo":${JSON.stringify(promo)}`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/');
    await frame(page).ageYes.click();
    await expect(dialog(page, TITLE)).toBeVisible();
    await expect(dialog(page, TITLE)).toContainText('ADVERTENCIA', { ignoreCase: true });
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await overflow()).toBe('hidden');
    await dialog(page, TITLE).getByRole('link', { name: 'Ver vinos' }).click();
    await expect(page).toHaveURL('/vinos?variedad=carmenere');
    await expect(dialog(page, TITLE)).toBeHidden();
    expect(await overflow()).toBe('visible');
    const cookie = (await context.cookies()).find(({ name }) => name === 'semana-del-carmenere');
    expect(Math.round((cookie?.expires ?? 0) - Date.now() / 1_000)).toBeGreaterThan(86_000);
  });
});

test.describe(() => {
  test.skip(({ isMobile }) => isMobile, 'a phone has the menu panel instead');
  test('the mega menu works by keyboard', async ({ page }) => {
    await page.goto('/');
    const menu = frame(page).mainMenu.first();
    const entry = (name: string) => menu.getByRole('link', { name, exact: true }).first();
    await eventually(
      async () => {
        await entry('Vinos').focus();
        await page.keyboard.press('ArrowRight');
      },
      () => expect(entry('Cajas')).toBeFocused(SOON),
    );
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(entry('Tinto')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry('Vinos')).toBeFocused();
    await expect(entry('Tinto')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/vinos?tipo=tinto');
    await expect(entry('Tinto')).toBeHidden();
  });
});

test.describe(() => {
  test.skip(({ isMobile }) => !isMobile, 'a desktop has the mega menu');
  test('the phone menu works by keyboard', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menú' });
    const panel = dialog(page, 'Menú');
    await toggle.press('Enter');
    await expect(panel.getByRole('button', { name: 'Volver' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await panel.locator('summary').first().press('Enter');
    await panel.getByRole('link', { name: 'Tinto' }).press('Enter');
    await expect(page).toHaveURL('/vinos?tipo=tinto');
    await expect(panel).toBeHidden();
  });
});

test.describe(() => {
  test.skip(({ isMobile }) => !isMobile, 'Back as a close gesture matters on phones');
  test('Back closes the open layer and stays on the page', async ({ page }) => {
    await extendDeadlines(page);
    await page.goto('/vinos');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/vinos\/[\w-]+$/);
    // A navigation that is still running would close the menu.
    await settled(page);
    const product = page.url();
    const shortcuts = page.getByRole('navigation', { name: 'Accesos rápidos' });
    const openers: [opener: Locator, layer: string][] = [
      [page.getByRole('button', { name: 'Menú' }), 'Menú'],
      [shortcuts.getByRole('button', { name: 'Buscar' }), 'Buscar'],
      [shortcuts.getByRole('button', { name: /^Carrito/ }), 'Carrito'],
    ];
    for (const [opener, name] of openers) {
      await opener.click();
      await expect(dialog(page, name)).toBeVisible();
      await layerInHistory(page);
      await page.goBack();
      await expect(dialog(page, name)).toBeHidden();
      expect(page.url()).toBe(product);
    }
    // A menu link replaces the menu's history entry.
    await openers[0]?.[0].click();
    await dialog(page, 'Menú').getByRole('link', { name: 'Seguimiento' }).click();
    await expect(page).toHaveURL('/seguimiento');
    await page.goBack();
    await expect(page).toHaveURL(product);
    await page.goBack();
    await expect(page).toHaveURL('/vinos');
  });
});
