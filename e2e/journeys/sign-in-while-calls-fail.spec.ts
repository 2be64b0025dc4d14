/** As `buy-while-calls-fail.spec.ts`, for what a customer's account adds to it. */
import { MANNERS, type Place, walk, wineOf } from '../fixtures/failing-calls.ts';
import { beginCheckout, fillNewAddress, GUEST, PLACE } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { checkout } from '../pages/checkout.ts';
import { openAccount, PASSWORD } from '../shop/customer-api.ts';

test.skip(({ isMobile }) => isMobile, 'The same at any width');

for (const [index, { title, fault }] of MANNERS.slice(1).entries()) {
  test(`a customer signs in and saves an address while each call ${title}`, { tag: '@full' }, async ({
    page,
    email,
  }) => {
    const wine = await wineOf(2 * MANNERS.length + index);
    const { personal, login, next, delivery, asGuest } = checkout(page);
    const main = page.getByRole('main');
    await openAccount(email);
    await beginCheckout(page, wine);
    await expect(asGuest).toBeVisible();
    const { dialog } = delivery;
    const places: Place[] = [
      {
        call: 'POST /login',
        lead: async () => {
          await personal.email.fill(email);
          await login.password.fill(PASSWORD);
          await login.submit.click();
        },
        told: main.getByRole('alert').filter({ hasText: /Hay un problema con el servidor|muchos intentos/ }),
        kept: async () => {
          await expect(personal.email).toHaveValue(email);
          await expect(login.password).toHaveValue(PASSWORD);
        },
        again: async () => {},
      },
      {
        // What the profile would have told can be typed.
        call: 'GET /profile/user',
        lead: () => login.submit.click(),
        told: null,
        again: async () => {
          await expect(personal.name).toBeVisible();
          await page.reload();
          await expect(personal.rut).toHaveValue(GUEST.rut);
        },
      },
      {
        call: 'GET /profile/addresses',
        lead: () => next.click(),
        told: main.getByText('No pudimos cargar tus direcciones guardadas'),
        again: async () => {
          await main.getByRole('button', { name: 'Reintentar' }).click();
          await expect(main.getByText('No pudimos cargar tus direcciones guardadas')).toBeHidden();
        },
      },
      {
        call: 'POST /profile/addresses',
        lead: async () => {
          await fillNewAddress(page, 'Casa');
          await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
        },
        told: dialog.getByRole('alert'),
        kept: () =>
          expect(dialog.getByRole('textbox', { name: 'Dirección', exact: true })).toHaveValue(PLACE.address),
        again: async () => {
          await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
          await expect(delivery.saved.getByRole('radio', { name: 'Casa' })).toBeChecked();
          // Once, also where the first try was done and its answer lost.
          await page.reload();
          await expect(delivery.saved.getByRole('radio', { name: 'Casa' })).toHaveCount(1);
          await next.click();
          await expect(page).toHaveURL('/metodo-de-pago');
        },
      },
    ];
    await walk(page, places, fault);
  });
}
