/** Like `buy-while-calls-fail.spec.ts`, for a purchase by bank transfer: coupon, order and proof. */
import {
  FAULT_MODES,
  type FailingStep,
  failEachCallOnce,
  orderKeys,
  wineOf,
} from '../fixtures/failing-calls.ts';
import { failCall } from '../fixtures/faults.ts';
import { photographOf } from '../fixtures/photograph.ts';
import { beginCheckout, fillPersonal } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { frame } from '../pages/frame.ts';
import { orderPage } from '../pages/order.ts';
import { readWine } from '../shop/shop-api.ts';

for (const [index, { title, fault }] of FAULT_MODES.slice(1).entries()) {
  test(`a guest pays by transfer while each call ${title}`, { tag: '@full' }, async ({ page, email }) => {
    const wine = wineOf(FAULT_MODES.length + index);
    const { stock } = await readWine(wine.slug);
    const { delivery, next, payment } = checkout(page);
    const { account, proof, sendProof, proofCame, thanks } = orderPage(page);
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: 'Reintentar' });
    const keys = orderKeys(page);
    const steps: FailingStep[] = [
      {
        // The page shows no error when the automatic coupon fails to load.
        call: 'GET /discount-codes/auto-apply',
        trigger: () => beginCheckout(page, wine),
        error: null,
        retry: async () => {
          await fillPersonal(page, email);
          await delivery.pickup.check();
          await next.click();
          await payment.transfer.check();
          await payment.terms.check();
        },
      },
      {
        call: 'POST /purchases',
        trigger: () => payment.pay.click(),
        error: main.getByRole('alert').filter({ hasText: 'No pudimos crear tu pedido' }),
        stillShows: () => expect(payment.transfer).toBeChecked(),
        retry: async () => {},
      },
      {
        call: 'GET /pages/transfer-data',
        trigger: () => payment.pay.click(),
        error: frame(page).failedRegion,
        retry: async () => {
          await retry.click();
          await expect(account).toBeVisible();
        },
      },
      {
        call: 'GET /purchases/:id',
        trigger: () => page.reload(),
        error: main.getByText('No pudimos cargar esta parte'),
        retry: async () => {
          await retry.click();
          await expect(thanks).toBeVisible();
        },
      },
      {
        call: 'PUT /purchases/:id/transfer/proof',
        trigger: async () => {
          const buffer = photographOf(2_000);
          await proof.setInputFiles({ name: 'pago.jpg', mimeType: 'image/jpeg', buffer });
          await sendProof.click();
        },
        error: main.getByRole('alert').filter({ hasText: /No pudimos enviar|Enviaste muchos archivos/ }),
        stillShows: () => expect(main.getByText('pago.jpg')).toBeVisible(),
        retry: async () => {
          await sendProof.click();
          await expect(proofCame).toBeVisible();
        },
      },
    ];
    await failEachCallOnce(page, steps, fault);
    expect(keys.size).toBe(1);
    await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(stock - 2);
  });
}

test('a reload finds the transfer order whose response was lost', async ({ page, email }) => {
  const wine = wineOf(2 * FAULT_MODES.length - 1);
  const { stock } = await readWine(wine.slug);
  const { delivery, next, payment } = checkout(page);
  const keys = orderKeys(page);
  await beginCheckout(page, wine);
  await fillPersonal(page, email);
  await delivery.pickup.check();
  await next.click();
  await payment.transfer.check();
  await payment.terms.check();
  const failing = await failCall(page, 'POST /purchases', 'succeeds but its response is lost');
  await payment.pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos crear tu pedido' })).toBeVisible();

  // The answer to the order is lost again after the reload. The page says that it does not know whether the
  // order arrived, and offers no second one.
  await page.reload();
  const unknown = page.getByRole('alert').filter({ hasText: 'No sabemos si recibimos tu pedido' });
  await expect(unknown).toBeVisible();
  await expect(payment.pay).toBeHidden();

  await failing.restore();
  await page.goto('/carrito');
  await expect(page).toHaveURL(/\/datos-de-transferencia\?pedido=/);
  await expect(orderPage(page).thanks).toBeVisible();
  expect(keys.size).toBe(1);
  await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(stock - 2);
  await page.goto('/carrito');
  await expect(cartPage(page).empty).toBeVisible();
});
