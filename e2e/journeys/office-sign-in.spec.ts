import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { office } from '../pages/office.ts';
import { appCode, STAFF, STAFF_PASSWORD, withCode } from '../shop/office-staff.ts';
import { staffLinkTo } from '../shop/staff-link.ts';

test('a manager signs in, keeps what was typed when the session expires, and signs out', async ({
  page,
  context,
  trouble,
}) => {
  const on = office(page);
  await page.goto('/audit');
  await expect(on.email).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await on.email.fill(STAFF.manager);
  await on.password.fill('otra contraseña');
  await on.enter.click();
  await expect(on.alert).toContainText(/\w/);
  await on.sendPassword(STAFF.manager);
  await expect(on.code).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await on.sendCode(STAFF.manager);

  await expect(on.title('Historial')).toBeVisible();
  await expect(page).toHaveTitle('Historial · Oficina');
  await expect(page.getByText('Entró').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(on.title('Historial')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Entró' }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await on.more.click();
  await expect(page.getByRole('link', { name: 'Historial' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await context.clearCookies();
  const search = page.getByRole('textbox', { name: 'Buscar' });
  await search.fill('gerente');
  await expect(on.expired).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await on.signIn(STAFF.manager);
  await expect(on.expired).toBeHidden();
  await expect(search).toHaveValue('gerente');
  await expect(page.getByText('Entró').first()).toBeVisible();

  await on.chooseFromAccount('Salir');
  await expect(on.email).toBeVisible();
  await page.reload();
  await expect(on.email).toBeVisible();
  expect(trouble.all()).toEqual([]);
});

test('an invited person sets a password, connects a phone and keeps the recovery codes', async ({
  page,
  email,
  openBrowserAs,
  trouble,
}) => {
  const owner = await openBrowserAs('owner');
  await owner.goto('/staff');
  await owner.getByRole('button', { name: 'Invitar' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invitar a una persona' });
  await dialog.getByLabel('Nombre').fill('Amparo Núñez');
  await dialog.getByLabel('Correo').fill(email);
  await dialog.getByLabel('Tu contraseña').fill(STAFF_PASSWORD);
  await withCode(STAFF.owner, async (code) => {
    await dialog.getByLabel('Código de tu aplicación').fill(code);
    expect(await axeFindings(owner)).toEqual([]);
    await dialog.getByRole('button', { name: 'Enviar la invitación' }).click();
    await expect(owner.getByText(`Enviamos el enlace a ${email}`)).toBeVisible();
  });
  await page.goto(await staffLinkTo(email));
  await page.getByLabel('Contraseña nueva').fill('cuatro palabras muy largas');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByRole('img', { name: /Cuadro/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Código de seis números').fill('000000');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(office(page).alert).toBeVisible();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Código de seis números').fill(appCode(secret));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  expect(await axeFindings(page)).toEqual([]);
  const enter = page.getByRole('button', { name: 'Entrar a la oficina' });
  await expect(enter).toBeDisabled();
  await page.getByLabel('Los guardé en un lugar seguro').check();
  await enter.click();
  await expect(office(page).account).toBeVisible();
  await expect(page).not.toHaveURL(/enlace/);
  expect(trouble.all().filter((line) => !line.includes('422'))).toEqual([]);
});

test('the office says that its API is slow or away, and opens when it is back', async ({ page }) => {
  const on = office(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/office/session', async (route) => {
    await held;
    await route.fulfill({ status: 502, body: '' });
  });
  await page.goto('/');
  await expect(page.getByText('La oficina tarda en responder')).toBeVisible();
  answer();
  await expect(on.title('La oficina no responde')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/office/session');
  await page.getByRole('button', { name: 'Probar otra vez' }).click();
  await expect(on.email).toBeVisible();
});

test('neither the shop nor its API answers for the office', async ({ request, shop }) => {
  for (const origin of [shop.url, shop.apiUrl])
    for (const path of ['/office/session', '/api/office/session', '/office/audit'])
      expect((await request.get(origin + path)).status(), origin + path).toBe(404);
});
