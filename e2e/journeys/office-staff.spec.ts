import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { office } from '../pages/office.ts';
import { ownSessionState } from '../shop/office-session.ts';
import { STAFF, STAFF_PASSWORD, withCode } from '../shop/office-staff.ts';
import { staffLinkTo } from '../shop/staff-link.ts';

test.describe('as owner', () => {
  test.use({ as: 'owner' });

  test('an owner invites a person, gives another job and takes the access away', async ({
    page,
    openBrowserAs,
    email,
    trouble,
  }) => {
    const on = office(page);
    await page.goto('/staff');
    await expect(on.title('Equipo')).toBeVisible();
    await expect(page.getByRole('cell', { name: STAFF.owner })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Invitar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre').fill('Nieves Barrera');
    await dialog.getByLabel('Correo').fill(STAFF.owner);
    await dialog.getByLabel('Tu contraseña').fill(STAFF_PASSWORD);
    await withCode(STAFF.owner, async (code) => {
      await dialog.getByLabel('Código de tu aplicación').fill(code);
      await dialog.getByRole('button', { name: 'Enviar la invitación' }).click();
      await expect(dialog.getByText('Ya existe una cuenta con ese correo.')).toBeVisible();
    });
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Nieves Barrera');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('Correo').fill(email);
    await withCode(STAFF.owner, async (code) => {
      await dialog.getByLabel('Código de tu aplicación').fill(code);
      await dialog.getByRole('button', { name: 'Enviar la invitación' }).click();
      await expect(page.getByText(`Enviamos el enlace a ${email}`)).toBeVisible();
    });
    const link = await staffLinkTo(email);

    const theirs = await openBrowserAs(null);
    const onTheirs = office(theirs);
    await onTheirs.join(link);
    await expect(onTheirs.account).toBeVisible();
    await expect(onTheirs.menu.getByRole('link', { name: 'Equipo' })).toBeHidden();

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('textbox', { name: 'Buscar' }).fill(email);
    await expect(page.getByText('1-1 de 1')).toBeVisible();
    const person = page.getByRole('listitem').filter({ hasText: email }).getByRole('link');
    await person.click();
    await expect(page.getByText('este equipo')).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'Chrome' })).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByLabel('Trabajo').click();
    await page.getByRole('option', { name: 'Administración' }).click();
    await page.getByLabel('¿Por qué?').fill('Reemplaza a Tomás');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(on.title('Equipo')).toBeVisible();
    await theirs.reload();
    await expect(onTheirs.menu.getByRole('link', { name: 'Equipo' })).toBeVisible();

    await expect(page.getByText('1-1 de 1')).toBeVisible();
    await person.click();
    await expect(page.getByLabel('¿Por qué?')).toHaveValue('');
    await page.getByLabel('Quitar el acceso').click();
    await expect(page.getByLabel('Quitar el acceso')).toBeChecked();
    await page.getByLabel('¿Por qué?').fill('Dejó la tienda');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Sin acceso')).toBeVisible();
    await onTheirs.menu.getByRole('link', { name: 'Equipo' }).click();
    await expect(onTheirs.expired).toBeVisible();

    await page.goto('/audit');
    await page.getByRole('textbox', { name: 'Buscar' }).fill(email);
    const taken = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: 'Dejó la tienda' });
    await expect(taken).toContainText('Elena');
    expect(trouble.all().filter((line) => !line.includes('409'))).toEqual([]);
  });
});

test('a person sees where the account is open, and a sign-out ends a copied session', async ({
  page,
  context,
  browser,
}) => {
  const on = office(page);
  const { cookies } = await ownSessionState('owner');
  await context.addCookies(cookies);
  await page.goto('/today');
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const lost = await elsewhere.newPage();
  await lost.goto('/sessions');
  await expect(office(lost).title('Tus sesiones')).toBeVisible();

  await on.chooseFromAccount('Tus sesiones');
  await expect(on.title('Tus sesiones')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await on.chooseFromAccount('Salir');
  await expect(on.email).toBeVisible();
  await lost.reload();
  await expect(office(lost).email).toBeVisible();
  await elsewhere.close();
});
