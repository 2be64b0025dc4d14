import { articleDrafts } from 'shared-contracts/office/articles';
import { pageDrafts } from 'shared-contracts/office/content';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { callOffice } from '../shop/office-session.ts';

/** A page that no other journey reads. */
const SLUG = 'general-policies';
const PATH = '/acerca-de/politicas-generales';
const params = { id: SLUG };
/** An article of the demo shop. */
const KNOWN = 'parras-viejas-del-secano';

test.use({ as: 'editor' });

test('an editor previews a text, publishes it, and brings the former one back', async ({
  page,
  openBrowserAs,
  shop,
  trouble,
}) => {
  const { published } = await callOffice('editor', pageDrafts.readDraft, { params });
  const { title } = (published as { es: { title: string } }).es;
  const text = `Reglas de la casa ${Date.now()}`;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const shopperSees = async () => (await fetch(shop.url + PATH)).text();

  await page.goto('/pages');
  await page.getByRole('cell', { name: 'Políticas generales' }).click();
  const field = page.getByRole('textbox', { name: 'Título', exact: true }).first();
  await expect(field).toHaveValue(title);
  expect(await axeFindings(page)).toEqual([]);
  await field.fill(text);
  // The typed text survives a closed page.
  await page.reload();
  await expect(field).toHaveValue(text);
  await button('Vista previa').click();
  const link = dialog.getByRole('link', { name: 'Abrir la vista previa' });
  const preview = (await link.getAttribute('href')) ?? '';
  await button('Cerrar').click();

  const staff = await openBrowserAs(null);
  await staff.goto(preview);
  expect(new URL(staff.url()).pathname).toBe(PATH);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(text);
  await expect(staff.getByText('Vista previa: borrador')).toBeVisible();
  expect(await shopperSees()).toContain(`>${title}</h1>`);

  await button('Publicar').click();
  await expect(dialog).toContainText(`${title} → ${text}`);
  await dialog.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(page.getByText('Publicado. La tienda ya lo muestra.')).toBeVisible();
  await expect.poll(shopperSees).toContain(`>${text}</h1>`);

  await button('Historial').click();
  await dialog.getByRole('listitem').getByRole('button').last().click();
  await expect(dialog).toContainText(`${title} → ${text}`);
  await button('Usar esta versión como borrador').click();
  await expect(field).toHaveValue(title);
  const { version } = await callOffice('editor', pageDrafts.readDraft, { params });
  await callOffice('editor', pageDrafts.publishDraft, { params, body: { version } });
  expect(trouble.all()).toEqual([]);
});

test('an editor writes an article on a phone, and takes it out of the shop again', { tag: '@full' }, async ({
  page,
  shop,
  trouble,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const slug = `nota-${Date.now()}`;
  const shopStatus = async () => (await fetch(`${shop.url}/blog/${slug}`)).status;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/articles');
  await button('Artículo nuevo').click();
  await dialog.getByLabel('Título').fill('El zorzal');
  await dialog.getByLabel('Dirección').fill(slug);
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await field('Bajada').fill('Una nota corta.');
  await field('Texto').fill('Había una vez un **zorzal** en [la viña](/vinos).');
  await button('Guardar borrador').click();
  await expect(page.getByText(/^Falta corregir \d+ cosas/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // The rest of the article comes through the API.
  const params = { id: slug };
  const { version, draft } = await callOffice('editor', articleDrafts.readDraft, { params });
  const { es, ...data } = (draft?.data ?? {}) as { es: { seo: object } };
  const known = await callOffice('editor', articleDrafts.readDraft, { params: { id: KNOWN } });
  const { picture } = (known.published?.es ?? {}) as { picture?: object };
  const words = { ...es, picture, seo: { ...es.seo, description: 'Una nota' } };
  const whole = { ...data, es: words, en: words };
  await callOffice('editor', articleDrafts.saveDraft, { params, body: { version, data: whole } });
  await page.reload();
  await button('Publicar').click();
  await dialog.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(page.getByText('Publicado. La tienda ya lo muestra.')).toBeVisible();
  const html = await (await fetch(`${shop.url}/blog/${slug}`)).text();
  expect(html).toContain('<strong>zorzal</strong>');
  await button('Quitar de la tienda').click();
  await dialog.getByRole('button', { name: 'Quitar de la tienda' }).click();
  await expect(page.getByText('Ya no está en la tienda. Quedó como borrador.')).toBeVisible();
  await expect.poll(shopStatus).toBe(404);
  expect(trouble.all()).toEqual([]);
});
