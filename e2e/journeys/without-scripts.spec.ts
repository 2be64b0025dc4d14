/** A guest whose browser runs no scripts buys with plain forms (docs/architecture/plain-pages.md). */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { axeFindings } from '../fixtures/axe.ts';
import { GUEST } from '../fixtures/guest.ts';
import { photographOf } from '../fixtures/photograph.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { gateway } from '../pages/gateway.ts';
import { orderNumberIn, orderPage } from '../pages/order.ts';
import { textOf } from '../pages/text.ts';
import { winePage } from '../pages/wine.ts';
import { createCoupon } from '../shop/operator.ts';
import { confirmationsTo, mailsTo, readLedger, readList } from '../shop/shop-api.ts';

test.use({ javaScriptEnabled: false });

/** The product with the most stock, so that other journeys do not notice the purchases. No wine: they have owners. */
const findProduct = async (): Promise<ProductCard> => {
  const { data } = await readList('alcohols');
  return data.reduce((most, one) => (one.stock > most.stock ? one : most));
};

/** Accessibility findings of a plain page, which is the same in a browser with scripts. axe needs them. */
const findingsOf = async (page: Page, browser: Browser): Promise<string[]> => {
  const context = await browser.newContext({ javaScriptEnabled: true, viewport: page.viewportSize() });
  await context.addCookies(await page.context().cookies());
  const seen = await context.newPage();
  await seen.goto(page.url());
  const found = await axeFindings(seen);
  await context.close();
  return found;
};

/** Adds one bottle, and answers the age gate. */
const addFirst = async (page: Page, product: ProductCard): Promise<void> => {
  await page.goto(hrefOfProduct(product));
  await winePage(page).add.click();
  await expect(page.getByRole('heading', { name: '¿Eres mayor de edad?' })).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('Para comprar debes ser mayor de 18 años')).toBeVisible();
  await page.getByRole('button', { name: 'Sí, soy mayor de 18 años' }).click();
  await expect(cartPage(page).line(product.name)).toHaveCount(1);
};

/** Code of the commune. */
const PROVIDENCIA = '13123';

const fillPersonal = async (page: Page, email: string): Promise<void> => {
  const { personal, next } = checkout(page);
  await personal.name.fill(GUEST.name);
  await personal.surname.fill(GUEST.surname);
  await personal.rut.fill(GUEST.rut);
  await personal.phone.fill(GUEST.phone);
  await personal.email.fill(email);
  await next.click();
};

const fillDelivery = async (page: Page): Promise<void> => {
  const { delivery, next } = checkout(page);
  await delivery.commune.selectOption(PROVIDENCIA);
  await delivery.address.fill('Los Aromos 123');
  await next.click();
};

