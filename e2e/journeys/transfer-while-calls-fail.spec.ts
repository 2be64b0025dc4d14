/** As `buy-while-calls-fail.spec.ts`, for what follows an order that is paid by transfer. */
import { MANNERS, orderKeys, type Place, walk, wineOf } from '../fixtures/failing-calls.ts';
import { strike } from '../fixtures/faults.ts';
import { photographOf } from '../fixtures/photograph.ts';
import { beginCheckout, fillPersonal } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { frame } from '../pages/frame.ts';
import { orderPage } from '../pages/order.ts';
import { readWine } from '../shop/shop-api.ts';

test.skip(({ isMobile }) => isMobile, 'The same at any width');

for (const [index, { title, fault }] of MANNERS.slice(1).entries()) {
  test(`a guest pays by transfer while each call ${title}`, { tag: '@full' }, async ({ page, email }) => {
    const wine = await wineOf(MANNERS.length + index);
    const { stock } = await readWine(wine.slug);
    const { delivery, next, payment } = checkout(page);
    const { account, proof, sendProof, proofCame, thanks } = orderPage(page);
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: 'Reintentar' });
    const keys = orderKeys(page);
    const places: Place[] = [
      {
        // A code that would have come by itself is missed by nobody.
        call: 'GET /discount-codes/auto-apply',
        lead: () => beginCheckout(page, wine),
        told: null,
        again: async () => {
          await fillPersonal(page, email);
          await delivery.pickup.check();
          await next.click();
          await payment.transfer.check();
          await payment.terms.check();
        },
      },
      {
        call: 'POST /purchases',
        lead: () => payment.pay.click(),
        told: main.getByRole('alert').filter({ hasText: 'No pudimos crear tu pedido' }),
        kept: () => expect(payment.transfer).toBeChecked(),
        again: async () => {},
      },
      {
        call: 'GET /pages/transfer-data',
        lead: () => payment.pay.click(),
        told: frame(page).failedRegion,
        again: async () => {
          await retry.click();
          await expect(account).toBeVisible();
        },
      },
      {
        call: 'GET /purchases/:id',
        lead: () => page.reload(),
        told: main.getByText('No pudimos cargar esta parte'),
        again: async () => {
          await retry.click();
          await expect(thanks).toBeVisible();
        },
      },
      {
        call: 'PUT /purchases/:id/transfer/proof',
        lead: async () => {
          const buffer = photographOf(2_000);
          await proof.setInputFiles({ name: 'pago.jpg', mimeType: 'image/jpeg', buffer });
          await sendProof.click();
        },
        told: main.getByRole('alert').filter({ hasText: /No pudimos enviar|Enviaste muchos archivos/ }),
        kept: () => expect(main.getByText('pago.jpg')).toBeVisible(),
        again: async () => {
          await sendProof.click();
          await expect(proofCame).toBeVisible();
        },
      },
    ];
    await walk(page, places, fault);
    expect(keys.size).toBe(1);
    await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(stock - 2);
  });
}

test('an order by transfer whose answer was lost is found by a reload', async ({ page, email }) => {
  const wine = await wineOf(2 * MANNERS.length - 1);
  const { stock } = await readWine(wine.slug);
  const { delivery, next, payment } = checkout(page);
  const keys = orderKeys(page);
  await beginCheckout(page, wine);
  await fillPersonal(page, email);
  await delivery.pickup.check();
  await next.click();
  await payment.transfer.check();
  await payment.terms.check();
  const struck = await strike(page, 'POST /purchases', 'is done, and its answer lost');
  await payment.pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos crear tu pedido' })).toBeVisible();

  // Nobody answers yet: it can be asked for again.
  await page.reload();
  const unknown = page.getByRole('alert').filter({ hasText: 'No sabemos si recibimos tu pedido' });
  await expect(unknown).toBeVisible();
  await expect(payment.pay).toBeHidden();

  await struck.mend();
  await page.goto('/carrito');
  await expect(page).toHaveURL(/\/datos-de-transferencia\?pedido=/);
  await expect(orderPage(page).thanks).toBeVisible();
  expect(keys.size).toBe(1);
  await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(stock - 2);
  await page.goto('/carrito');
  await expect(cartPage(page).empty).toBeVisible();
});
