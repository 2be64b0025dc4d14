import type { Page } from '@playwright/test';
import { createProduct } from 'shared-contracts/office/product-data';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { dayIn } from '../shop/office-day.ts';
import { callOffice } from '../shop/office-session.ts';

// A wine of a kind and a price that no other journey counts.
test.use({ as: 'manager', wineSlot: 27 });

const photo = async (url: string) => ({
  name: 'mi botella.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await (await fetch(url)).arrayBuffer()),
});
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text });

test('a manager completes a copied wine, previews and publishes it, and plans an offer', async ({
  page,
  shop,
  wine,
  trouble,
}) => {
  const sku = `J-${Date.now().toString(36).toUpperCase()}`;
  const name = `Maitén ${sku}`;
  const { id } = await callOffice('manager', createProduct, {
    body: { kind: 'Wine', name, brand: wine.brand.name, sku, price: 19_990, copy_of: String(wine.id) },
  });
  await page.goto(`/products/${id}`);
  await page.getByRole('textbox', { name: 'Nombre (inglés)' }).fill(`Lone tree ${sku}`);
  await page
    .getByRole('textbox', { name: 'Qué se ve en la foto principal (español)' })
    .fill('Botella con un maitén');
  const picture = page.getByRole('group', { name: 'Foto principal' });
  const before = await picture.getByRole('img').getAttribute('src');
  await picture
    .locator('input[type=file]')
    .setInputFiles(await photo(`${shop.url}${wine.frontend_image}.jpg?w=800`));
  const zoom = page.getByRole('slider', { name: 'Acercar' });
  await zoom.focus();
  await zoom.press('PageUp');
  await press(page, 'Usar esta foto');
  await expect(picture.getByRole('img')).not.toHaveAttribute('src', before ?? '');
  expect(await axeFindings(page)).toEqual([]);

  await press(page, 'Vista previa');
  const link = await page.getByRole('link', { name: 'Abrir la vista previa' }).getAttribute('href');
  const slug = `maiten-${sku.toLowerCase()}`;
  expect((await fetch(`${shop.url}/api/wines/${slug}`)).status).toBe(404);
  const inShop = await page.context().newPage();
  await inShop.goto(link ?? '');
  await expect(inShop.locator('h1')).toHaveText(name);
  await inShop.close();
  await page.keyboard.press('Escape');

  await press(page, 'Publicar');
  await press(page, 'Publicar ahora');
  await expect(said(page, /Publicado/)).toBeVisible();
  const html = await (await fetch(`${shop.url}/vinos/${slug}`)).text();
  expect(html.includes('Botella con un maitén')).toBe(true);
  await expect(page.getByRole('textbox', { name: 'Dirección en la tienda' })).toBeDisabled();

  await page.getByRole('link', { name: 'Precios y stock' }).click();
  await press(page, 'Programar una oferta o un precio');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Precio de oferta').fill('15.990');
  await dialog.getByLabel('Empieza').fill(`${dayIn(45)}T10:00`);
  await dialog.getByLabel('¿Por qué?').fill('Verano');
  await press(page, 'Programar');
  await expect(page.getByText('hasta que la termines')).toBeVisible();
  expect(trouble.all()).toEqual([]);
});