test('a guest without scripts changes the cart, corrects the form, and pays by card after a refusal', async ({
  page,
  email,
  browser,
  shop,
}) => {
  const product = await findProduct();
  const cart = cartPage(page);
  const { personal, next, payment, amount } = checkout(page);
  const quantity = page.getByRole('textbox', { name: `Cantidad de ${product.name}` });

  await test.step('passes the age gate, and puts a bottle into the cart', async () => {
    await addFirst(page, product);
    expect(await findingsOf(page, browser)).toEqual([]);
  });

  await test.step('changes the quantity, removes the line, and adds the bottle again', async () => {
    await quantity.fill('2');
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'ahora llevas 2' })).toBeVisible();
    await expect(cart.amount('Total')).toHaveText(formatClp(2 * product.price));
    await quantity.fill('9000');
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByRole('alert')).toContainText('No hay suficiente stock');
    await page.getByRole('button', { name: `Eliminar ${product.name}` }).click();
    await expect(cart.empty).toBeVisible();
    await page.goto(hrefOfProduct(product));
    await winePage(page).add.click();
    await expect(cart.line(product.name)).toHaveCount(1);
    await page.reload();
    await expect(quantity).toHaveValue('1');
  });

  await test.step('sees errors beside their fields, and the typed values', async () => {
    await cart.checkout.click();
    await personal.name.fill(GUEST.name);
    await personal.rut.fill('1-1');
    await next.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Falta corregir 4 datos' })).toBeVisible();
    await expect(personal.name).toHaveValue(GUEST.name);
    await expect(personal.rut).toHaveValue('1-1');
    await expect(personal.rut).toHaveAttribute('aria-invalid', 'true');
    expect(await findingsOf(page, browser)).toEqual([]);
    await fillPersonal(page, email);
  });

  let total = '';
  await test.step('cannot skip a step, and sees the price of the delivery', async () => {
    await page.goto('/metodo-de-pago');
    await expect(page).toHaveURL('/informacion-de-envio');
    expect(await findingsOf(page, browser)).toEqual([]);
    await fillDelivery(page);
    await expect(page).toHaveURL('/metodo-de-pago');
    expect(await findingsOf(page, browser)).toEqual([]);
    total = await textOf(amount('Total'));
    expect(Number(total.replace(/\D/g, ''))).toBeGreaterThan(product.price);
    await payment.pay.click();
    await expect(payment.terms).toHaveAccessibleDescription('El campo términos y condiciones es requerido');
    await payment.terms.check();
    await payment.pay.click();
  });

  const toWebpay = page.getByRole('button', { name: `Pagar ${total} en Webpay` });
  await test.step('is refused by the bank, and pays the same order', async () => {
    await expect(page).toHaveURL(/\/orden\/[\w-]+$/);
    expect(await findingsOf(page, browser)).toEqual([]);
    await toWebpay.click();
    await expect(page).toHaveURL(new RegExp(`^${shop.gatewayUrl}/`));
    await gateway(page).refuse.click();
    await expect(orderPage(page).failed).toBeVisible();
    await orderPage(page).tryAgain.click();
    await toWebpay.click();
    await gateway(page).approve.click();
  });

  await test.step('sees thanks with the number of the order, and an empty cart', async () => {
    const { thanks, number } = orderPage(page);
    await expect(thanks).toBeVisible();
    expect(await findingsOf(page, browser)).toEqual([]);
    const found = orderNumberIn(await textOf(number));
    const paid = (await readLedger()).filter(({ buy_order }) => buy_order.includes(found));
    expect(paid.filter(({ status }) => status === 'AUTHORIZED').map((one) => formatClp(one.amount))).toEqual([
      total,
    ]);
    await expect.poll(async () => (await confirmationsTo(email)).length).toBe(1);
    await page.goto('/carrito');
    await expect(cart.empty).toBeVisible();
    // The typed data are forgotten.
    const [state] = (await page.context().cookies()).filter(({ name }) => name === 'plain');
    expect(Buffer.from(state?.value ?? '', 'base64url').toString()).not.toContain(email);
  });
});

