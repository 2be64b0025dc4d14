import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { recordScenario } from 'shared-stubs/api/record-scenario';
import { playScenario, scenarioLink, type WrittenScenario } from 'shared-stubs/api/scenario-file';
import { GUEST, PLACE } from '../fixtures/guest.ts';
import { addTwo, fillDelivery, fillPersonal } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { account } from '../pages/account.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { frame } from '../pages/frame.ts';
import { orderPage } from '../pages/order.ts';
import { qaPanel } from '../pages/qa-panel.ts';
import { winePage } from '../pages/wine.ts';
import cardThenSoldOut from '../scenarios/card-refused-then-sold-out.json' with { type: 'json' };
import sessionEnds from '../scenarios/session-ends-at-payment.json' with { type: 'json' };
import thirdWriteFails from '../scenarios/third-cart-write-fails.json' with { type: 'json' };
import { type QaShop, startQaShop } from '../shop/qa-shop.ts';

// One worker runs all tests, so they share one QA shop. Its API stub plays one scenario at a time.
test.describe.configure({ mode: 'default' });

const REAL = ['catalog', 'checkout', 'account'].map((id) => `remote.${id}=real`).join('&');
let qa: QaShop;
test.beforeAll(async () => {
  qa = await startQaShop();
});
test.afterAll(() => qa?.stop());

/** Address of a page with the scenario and the real remotes of this one. */
const beside = (page: Page, path: string): string => `${qa.url}${path}${new URL(page.url()).search}`;

/** Opens the first wine of the listing, with the real remotes, while the scenario plays. */
const openWine = async (page: Page, scenario: WrittenScenario) => {
  await playScenario(page, `${qa.url}/vinos?${REAL}`, scenario);
  await expect(qaPanel(page).banner).toContainText('api = normal');
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(winePage(page).add).toBeVisible();
};

/** Fills the last two checkout steps and presses "Pagar". */
const pay = async (page: Page) => {
  await fillDelivery(page);
  const { payment } = checkout(page);
  await payment.terms.check();
  await payment.pay.click();
};

/** Buys the wine with a coupon, meets a refused card, and then a sold-out wine. */
const meetRefusals = async (page: Page, email: string, coupon: string) => {
  await addTwo(page);
  await page.goto(beside(page, '/carrito'));
  const { code, apply } = cartPage(page);
  await code.fill(coupon);
  await apply.click();
  await expect(page.getByText(`${coupon} aplicado`)).toBeVisible();
  await page.goto(beside(page, '/informacion-personal'));
  await fillPersonal(page, email);
  await pay(page);

  const order = orderPage(page);
  await expect(order.failed).toBeVisible();
  await order.tryAgain.click();
  await expect(page.getByRole('alert').filter({ hasText: /stock|agot/i })).toBeVisible();
};

test('a refused card, then the wine is sold out: the shopper learns both, and a recording plays it again', async ({
  page,
  email,
}, info) => {
  const coupon = 'BIENVENIDA';
  const file = info.outputPath('session.har');
  await page.context().tracing.startHar(file, { content: 'embed' });
  await openWine(page, cardThenSoldOut as WrittenScenario);
  await meetRefusals(page, email, coupon);
  await page.context().tracing.stopHar();

  const har = readFileSync(file, 'utf8');
  const recorded = recordScenario(har);
  const kept = JSON.stringify(recorded) + decodeURIComponent(scenarioLink('/carrito', recorded));
  const order = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { phone, ...guest } = GUEST;
  const sentPhone = phone.replaceAll(' ', '');
  for (const personal of [email, ...Object.values(guest), sentPhone, PLACE.address, coupon, order]) {
    expect(har.includes(personal), personal).toBe(true);
    expect(kept).not.toContain(personal);
  }
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await openWine(page, recorded);
  await meetRefusals(page, email, coupon);
});

test('the third change of the cart meets a 503, and the shop sends it again', async ({ page }) => {
  await openWine(page, thirdWriteFails);
  const { add } = winePage(page);
  const { cartButton } = frame(page);
  const more = cartPage(page).lines.getByRole('button', { name: 'Aumentar cantidad' });
  const isChange = (answer: Response) =>
    answer.request().method() === 'PUT' && answer.url().includes('/shopping-cart');
  const changed = () => page.waitForResponse((answer) => isChange(answer) && answer.ok());
  // A page that is left before its answer sends the change again, which would count as another one.
  await Promise.all([changed(), add.click()]);
  await page.goto(beside(page, '/carrito'));
  await Promise.all([changed(), more.click()]);
  await expect(cartButton(2)).toBeVisible();

  const failed = page.waitForResponse((answer) => isChange(answer) && answer.status() === 503);
  await Promise.all([failed, changed(), more.click()]);
  await page.reload();
  await expect(cartButton(3)).toBeVisible();
});

test('the session ends when the order is sent', async ({ page, email }) => {
  await openWine(page, sessionEnds);
  await addTwo(page);
  await page.goto(beside(page, '/iniciar-sesion'));
  await account(page).email.fill(email);
  await account(page).password.fill('una clave larga');
  await account(page).signIn.click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(beside(page, '/informacion-personal'));
  const { delivery, next, payment } = checkout(page);
  await next.click();
  await delivery.pickup.check();
  await next.click();
  await payment.terms.check();
  await payment.pay.click();
  await expect(page.getByRole('heading', { name: 'Tu sesión terminó' })).toBeVisible();
});

test('an unknown word in the address is told in red, and nothing is active', async ({ page }) => {
  await page.goto(`${qa.url}/carrito?api=sold-out,updat-cart:slow`);
  const { banner, stub } = qaPanel(page);
  await expect(banner).toContainText('There is no endpoint updat-cart');
  await expect(stub('checkout')).toBeVisible();
});
