import { listPeople } from 'shared-contracts/office/people';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { office } from '../pages/office.ts';
import { call, openAccount, PASSWORD } from '../shop/customer-api.ts';
import { callOffice } from '../shop/office-session.ts';
import { mailsTo } from '../shop/shop-api.ts';

test.use({ as: 'manager' });

test('a manager finds a customer on a phone, blocks the account and erases the data', async ({
  page,
  shop,
  email,
  openBrowserAs,
  trouble,
}) => {
  const on = office(page);
  await openAccount(email);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/people');
  await page.getByRole('textbox', { name: 'Nombre, correo, RUT o teléfono' }).fill(email);
  await expect(page.getByText(/^1-1 de 1$/)).toBeVisible();
  await page.getByRole('link', { name: 'Ana María Núñez' }).click();
  await expect(on.title('Ana María Núñez')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFindings(page)).toEqual([]);

  const dialog = page.getByRole('dialog');
  const confirm = async (button: string): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await dialog.getByRole('textbox', { name: '¿Por qué?' }).fill('lo pidió por teléfono');
    await dialog.getByRole('button', { name: button }).click();
  };
  await confirm('Bloquear la cuenta');
  await expect(page.getByText(/^Bloqueada el .*: lo pidió por teléfono$/)).toBeVisible();

  const shopper = await openBrowserAs(null);
  await shopper.addInitScript(() => localStorage.setItem('isAcceptedAged', 'ok'));
  await shopper.goto(`${shop.url}/iniciar-sesion`);
  const form = shopper.getByRole('main');
  await form.getByLabel('Correo', { exact: false }).first().fill(email);
  await form.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(form.getByText('Tu cuenta está bloqueada. Escríbenos y lo conversamos.')).toBeVisible();

  await page.getByRole('button', { name: 'Borrar sus datos' }).click();
  await expect(dialog.getByText('La cuenta y sus direcciones se borran.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await confirm('Borrar sus datos');
  await expect(on.title('Clientes')).toBeVisible();
  expect((await callOffice('manager', listPeople, { query: { q: email } })).total).toBe(0);
  expect(trouble.all()).toEqual([]);
});

/** Reserves a table at 20:00 on an open day of the second week. */
const reserve = async (email: string): Promise<{ number: string; date: string }> => {
  const { data } = await call<{ data: { days: { date: string; is_open: boolean }[] } }>(
    'GET',
    '/reservations/calendar',
  );
  const date = data.days.slice(8).find(({ is_open }) => is_open)?.date ?? '';
  const guest = { name: '<b>Íñigo', email, phone: '987654321', terms: true };
  const body = { date, hour: '20:00', person_quantity: 2, ...guest };
  const made = await call<{ data: { number: string } }>('POST', '/reservations', { body });
  return { number: made.data.number, date };
};

test('a manager moves a table and cancels it, and the guest gets both mails', async ({
  page,
  email,
  trouble,
}) => {
  const on = office(page);
  const { number, date } = await reserve(email);
  await page.goto(`/reservations?date=${date}&view=week`);
  await expect(page.getByRole('link', { name: /^20:00 .*<b>Íñigo/ }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Número, nombre o correo' }).fill(number);
  await page.getByRole('link', { name: /^\S+ \d+ de \S+ de \d{4} 20:00/ }).click();
  await expect(on.title(`Reserva ${number}`)).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar día, hora o personas' }).click();
  await page.getByLabel('Hora').click();
  await page.getByRole('option', { name: /^21:00/ }).click();
  await page.getByRole('button', { name: 'Cambiar y avisar' }).click();
  await expect(page.getByText('21:00 · 2 personas')).toBeVisible();
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject ?? '').join('\n');
  // A mail that is still queued when the reservation is cancelled is not sent any more.
  await expect.poll(subjects).toContain(`Cambió tu reserva ${number}`);

  await page.getByRole('button', { name: 'Anular la reserva' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '¿Por qué?' }).fill('se inundó el bar');
  await dialog.getByRole('button', { name: 'Anular la reserva' }).click();
  await expect(page.getByText('Anulada', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cambiar día, hora o personas' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(subjects).toContain('Tuvimos que anular: Mesa');
  expect(trouble.all()).toEqual([]);
});
