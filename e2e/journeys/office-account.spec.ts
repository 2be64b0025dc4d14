import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { office } from '../pages/office.ts';
import { appCode, STAFF_PASSWORD } from '../shop/office-staff.ts';
import { createStaff } from '../shop/operator.ts';

const NEW_PASSWORD = 'una barrica nueva de roble';

test('a staff member changes the own password and the phone with the codes', async ({
  page,
  email,
  trouble,
}) => {
  const on = office(page);
  const link = await createStaff({ name: 'Nieves Barrera', email, role: 'warehouse' });
  await page.setViewportSize({ width: 360, height: 740 });
  const secret = await on.join(link);
  await on.chooseFromAccount('Contraseña y códigos');
  await expect(on.title('Tu cuenta')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const password = page.getByRole('region', { name: 'Contraseña' });
  await password.getByLabel('Contraseña de ahora').fill('no es esta');
  await password.getByLabel('Contraseña nueva').fill(NEW_PASSWORD);
  await password.getByRole('button').click();
  await expect(password.getByRole('alert')).toContainText('La contraseña no coincide');
  await password.getByLabel('Contraseña de ahora').fill(STAFF_PASSWORD);
  await password.getByRole('button').click();
  await expect(page.getByText(/^Contraseña cambiada/)).toBeVisible();
  await expect(password.getByLabel('Contraseña nueva')).toHaveValue('');

  const app = page.getByRole('region', { name: 'Aplicación de códigos' });
  await app.getByLabel('Tu contraseña').fill(NEW_PASSWORD);
  // The code of the sign-in was used.
  await app.getByLabel('Código de tu aplicación').fill(appCode(secret, 1));
  await app.getByRole('button', { name: 'Conectar otra aplicación' }).click();
  const next = (await app.locator('code').textContent()) ?? '';
  expect(next).not.toBe(secret);
  await app.getByLabel('Código de seis números').fill(appCode(next));
  await app.getByRole('button', { name: 'Usar la aplicación nueva' }).click();
  await expect(app.getByRole('listitem')).toHaveCount(10);
  await app.getByLabel('Los guardé en un lugar seguro').check();
  await app.getByRole('button', { name: 'Listo' }).click();
  await expect(app.getByLabel('Tu contraseña')).toHaveValue('');
  expect(trouble.all().filter((line) => !line.includes('status of 422'))).toEqual([]);
});
