/** `pnpm dev` applies edits of a remote to the open page, shows compile errors, and stops on Ctrl-C. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import { winePage } from '../pages/wine.ts';
import { type LiveShop, startLiveShop } from '../shop/live-shop.ts';

const EDITED = 'Editado ahora mismo';
const PANEL = 'mfe-catalog/src/pages/product/buy-panel.tsx';
/** A model that only components import. Hot replacement of the components alone would leave it stale. */
const MODEL = 'shared-kit/src/add-to-cart/add-to-cart.model.ts';
const PRICE = 'shared-ui/src/price/price.tsx';
/** Texts of one page, which its model reads too. */
const WORDS = 'mfe-catalog/src/messages/search.ts';
const STYLE = 'mfe-catalog/src/pages/product/buy-panel.module.css';

/** Characters of the shop's output in the report of a failed test. */
const OUTPUT = 4_000;
/** Timeout of the hook that builds two packages, longer than that of `startLiveShop` itself. */
const START_MS = 900_000;

/** Edits a source file. @returns its old text */
const change = (file: string, from: string | RegExp, to: string): string => {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, after);
  return before;
};

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test.describe('a remote in development', () => {
  // The tests edit the same shop, so they run one after the other.
  test.describe.configure({ mode: 'serial', timeout: START_MS });
  let shop: LiveShop;
  test.beforeAll(async () => {
    // Hooks ignore the timeout of `describe.configure`.
    test.setTimeout(START_MS);
    shop = await startLiveShop('catalog');
  });
  test.afterAll(() => shop?.stop());

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures of a hook from this pattern
  test.afterEach(({}, { annotations }) => {
    annotations.push({ type: 'program', description: shop.output().slice(-OUTPUT) });
  });

  /** Opens the wine's page and chooses two units: state that must survive an edit. */
  const chooseTwo = async (page: Page, slug: string) => {
    await page.goto(`${shop.url}/vinos/${slug}`);
    const { more, quantity } = winePage(page);
    await hydrated(page, 'catalog');
    await more.click();
    await expect(quantity).toHaveValue('2');
    await markDocument(page);
  };

  test('shows an edited component with its state, and in the server HTML', async ({ page, wine, trouble }, {
    annotations,
  }) => {
    await chooseTwo(page, wine.slug);
    const started = Date.now();
    change(shop.file(PANEL), '<h1', `<p>${EDITED}</p>\n      <h1`);
    await expect(page.getByText(EDITED)).toBeVisible();
    annotations.push({ type: 'edit to screen', description: `${Date.now() - started} ms` });
    await expect(winePage(page).quantity).toHaveValue('2');
    expect(await isSameDocument(page)).toBe(true);

    const html = await (await page.request.get(`${shop.url}/vinos/${wine.slug}`)).text();
    expect(html).toContain(EDITED);
    await page.reload();
    await expect(page.getByText(EDITED)).toBeVisible();
    await expect(winePage(page).quantity).toHaveValue('1');
    expect(trouble.all()).toEqual([]);
  });

  test('shows edited texts of a page in its heading and fields, and keeps the typed text', async ({
    page,
  }) => {
    await page.goto(`${shop.url}/vinos/busqueda?q=merlot`);
    await hydrated(page, 'catalog');
    const box = page.getByRole('main').getByRole('combobox', { name: 'Buscar productos' });
    await box.fill('malbec');
    await markDocument(page);
    // The second edit meets the tables of two evaluations.
    for (const text of ['Primera', 'Segunda']) {
      change(shop.file(WORDS), /(placeholder: )'[^']*'/, `$1'${text}'`);
      await expect(box).toHaveAttribute('placeholder', text);
      change(shop.file(WORDS), /(resultsFor: \(q: string\): string => )`[^`]*`/, `$1\`${text}: \${q}\``);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${text}: merlot`);
      await expect(page).toHaveTitle(new RegExp(`^${text}: merlot`));
    }
    await expect(box).toHaveValue('malbec');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('shows an edited component and style of shared-ui', { tag: '@full' }, async ({ page, wine }) => {
    await chooseTwo(page, wine.slug);
    change(shop.file(PRICE), /(return \(\s*<\w+[^>]*>)/, `$1<b>${EDITED}</b>`);
    await expect(page.locator('main b', { hasText: EDITED }).first()).toBeVisible();
    change(shop.file(STYLE), /(\.panel \{)/, '$1\n    outline: 3px solid rgb(1, 2, 3);');
    const outlined = page.locator('main [class*="panel"]').first();
    await expect(outlined).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    await expect(winePage(page).quantity).toHaveValue('2');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('shows the location of a compile error and keeps the last good code', async ({ page, wine }) => {
    await chooseTwo(page, wine.slug);
    const before = change(shop.file(PANEL), '<h1', '<<h1');
    const notice = page.getByRole('alert').filter({ hasText: 'Build failed' });
    await expect(notice).toContainText(/buy-panel\.tsx/);
    await expect(notice).toContainText(/\(\d+:\d+\)/);
    await expect.poll(() => shop.output()).toMatch(/catalog: build failed[\s\S]*buy-panel\.tsx/);
    await expect(winePage(page).quantity).toHaveValue('2');

    writeFileSync(shop.file(PANEL), before);
    await expect(notice).toHaveCount(0);
    await expect(winePage(page).quantity).toHaveValue('2');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('reloads the page after a model edit', async ({ page, wine }) => {
    await chooseTwo(page, wine.slug);
    const reloaded = page.waitForEvent('load');
    change(shop.file(MODEL), /$/, '\nexport const EDITED = true;\n');
    await reloaded;
    expect(await isSameDocument(page)).toBe(false);
    await expect(winePage(page).quantity).toHaveValue('1');
  });

  test('stops all processes on Ctrl-C', async () => {
    const addresses = [shop.url, `${shop.apiUrl}/healthz`];
    // On a busy machine a connection may fail at first.
    for (const address of addresses)
      await expect.poll(() => fetch(address).then(({ ok }) => ok, String)).toBe(true);
    await shop.stop();
    for (const address of addresses) await expect(fetch(address)).rejects.toThrow();
    expect(existsSync(shop.file('var/data/postgres/postmaster.pid'))).toBe(false);
  });
});
