import { readFileSync } from 'node:fs';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { linkTo, orderAs } from '../shop/customer-api.ts';

test.use({ as: 'manager', wineSlot: 7 });

test('a guest gets the data by a mailed link, and the staff answers a correction', async ({
  page,
  shop,
  email,
  wine,
  openBrowserAs,
}) => {
  const guest = await openBrowserAs(null);
  await guest.addInitScript(() => localStorage.setItem('isAcceptedAged', 'ok'));
  const number = await orderAs('', email, wine.sku, 1);
  const heading = guest.getByRole('heading', { level: 1 });

  /** Opens the link of the newest mail that differs from `before`. */
  const openLink = async (before = ''): Promise<string> => {
    const newest = () => linkTo(email, '/tus-datos/solicitud');
    await expect.poll(newest).not.toBe(before);
    const link = await newest();
    await guest.goto(shop.url + link);
    await expect(heading).toHaveText('Tu solicitud');
    return link;
  };
  const ask = async (right: string): Promise<void> => {
    await guest.getByRole('radio', { name: right }).check();
    await guest.getByLabel('Correo que usaste en la tienda').fill(email);
  };
  const send = async (): Promise<void> => {
    await guest.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(guest.getByText('Revisa tu correo')).toBeVisible();
  };

  const receipt = await test.step('asks from the footer, confirms, and downloads the data', async () => {
    await guest.goto(`${shop.url}/acerca-de/politicas-de-privacidad`);
    await guest.getByRole('contentinfo').getByRole('link', { name: 'Tus datos', exact: true }).click();
    await expect(heading).toHaveText('Tus datos');
    expect(await axeFindings(guest)).toEqual([]);
    await ask('Saber qué guardan de mí');
    await send();
    const proof = await openLink();
    await guest.getByRole('button', { name: 'Confirmar solicitud' }).click();
    await expect(guest.getByText(/^D-\d{6,}$/)).toBeVisible();
    // The page's scripts run at the first use.
    await expect(guest).not.toHaveURL(/token/);
    expect(await axeFindings(guest)).toEqual([]);
    const started = guest.waitForEvent('download');
    await guest.getByRole('button', { name: 'Descargar mis datos' }).click();
    const file = readFileSync(await (await started).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({ data: { purchases: [{ number }] } });
    const sheet = guest.waitForEvent('download');
    await guest.getByRole('button', { name: 'Mis compras para una planilla (CSV)' }).click();
    expect(readFileSync(await (await sheet).path(), 'utf8')).toContain(number);
    const link = await openLink(proof);
    await expect(guest.getByText('Respondida', { exact: true })).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Descargar mis datos' })).toHaveCount(0);
    return link;
  });

  const proof = await test.step('asks for a correction, and sees the day of the answer', async () => {
    await guest.goto(`${shop.url}/tus-datos`);
    await ask('Corregir mis datos');
    await guest.getByLabel('¿Qué hay que corregir?').fill('Mi apellido es Núñez Soto');
    await send();
    const link = await openLink(receipt);
    await guest.getByRole('button', { name: 'Confirmar solicitud' }).click();
    await expect(guest.getByText('Respondemos a más tardar el')).toBeVisible();
    return link;
  });

  await test.step('a manager answers with a prepared text', async () => {
    await page.goto('/privacy-requests');
    await page.getByRole('textbox', { name: 'Número o correo' }).fill(email);
    await expect(page.getByText(/^1-1 de 1$/)).toBeVisible();
    await expect(page.getByText('30 días')).toBeVisible();
    await page.getByRole('link', { name: 'Corregir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Solicitud D-\d+$/ })).toBeVisible();
    await expect(page.getByText('Mi apellido es Núñez Soto')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Responder', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Texto preparado' }).click();
    await page.getByRole('option', { name: /^Revisamos tus datos/ }).click();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Enviar la respuesta' }).click();
    await expect(page.getByText('La respuesta sale en unos segundos')).toBeVisible();
    await expect(page.getByText('Respondida').first()).toBeVisible();
  });

  await test.step('the manager notes an incident, and downloads whom to tell', async () => {
    await page.goto('/incidents/create');
    await page.getByLabel('Desde cuándo').fill('2026-06-11');
    await page.getByLabel('Qué pasó').fill('Se perdió un teléfono con la sesión abierta.');
    await page.getByLabel('Pedidos').check();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(/^\d+ personas? afectadas?\.$/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Descargar la lista' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Avisar a las personas');
    const started = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Descargar la lista' }).click();
    expect(readFileSync(await (await started).path(), 'utf8')).toContain(email.toLowerCase());
  });

  await test.step('the guest reads the answer by the link of its mail', async () => {
    await openLink(proof);
    await expect(guest.getByText(/^Revisamos tus datos y ya están/)).toBeVisible();
  });
});
