import { CONTRACT_VERSION } from 'shared-contracts/version';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { qaPanel } from '../pages/qa-panel.ts';
import { type QaShop, startQaShop } from '../shop/qa-shop.ts';

// One worker runs all tests, so they share one QA shop.
test.describe.configure({ mode: 'default' });

let qa: QaShop;
test.beforeAll(async () => {
  qa = await startQaShop();
});
test.afterAll(() => qa?.stop());

/** Opens the panel, which starts closed in a narrow window. */
const openPanel = async (page: Parameters<typeof qaPanel>[0]) => {
  const { panel, opener } = qaPanel(page);
  await expect(opener).toBeVisible();
  if (await panel.isHidden()) await opener.click();
  await expect(panel).toBeVisible();
};

test('a broken checkout stub shows the error region, and resetting it restores the page', async ({
  page,
}) => {
  const { remote, stub, banner } = qaPanel(page);
  const { failedRegion, retry } = frame(page);
  await page.goto(`${qa.url}/carrito`);
  await expect(stub('checkout')).toBeVisible();
  await expect(failedRegion).toHaveCount(0);

  await openPanel(page);
  await remote('checkout').selectOption('stub:broken');
  await page.waitForURL(/\/carrito\?remote\.checkout=stub:broken$/);
  await expect(failedRegion).toBeVisible();
  await expect(retry).toBeVisible();
  await expect(banner).toContainText('checkout = stub:broken');

  // The URL holds the choice, so that a tester can share it.
  await page.reload();
  await expect(failedRegion).toBeVisible();

  await openPanel(page);
  await remote('checkout').selectOption('stub');
  await page.waitForURL(`${qa.url}/carrito`);
  await expect(stub('checkout')).toBeVisible();
  await expect(failedRegion).toHaveCount(0);
  await expect(banner).toHaveCount(0);
});

test('navigation keeps the chosen stubs, and one click resets them', async ({ page, trouble }) => {
  const { stub, banner } = qaPanel(page);
  await page.goto(`${qa.url}/carrito?remote.catalog=stub:empty`);
  await frame(page).mainMenu.or(frame(page).header).first().waitFor();
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('a'), { href: '/cajas', textContent: 'a otra parte' }),
    );
  });
  await page.getByRole('link', { name: 'a otra parte' }).dispatchEvent('click');
  await page.waitForURL(/\/cajas\?remote\.catalog=stub(:|%3A)empty$/);
  await expect(page.locator('[data-stub="catalog"][data-stub-behaviour="empty"]')).toBeAttached();

  await banner.getByRole('link', { name: 'Restablecer' }).click();
  await page.waitForURL(`${qa.url}/cajas`);
  await expect(stub('catalog')).toBeVisible();
  expect(trouble.all()).toEqual([]);
});

test('the panel unmounts the remote of the page in place, and mounts it again', async ({ page, trouble }) => {
  const { stub, remote } = qaPanel(page);
  await page.goto(`${qa.url}/carrito`);
  await expect(stub('checkout')).toBeVisible();
  await openPanel(page);
  await expect(remote('checkout').locator('xpath=ancestor::li')).toContainText('@casa-quillay/checkout');
  await page.getByRole('button', { name: 'Desmontar checkout' }).click();
  await expect(stub('checkout')).toHaveCount(0);
  await page.getByRole('button', { name: 'Montar checkout' }).click();
  await expect(stub('checkout')).toBeVisible();
  expect(page.url()).toBe(`${qa.url}/carrito`);
  expect(trouble.all()).toEqual([]);
});

test('the panel sends a command, and shows the refusal of an invalid one', async ({ page }) => {
  const { topic, payload, send, messages, problems } = qaPanel(page);
  await page.goto(`${qa.url}/vinos`);
  await openPanel(page);
  await expect(messages.filter({ hasText: 'locale.state' })).toBeVisible();

  await topic.selectOption('cart.update');
  await send.click();
  await expect(frame(page).cartButton(2).filter({ visible: true })).toBeVisible();
  await expect(messages.filter({ hasText: /resultado cart\.update v\d+ \d+ ms/ })).toBeVisible();
  await expect(messages.filter({ hasText: 'publicado cart.state' }).first()).toBeVisible();

  await payload.fill('{ "item": { "sku": "" }, "qty": -1, "previousQty": 0 }');
  await send.click();
  await expect(problems).toContainText('item.sku');
  await expect(problems).toContainText('qty');
  await expect(messages.filter({ hasText: /rechazado cart\.update/ })).toContainText('bad-payload');
  await expect(frame(page).cartButton(2).filter({ visible: true })).toBeVisible();
});

test('an error region replaces a stub that throws, and its retry restores the stub', {
  tag: '@full',
}, async ({ page }) => {
  const { stub } = qaPanel(page);
  await page.goto(`${qa.url}/iniciar-sesion?remote.account=stub:throwing`);
  // The stub shows the session only after hydration. Earlier clicks would have no effect.
  await expect(stub('account').getByText('guest', { exact: true })).toBeVisible();
  await stub('account').getByRole('button', { name: 'Lanzar un error' }).click();
  const { failedRegion, retry } = frame(page);
  await expect(failedRegion).toBeVisible();
  await retry.click();
  await expect(failedRegion).toHaveCount(0);
  await expect(stub('account')).toBeVisible();
});

test('a slow stub shows the error region after three seconds, then its page', { tag: '@full' }, async ({
  page,
}) => {
  const { stub } = qaPanel(page);
  await page.goto(`${qa.url}/carrito?remote.checkout=stub:slow`);
  await expect(frame(page).failedRegion).toBeVisible();
  await expect(stub('checkout')).toBeVisible();
  await expect(frame(page).failedRegion).toHaveCount(0);
});

test('the shell mounts a stub of the previous contract version', async ({ page, trouble }) => {
  const { stub } = qaPanel(page);
  await page.goto(`${qa.url}/blog?remote.content=stub:old`);
  await expect(stub('content')).toContainText(`${CONTRACT_VERSION} / ${CONTRACT_VERSION - 1}`);
  expect(trouble.all()).toEqual([]);
});

test('the real catalog works next to stubs, with data of the API stub', async ({ page }) => {
  const { scenario, remote } = qaPanel(page);
  await page.goto(`${qa.url}/vinos?remote.catalog=real`);
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await openPanel(page);
  await expect(remote('catalog')).toHaveValue('real');
  await scenario.selectOption('sold-out');
  await page.waitForURL(/api=sold-out/);
  await expect(main.getByText('Agotado').first()).toBeVisible();
});

test('an invalid override shows an explanation, and the page works', async ({ page }) => {
  const { banner, stub } = qaPanel(page);
  await page.goto(`${qa.url}/carrito?remote.checkout=9.9.9&remote.catalog=..%2F..`);
  await expect(banner).toContainText('esa versión no está publicada');
  await expect(banner).toContainText('no se entiende');
  await expect(stub('checkout')).toBeVisible();
});

test('team borders show where a region comes from, and Alt+Shift+B hides them', async ({ page }) => {
  const { borders } = qaPanel(page);
  await page.goto(`${qa.url}/carrito`);
  await openPanel(page);
  await borders.click();
  await expect(page.locator('#mfe-checkout')).toHaveAttribute('data-team', /^checkout stub · servidor .* ms/);
  await page.keyboard.press('Alt+Shift+KeyB');
  await expect(page.locator('[data-team]')).toHaveCount(0);
});