test('a guest without scripts asks for a factura, pays by transfer in English, and orders once', async ({
  page,
  email,
  browser,
  shop,
}) => {
  const product = await findProduct();
  await addFirst(page, product);
  const { payment, amount } = checkout(page);

  await test.step('is told why a code is refused, and sees the gift box in the total', async () => {
    await page.getByRole('textbox', { name: 'Código de descuento' }).fill('NOEXISTE');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByRole('alert')).toContainText('cupón');
    const code = `PLANO${randomUUID().slice(0, 8).toUpperCase()}`;
    await createCoupon(code, 1000);
    await page.getByRole('textbox', { name: 'Código de descuento' }).fill(code);
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByRole('button', { name: `Quitar ${code}` })).toBeVisible();
    await expect(cartPage(page).amount('Total')).toHaveText(formatClp(product.price - 1000));
    await page.getByRole('checkbox', { name: 'Agregar caja de regalo' }).check();
    await page.getByRole('textbox', { name: 'Mensaje para la tarjeta' }).fill('Feliz día');
    await page.getByRole('button', { name: 'Guardar regalo' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'va en caja de regalo' })).toBeVisible();
    expect(await findingsOf(page, browser)).toEqual([]);
  });

  await cartPage(page).checkout.click();
  await fillPersonal(page, email);
  await fillDelivery(page);
  const day = page.getByRole('combobox', { name: '¿Qué día te lo llevamos?' });
  await day.selectOption({ index: 2 });
  const chosen = await day.inputValue();
  expect(await textOf(amount('Caja de regalo'))).toMatch(/^\$/);
  await payment.transfer.check();
  await payment.factura.check();
  await payment.terms.check();
  await payment.pay.click();
  await expect(payment.invoice.reason).toHaveAccessibleDescription('El campo razón social es requerido');
  await expect(payment.transfer).toBeChecked();
  await expect(day).toHaveValue(chosen);
  await payment.invoice.reason.fill('Viña Sur SpA');
  await payment.invoice.rut.fill('76.543.210-3');
  await payment.invoice.giro.fill('Restaurante');
  await payment.invoice.address.fill('Avenida Italia 100');
  await checkout(page).delivery.commune.selectOption(PROVIDENCIA);
  await payment.terms.check();

  await test.step('two submissions of one form make one order', async () => {
    const form = page.locator('form[action="/metodo-de-pago"]');
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'plain');
    const typed = {
      key: (await form.locator('[name=key]').getAttribute('value')) ?? '',
      total: (await form.locator('[name=total]').getAttribute('value')) ?? '',
      arrival: (await form.locator('[name=arrival]').getAttribute('value')) ?? '',
      day: chosen,
      platform: 'transfer',
      document: '1',
      terms: 'on',
      'invoice.reason': 'Viña Sur SpA',
      'invoice.rut': '76.543.210-3',
      'invoice.giro': 'Restaurante',
      'invoice.address': 'Avenida Italia 100',
      'invoice.commune_id': await payment.invoice.address
        .page()
        .locator('[name="invoice.commune_id"]')
        .inputValue(),
    };
    const send = () =>
      fetch(`${shop.url}/metodo-de-pago`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: shop.url, cookie: `plain=${cookie?.value}` },
        body: new URLSearchParams(typed),
      });
    const places = (await Promise.all([send(), send()])).map(({ headers }) => headers.get('location'));
    expect(places[0]).toMatch(/^\/datos-de-transferencia\?pedido=/);
    expect(places[1]).toBe(places[0]);
    await payment.pay.click();
    await expect(page).toHaveURL(places[0] ?? '');
  });

  const { account, proof, proofCame } = orderPage(page);
  await expect(account).toBeVisible();
  expect(await findingsOf(page, browser)).toEqual([]);
  await test.step('sends the proof, after a file that the shop cannot use', async () => {
    const send = page.getByRole('button', { name: 'Enviar comprobante' });
    await proof.setInputFiles({
      name: 'pago.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-'),
    });
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Elige un JPG, PNG o PDF de hasta 5 MB');
    await proof.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photographOf(6_000_000) });
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Elige un JPG, PNG o PDF de hasta 5 MB');
    await proof.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photographOf(900_000) });
    await send.click();
    await expect(proofCame).toBeVisible();
    expect(await findingsOf(page, browser)).toEqual([]);
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject ?? '');
    await expect
      .poll(async () =>
        (await subjects()).filter((subject) => subject.startsWith('Recibimos el comprobante')),
      )
      .toHaveLength(1);
  });
  const number = orderNumberIn(await textOf(orderPage(page).number));
  await page.goto(`${page.url()}&lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0);
});

test('an order that needs the bot check keeps the typed data and has other ways', async ({
  page,
  email,
  browser,
  shop,
}) => {
  const product = await findProduct();
  await addFirst(page, product);
  await cartPage(page).checkout.click();
  await fillPersonal(page, email);
  await fillDelivery(page);
  await expect(page).toHaveURL('/metodo-de-pago');
  // The demo shop never requires the check. The cookie has the state after the refusal.
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'plain');
  const state = JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString());
  const notice = { path: '/metodo-de-pago', kind: 'error', text: 'Sin comprobación', offersWays: true };
  const draft = { ...state.draft, payment: { ...state.draft.payment, platform: 'transfer' } };
  const value = Buffer.from(JSON.stringify({ ...state, draft, notice })).toString('base64url');
  await page.context().addCookies([{ name: 'plain', value, url: shop.url }]);
  await page.reload();
  const ways = page.getByRole('region', { name: 'Cómo hacer este pedido ahora' });
  await expect(ways.getByText('Elige abajo el pago con tarjeta')).toBeVisible();
  await expect(ways.getByRole('link').first()).toHaveAttribute('href', /^(tel:|https:\/\/wa\.me\/)/);
  expect(await findingsOf(page, browser)).toEqual([]);
  await checkout(page).payment.card.check();
  await checkout(page).payment.terms.check();
  await checkout(page).payment.pay.click();
  await expect(page).toHaveURL(/\/orden\/[\w-]+$/);
});

test('the pages of the account say what needs scripts, and how to go on', async ({ page }) => {
  const paths = [
    '/iniciar-sesion',
    '/registro',
    '/recuperar-contrasena',
    '/cuenta/mi-cuenta',
    '/seguimiento',
  ];
  for (const path of paths) {
    await page.goto(path);
    const hint = page.locator('noscript p').last();
    await expect(hint).toBeVisible();
    await expect(hint).toHaveText(
      /comprar sin cuenta desde la página de cada producto\. .* seguir un pedido, .* llámanos al \+[\d ]+\.$/,
    );
  }
});

test('a form without a known cart explains that the session expired', async ({ page, shop }) => {
  const expired = { cartId: `${'a'.repeat(22)}.${'b'.repeat(43)}`, isAdult: true };
  const value = Buffer.from(JSON.stringify(expired)).toString('base64url');
  await page.context().addCookies([{ name: 'plain', value, url: shop.url }]);
  await page.goto('/metodo-de-pago');
  await expect(page).toHaveURL('/carrito');
  await expect(page.getByRole('status').filter({ hasText: 'Tu sesión venció' })).toBeVisible();
});
