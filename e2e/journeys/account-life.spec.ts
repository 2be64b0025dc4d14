import { GUEST, PLACE } from '../fixtures/guest.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import { account } from '../pages/account.ts';
import { frame } from '../pages/frame.ts';
import { mailsTo } from '../shop/shop-api.ts';

const PASSWORD = 'una frase de otoño';
const NEXT_PASSWORD = 'otra frase de invierno';

/** Password reset link of the newest mail with one. */
const resetLinkTo = async (email: string): Promise<string> => {
  const texts = (await mailsTo(email)).map(({ text, html }) => `${text ?? ''} ${html ?? ''}`);
  const found = texts.flatMap((text) => text.match(/\/reiniciar-contrasena\?token=[\w.-]+/g) ?? []);
  return found.at(-1) ?? '';
};

test('a customer registers, edits the account, signs out, and signs in with a new password', async ({
  page,
  email,
  trouble,
}) => {
  const on = account(page);
  const { heading } = frame(page);

  await test.step('opens an account; the browser solves the bot check', async () => {
    await page.goto('/cuenta/mi-cuenta/mis-direcciones');
    await expect(page).toHaveURL('/iniciar-sesion');
    await page.getByRole('link', { name: 'Crear una cuenta' }).click();
    await on.name.fill(GUEST.name);
    await on.lastName.fill(GUEST.surname);
    await on.rut.fill(GUEST.rut);
    await on.phone.fill(GUEST.phone);
    await on.email.fill(email);
    await on.password.fill(PASSWORD);
    await on.confirmation.fill(PASSWORD);
    await on.terms.check();
    await on.create.click();
    // The page that the visitor requested before signing in.
    await expect(page).toHaveURL('/cuenta/mi-cuenta/mis-direcciones');
  });

  await test.step('saves an address, deletes it and undoes the deletion', async () => {
    await on.address.add.click();
    await on.address.identification.fill('Casa');
    await on.address.street.fill(PLACE.address);
    const region = on.address.region.locator('option').filter({ hasText: PLACE.region });
    await on.address.region.selectOption(await region.getAttribute('value'));
    await on.address.commune.selectOption({ label: PLACE.commune });
    await on.address.save.click();
    await expect(on.address.list).toContainText(PLACE.address);
    await page.getByRole('button', { name: 'Eliminar Casa' }).click();
    await expect(on.address.list).toHaveCount(0);
    await expect(on.address.undo).toBeFocused();
    await page.keyboard.press('Enter');
    // The longer list scrolled the page. Move the pointer away from the main menu, which would open on hover.
    await page.mouse.move(900, 760);
    await expect(on.address.list).toContainText(PLACE.address);
  });

  await test.step('changes a name, which is kept after a reload', async () => {
    await on.menu.getByRole('link', { name: 'Mis datos' }).click();
    await on.name.fill('Anabella');
    await on.saveData.click();
    await expect(page.getByText('Guardamos tus datos.')).toBeVisible();
    await page.reload();
    await expect(on.name).toHaveValue('Anabella');
    // The first press starts the scripts, which send the favourites. The API refuses them after a sign-out.
    const favouritesMerged = page.waitForResponse('**/api/profile/favourites');
    await hydrated(page, 'account');
    await favouritesMerged;
  });

  await test.step('signs out and is a guest, also on the page that Back shows', async () => {
    await on.signOut.click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(on.password).toBeVisible();
    await expect(on.name).toHaveCount(0);
    await page.goto('/cuenta/mi-cuenta');
    await expect(page).toHaveURL('/iniciar-sesion');
  });

  await test.step('sets a new password by a mailed link, which works once', async () => {
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    // Wait for the new page, because the old one has a field with the same name.
    await expect(page.getByRole('heading', { level: 1, name: 'Recuperar contraseña' })).toBeVisible();
    await on.email.fill(email);
    await on.sendLink.click();
    await expect(page.getByText('Revisa tu correo')).toBeVisible();
    await expect.poll(() => resetLinkTo(email)).not.toBe('');
    const link = await resetLinkTo(email);
    const set = async (password: string) => {
      await page.goto(link);
      await on.newPassword.fill(password);
      await on.confirmation.fill(password);
      await on.savePassword.click();
    };
    await set(NEXT_PASSWORD);
    await expect(page.getByText('Tu contraseña cambió')).toBeVisible();
    expect(trouble.all()).toEqual([]);
    await set('una tercera frase de verano');
    await expect(on.alert).toContainText('Este enlace ya no es válido');
  });

  await test.step('the old password is refused, the new one opens the account', async () => {
    await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).click();
    await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
    // Only the new page has a password. The old one has a field for the e-mail too.
    await expect(on.password).toBeVisible();
    await on.email.fill(email);
    await on.password.fill(PASSWORD);
    await on.signIn.click();
    await expect(on.alert).toContainText('La contraseña no coincide');
    await on.password.fill(NEXT_PASSWORD);
    await on.signIn.click();
    await expect(page).toHaveURL('/cuenta/mi-cuenta');
    await expect(heading).toHaveText('Hola, Anabella');
  });
});

test('order tracking gives the same error for an unknown order and for a wrong e-mail', async ({ page }) => {
  const on = account(page);
  await page.goto('/seguimiento');
  await on.tracking.number.fill('P-000000');
  await on.tracking.buyer.fill('nadie@example.com');
  await on.tracking.search.click();
  await expect(on.alert).toContainText('Pedido no encontrado');
});
