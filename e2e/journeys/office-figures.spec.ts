import { readFileSync } from 'node:fs';
import { listProducts } from 'shared-contracts/office/products';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { office } from '../pages/office.ts';
import { callOffice } from '../shop/office-session.ts';
import { payByCard, placeOrder } from '../shop/order-api.ts';

test.use({ as: 'manager' });

test('a manager enters a cost, and finds sales, margin and best sellers as charts and files', async ({
  page,
  wine,
  email,
  trouble,
}) => {
  const on = office(page);
  await payByCard(await placeOrder(wine.sku, email, 'webpay'));
  const { data } = await callOffice('manager', listProducts, { query: { q: wine.sku } });
  await page.goto(`/products/${data[0]?.id}/show`);
  await page.getByLabel(`Costo de ${wine.sku}`).fill('$ 1.000');
  await page.getByRole('button', { name: 'Guardar el costo' }).click();
  await expect(page.getByText('Costo guardado')).toBeVisible();

  await page.goto('/figures');
  await expect(on.title('Ventas')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Ventas de cada período/ })).toBeVisible();
  await expect(page.getByText(/^Sobre el \d+ % de los productos vendidos/)).toBeVisible();
  const numbers = page.getByRole('group', { name: 'Ventas' }).getByRole('row');
  await expect(numbers).toHaveCount(31);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Mostrar por').click();
  await page.getByRole('option', { name: 'Mes' }).click();
  await expect(numbers).toHaveCount(13);
  await expect(page).toHaveURL(/by=month/);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Más vendidos' }).click();
  await expect(page.getByRole('link', { name: wine.name })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bajar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mas-vendidos-.*\.csv$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain(`\r\n${wine.sku};`);
  await page.getByRole('link', { name: 'Sin movimiento' }).click();
  await expect(on.title('Sin movimiento')).toBeVisible();
  await page.getByRole('link', { name: 'Carritos abandonados' }).click();
  await expect(page.getByText('Comprados, para comparar')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('link', { name: 'Búsquedas sin producto' }).click();
  await expect(on.title('Búsquedas sin producto')).toBeVisible();
  expect(trouble.all()).toEqual([]);
});
