import { GUEST } from '../fixtures/guest.ts';
import { addTwo, beginCheckout, fillNewAddress, showSummary, typePersonal } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { account } from '../pages/account.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { gateway } from '../pages/gateway.ts';
import { orderPage } from '../pages/order.ts';

const PASSWORD = 'una frase de otoño';

test.use({ wineSlot: 8 });

test('a guest registers during checkout, and the next purchase has all fields prefilled', async ({
  page,
  wine,
  email,
}) => {
  const { asGuest, personal, login, next, delivery, payment, amount } = checkout(page);

  await test.step('opens an account in the first checkout step', async () => {
    await beginCheckout(page, wine);
    await typePersonal(page, email);
    await page.getByRole('checkbox', { name: /^Crear una cuenta/ }).check();
    await login.password.fill(PASSWORD);
    await next.click();
    await expect(page).toHaveURL('/informacion-de-envio');
  });

  await test.step('saves an address', async () => {
    await fillNewAddress(page, 'Casa');
    await delivery.dialog.getByRole('button', { name: 'Guardar dirección' }).click();
    await expect(delivery.saved.getByRole('radio', { name: 'Casa' })).toBeChecked();
  });

  await test.step('pays by card', async () => {
    await showSummary(page);
    await expect(amount('Despacho')).toHaveText(/^\$[\d.]+$/);
    await next.click();
    await payment.terms.check();
    await payment.pay.click();
    await gateway(page).approve.click();
    await expect(orderPage(page).thanks).toBeVisible();
  });

  await test.step('returns as a guest, signs in at the first step, and finds all fields filled', async () => {
    await page.goto('/cuenta/mi-cuenta');
    await account(page).signOut.click();
    await expect(page).toHaveURL('/');
    await page.goto(`/vinos/${wine.slug}`);
    await addTwo(page);
    await page.goto('/carrito');
    await cartPage(page).checkout.click();
    await expect(asGuest).toBeVisible();
    await personal.email.fill(email);
    await login.password.fill(PASSWORD);
    await login.submit.click();
    await expect(personal.surname).toHaveValue(GUEST.surname);
    await expect(personal.rut).toHaveValue(GUEST.rut);
    await next.click();
    await expect(delivery.saved.getByRole('radio', { name: 'Casa' })).toBeChecked();
    await next.click();
    await expect(page).toHaveURL('/metodo-de-pago');
  });
});
