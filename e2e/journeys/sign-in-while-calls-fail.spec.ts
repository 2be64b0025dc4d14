/** As `buy-while-calls-fail.spec.ts`, for what a customer's account adds to it. */
import { MANNERS, type Place, walk, wineOf } from '../fixtures/failing-calls.ts';
import { beginCheckout, GUEST, PLACE } from '../fixtures/shopping.ts';
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
          await delivery.add.click();
          await dialog.getByRole('textbox', { name: 'Nombre de la dirección' }).fill('Casa');
          const region = dialog.getByRole('combobox', { name: 'Región' });
          const option = region.locator('option').filter({ hasText: PLACE.region });
          await region.selectOption(await option.getAttribute('value'));
          const commune = dialog.getByRole('combobox', { name: 'Comuna' });
          await commune.click();
          await commune.pressSequentially('provi');
          await expect(dialog.getByRole('option', { name: PLACE.commune, exact: true })).toBeVisible();
          await page.keyboard.press('Enter');
          await dialog.getByRole('textbox', { name: 'Dirección', exact: true }).fill(PLACE.address);
          await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
        },
        told: dialog.getByRole('alert'),
        kept: () =>
          expect(dialog.getByRole('textbox', { name: 'Dirección', exact: true })).toHaveValue(PLACE.address),
        again: async () => {
          await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
          await expect(delivery.saved.getByRole('radio', { name: 'Casa' }).first()).toBeVisible();
          await next.click();
          await expect(page).toHaveURL('/metodo-de-pago');
        },
      },
    ];
    await walk(page, places, fault);
  });
}
