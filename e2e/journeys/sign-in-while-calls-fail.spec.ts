/** Like `buy-while-calls-fail.spec.ts`, for the calls of a signed-in customer. */
import { FAULT_MODES, type FailingStep, failEachCallOnce, wineOf } from '../fixtures/failing-calls.ts';
import { GUEST, PLACE } from '../fixtures/guest.ts';
import { beginCheckout, fillNewAddress } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { checkout } from '../pages/checkout.ts';
import { openAccount, PASSWORD } from '../shop/customer-api.ts';

for (const [index, { title, fault }] of FAULT_MODES.slice(1).entries()) {
  test(`a customer signs in and saves an address while each call ${title}`, { tag: '@full' }, async ({
    page,
    email,
  }) => {
    const wine = wineOf(2 * FAULT_MODES.length + index);
    const { personal, login, next, delivery, asGuest } = checkout(page);
    const main = page.getByRole('main');
    await openAccount(email);
    await beginCheckout(page, wine);
    await expect(asGuest).toBeVisible();
    const { dialog } = delivery;
    const steps: FailingStep[] = [
      {
        call: 'POST /login',
        trigger: async () => {
          await personal.email.fill(email);
          await login.password.fill(PASSWORD);
          await login.submit.click();
        },
        error: main.getByRole('alert').filter({ hasText: /Hay un problema con el servidor|muchos intentos/ }),
        stillShows: async () => {
          await expect(personal.email).toHaveValue(email);
          await expect(login.password).toHaveValue(PASSWORD);
        },
        retry: async () => {},
      },
      {
        // The page shows no error for a missing profile: the customer types the data instead.
        call: 'GET /profile/user',
        trigger: () => login.submit.click(),
        error: null,
        retry: async () => {
          await expect(personal.name).toBeVisible();
          await page.reload();
          await expect(personal.rut).toHaveValue(GUEST.rut);
        },
      },
      {
        call: 'GET /profile/addresses',
        trigger: () => next.click(),
        error: main.getByText('No pudimos cargar tus direcciones guardadas'),
        retry: async () => {
          await main.getByRole('button', { name: 'Reintentar' }).click();
          await expect(main.getByText('No pudimos cargar tus direcciones guardadas')).toBeHidden();
        },
      },
      {
        call: 'POST /profile/addresses',
        trigger: async () => {
          await fillNewAddress(page, 'Casa');
          await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
        },
        error: dialog.getByRole('alert'),
        stillShows: () =>
          expect(dialog.getByRole('textbox', { name: 'Dirección', exact: true })).toHaveValue(PLACE.address),
        retry: async () => {
          await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
          await expect(delivery.saved.getByRole('radio', { name: 'Casa' })).toBeChecked();
          // The address was saved exactly once, even when the response of the first request was lost.
          await page.reload();
          await expect(delivery.saved.getByRole('radio', { name: 'Casa' })).toHaveCount(1);
          await next.click();
          await expect(page).toHaveURL('/metodo-de-pago');
        },
      },
    ];
    await failEachCallOnce(page, steps, fault);
  });
}
