import { readFileSync } from 'node:fs';
import { layersClosed } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { account } from '../pages/account.ts';
import { frame } from '../pages/frame.ts';
import { linkTo, openAccount, orderAs, PASSWORD, signIn, signInElsewhere } from '../shop/customer-api.ts';

test.use({ wineSlot: 7 });

test('a customer buys again, edits an address, ends another session, and deletes the account', async ({
  page,
  email,
  wine,
  trouble,
}) => {
  const on = account(page);
  const { heading } = frame(page);
  const next = `nueva-${email}`;
  await openAccount(email);
  const elsewhere = await signInElsewhere(email);
  const number = await orderAs(elsewhere, email, wine.sku, 2);

  await test.step('sees the order and buys it again', async () => {
    await signIn(page, email);
    await page.goto('/cuenta/mi-cuenta/compras');
    await page.getByRole('link', { name: `Ver pedido ${number}` }).click();
    await expect(heading).toHaveText(`Pedido ${number}`);
    await on.buyAgain.click();
    await expect(page.getByText('Agregamos 2 unidades a tu carrito')).toBeVisible();
    await expect(frame(page).cartButton(2)).toBeVisible();
  });

  await test.step('changes the e-mail address by confirming the mailed link', async () => {
    await page.goto('/cuenta/mi-cuenta/mis-datos');
    await on.emailForm.getByLabel('Correo nuevo').fill(next);
    await on.emailForm.getByLabel('Contraseña actual').fill(PASSWORD);
    await on.emailForm.getByRole('button', { name: 'Cambiar correo' }).click();
    await expect(page.getByText('Revisa tu correo nuevo')).toBeVisible();
    await expect.poll(() => linkTo(next, '/api/links/change-email')).not.toBe('');
    await page.goto(await linkTo(next, '/api/links/change-email'));
    await page.getByLabel('Contraseña de tu cuenta').fill(PASSWORD);
    await page.getByRole('button', { name: 'Usar este correo' }).click();
    await expect(page.getByText('Listo: tu cuenta usa tu nuevo correo.')).toBeVisible();
    await page.goto('/cuenta/mi-cuenta');
    await expect(page.getByText(next)).toBeVisible();
  });

  await test.step('ends the session on the other device', async () => {
    await on.menu.getByRole('link', { name: 'Privacidad' }).click();
    await expect(on.privacy.sessions.getByRole('listitem')).toHaveCount(2);
    await on.privacy.endOthers.click();
    await expect(page.getByText('Cerramos una sesión.')).toBeVisible();
    await expect(on.privacy.sessions.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('downloads the personal data', async () => {
    const started = page.waitForEvent('download');
    await on.privacy.download.click();
    const file = readFileSync(await (await started).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({ data: { account: { email: next }, purchases: [{ number }] } });
  });

  await test.step('stops a use of the data', async () => {
    await page.getByRole('checkbox', { name: 'Publicidad y novedades' }).check();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Guardado.')).toBeVisible();
  });

  await test.step('deletes the account with the password, and cannot sign in again', async () => {
    await on.privacy.erase.click();
    await page.getByLabel('Contraseña actual').fill(PASSWORD);
    await on.privacy.eraseForGood.click();
    await expect(page).toHaveURL('/');
    const goodbye = page.getByRole('dialog', { name: 'Tu cuenta fue eliminada' });
    await expect(goodbye).toBeVisible();
    await goodbye.getByRole('button', { name: 'Cerrar' }).first().click();
    // The browser steps back over the dialog's history entry, which would cancel a navigation of this test.
    await layersClosed(page);
    expect(trouble.all()).toEqual([]);
    await page.goto('/iniciar-sesion');
    await on.email.fill(next);
    await on.password.fill(PASSWORD);
    await on.signIn.click();
    await expect(on.alert).toContainText('La contraseña no coincide');
  });
});
