import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { qaPanel } from '../pages/qa-panel.ts';
import { type QaShop, startQaShop } from '../shop/qa-shop.ts';

// One QA shop for all of them.
test.describe.configure({ mode: 'default' });

let qa: QaShop;
test.beforeAll(async () => {
  qa = await startQaShop();
});
test.afterAll(() => qa?.stop());

/** The panel is closed at first on a narrow window. */
const openPanel = async (page: Parameters<typeof qaPanel>[0]) => {
  const { panel, opener } = qaPanel(page);
  await expect(opener).toBeVisible();
  if (await panel.isHidden()) await opener.click();
  await expect(panel).toBeVisible();
};

test('QA breaks checkout, sees the region with a retry, and restores it', async ({ page }) => {
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

  // The choice is the address: the same link shows the same to whoever opens it.
  await page.reload();
  await expect(failedRegion).toBeVisible();

  await openPanel(page);
  await remote('checkout').selectOption('stub');
  await page.waitForURL(`${qa.url}/carrito`);
  await expect(stub('checkout')).toBeVisible();
  await expect(failedRegion).toHaveCount(0);
  await expect(banner).toHaveCount(0);
});

test('a choice is kept on the way through the shop, and reset at one click', async ({ page, trouble }) => {
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

test('QA sends a command, then one that the contract refuses', async ({ page }) => {
  const { topic, payload, send, messages, problems } = qaPanel(page);
  await page.goto(`${qa.url}/vinos`);
  await openPanel(page);
  await expect(messages.filter({ hasText: 'locale.state' })).toBeVisible();

  await topic.selectOption('cart.update');
  await send.click();
  await expect(frame(page).cartButton(2).filter({ visible: true })).toBeVisible();
  await expect(messages.filter({ hasText: /resultado cart\.update v1.* ms/ })).toBeVisible();
  await expect(messages.filter({ hasText: 'publicado cart.state' }).first()).toBeVisible();

  await payload.fill('{ "item": { "sku": "" }, "qty": -1, "previousQty": 0 }');
  await send.click();
  await expect(problems).toContainText('item.sku');
  await expect(problems).toContainText('qty');
  await expect(messages.filter({ hasText: /rechazado cart\.update/ })).toContainText('bad-payload');
  await expect(frame(page).cartButton(2).filter({ visible: true })).toBeVisible();
});

test('a stub that throws is replaced by a region, and the retry brings it back', async ({ page }) => {
  const { stub } = qaPanel(page);
  await page.goto(`${qa.url}/iniciar-sesion?remote.account=stub:throwing`);
  // The stub is alive once it knows the session: what the server sent hears no click.
  await expect(stub('account').getByText('guest', { exact: true })).toBeVisible();
  await stub('account').getByRole('button', { name: 'Lanzar un error' }).click();
  const { failedRegion, retry } = frame(page);
  await expect(failedRegion).toBeVisible();
  await retry.click();
  await expect(failedRegion).toHaveCount(0);
  await expect(stub('account')).toBeVisible();
});

test('a slow stub gives the region after three seconds, and comes all the same', async ({ page }) => {
  const { stub } = qaPanel(page);
  await page.goto(`${qa.url}/carrito?remote.checkout=stub:slow`);
  await expect(frame(page).failedRegion).toBeVisible();
  await expect(stub('checkout')).toBeVisible();
  await expect(frame(page).failedRegion).toHaveCount(0);
});

test('a stub of the older contract is served', async ({ page, trouble }) => {
  const { stub } = qaPanel(page);
  await page.goto(`${qa.url}/blog?remote.content=stub:old`);
  await expect(stub('content')).toContainText('2 / 1');
  expect(trouble.all()).toEqual([]);
});

test('real wines stand beside stubs, on the stubbed API’s scenario', async ({ page }) => {
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

test('an override that cannot be is told in words, and the page is there', async ({ page }) => {
  const { banner, stub } = qaPanel(page);
  await page.goto(`${qa.url}/carrito?remote.checkout=9.9.9&remote.catalog=..%2F..`);
  await expect(banner).toContainText('esa versión no está publicada');
  await expect(banner).toContainText('no se entiende');
  await expect(stub('checkout')).toBeVisible();
});

test('the borders of the teams tell who drew what, in which version', async ({ page }) => {
  const { borders } = qaPanel(page);
  await page.goto(`${qa.url}/carrito`);
  await openPanel(page);
  await borders.click();
  await expect(page.locator('#mfe-checkout')).toHaveAttribute('data-team', /^checkout stub · servidor .* ms/);
  await page.keyboard.press('Alt+Shift+KeyB');
  await expect(page.locator('[data-team]')).toHaveCount(0);
});
