/** The operator of the shop uses the releases page (docs/decisions/0062-releases-page.md). */
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test } from '../chaos/fixtures.ts';
import { axeFindings } from '../fixtures/axe.ts';

const PAGE = '/dev/releases';

/** A page whose scripts are off, because every change must work without them. */
const openPlain = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  return context.newPage();
};
/** Version of the catalog that a new shopper gets. */
const renderedFor = async (request: APIRequestContext): Promise<string | undefined> => {
  const html = await (await request.get('/vinos')).text();
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{"remotes":[]}') as {
    remotes: { id: string; version: string }[];
  };
  return boot.remotes.find(({ id }) => id === 'catalog')?.version;
};
const remote = (page: Page) => page.getByRole('region', { name: 'catalog' });
/** Answers the question of an action with the keyboard. */
const confirm = async (page: Page, reason: string, yes: string): Promise<void> => {
  await page.getByRole('textbox', { name: '¿Por qué?' }).fill(reason);
  await page.getByRole('button', { name: yes }).press('Enter');
};

test.afterEach(({ chaosShop }) => chaosShop.rollBack());

test('the operator stops a canary and goes back to an earlier release', async ({
  browser,
  baseURL,
  page: watching,
  request,
  chaosShop: shop,
}) => {
  // null: releases without a fault.
  const earlier = await shop.release('catalog', null);
  const canary = await shop.releaseCanary('catalog', null);
  await watching.goto(PAGE);
  await expect(remote(watching)).toContainText(`50 % de los compradores ${canary.version}`);
  expect(await axeFindings(watching)).toEqual([]);
  await remote(watching).getByRole('button', { name: 'Detener la canary…' }).click();
  await expect(watching.getByRole('heading', { level: 1 })).toHaveText('¿Detener la canary de catalog?');
  expect(await axeFindings(watching)).toEqual([]);
  await watching.getByRole('link', { name: 'Cancelar' }).click();
  // Until the page has loaded, Chromium takes the focus away when it moves to the part that the address names.
  await watching.waitForURL(`**${PAGE}#catalog-actions`);
  const share = remote(watching).getByRole('textbox', { name: 'Nuevo porcentaje de la canary' });
  await share.click();
  const page = await openPlain(browser, baseURL);

  await page.goto(PAGE);
  await remote(page).getByRole('button', { name: 'Detener la canary…' }).press('Enter');
  await confirm(page, 'slow pages', 'Detener la canary');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('La canary de catalog está detenida.');
  await shop.canaryEnds();

  await remote(page).getByLabel('Volver a').selectOption(earlier);
  await remote(page).getByRole('button', { name: 'Volver a otra versión…' }).press('Enter');
  await confirm(page, 'broken filters', 'Volver a otra versión');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('La versión de catalog cambió.');
  // The answer comes after the change, so the next shopper has it. `rollback-time.test.ts` measures the time.
  expect(await renderedFor(request)).toBe(earlier);

  // The other open page follows by itself, and leaves the focus where it is.
  await expect(remote(watching)).toContainText('broken filters');
  await expect(watching.getByRole('listitem').filter({ hasText: 'slow pages' })).toBeVisible();
  await expect(share).toBeFocused();
  await page.context().close();
});
