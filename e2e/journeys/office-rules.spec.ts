import { endpointUrl } from 'shared-contracts/api/endpoint';
import { calculateShipping } from 'shared-contracts/api/shopping-cart';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { office } from '../pages/office.ts';
import { call, makeCart } from '../shop/customer-api.ts';
import { wellStockedWines } from '../shop/shop-api.ts';

test.use({ as: 'manager' });

/** A commune that no other journey delivers to: Río Verde, far in the south. */
const COMMUNE = { id: '12103', name: 'Río Verde' };

test('a manager issues a coupon and prices a far commune on a phone, and the shop follows at once', async ({
  page,
  trouble,
}) => {
  const on = office(page);
  const code = `JORNADA-${Date.now().toString(36)}`.toUpperCase();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rules');
  await page.getByRole('link', { name: /^Cupones Descuentos/ }).click();
  await page.getByRole('link', { name: 'Crear cupón' }).click();
  await expect(on.title('Crear cupón')).toBeVisible();
  await page.getByRole('textbox', { name: /^Código/ }).fill(code);
  await page.getByRole('textbox', { name: /^Pesos de descuento/ }).fill('1500');
  await page.getByRole('button', { name: 'Crear cupón' }).click();
  await expect(on.title(code)).toBeVisible();
  await expect(page.getByText('$1.500 de descuento. 0 pedidos lo usan.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('button', { name: 'Terminar el cupón' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '¿Por qué?' }).fill('era una prueba');
  await dialog.getByRole('button', { name: 'Terminar el cupón' }).click();
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible();

  await page.goto('/delivery/12');
  await page.getByRole('textbox', { name: 'Buscar comuna' }).fill('rio verde');
  await page.getByRole('button', { name: `Cambiar ${COMMUNE.name}` }).click();
  await dialog.getByRole('radio', { name: 'Con precio y plazo propios' }).check();
  const price = 20_000 + (Date.now() % 1000);
  await dialog.getByRole('textbox', { name: /^Precio/ }).fill(String(price));
  await dialog.getByRole('spinbutton', { name: /^Días hábiles/ }).fill('6');
  await dialog.getByRole('spinbutton', { name: /^hasta/ }).fill('9');
  await dialog.getByRole('textbox', { name: '¿Por qué?' }).fill('va en barcaza');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);
  const [wine] = wellStockedWines();
  const cart = await makeCart(wine?.sku ?? '', 1);
  const { data } = await call<{ data: object }>(
    'POST',
    endpointUrl(calculateShipping, { query: { cart_id: cart } }),
    { body: { commune_id: COMMUNE.id } },
  );
  expect(data).toMatchObject({ price_delivery: price, min_days: 6, max_days: 9 });
  expect(trouble.all()).toEqual([]);
});

/** A region that no other journey delivers to: Aysén. */
const REGION = { id: '11', commune: '11101' };

test('a manager prices a region, and closes the bar on a day', async ({ page, trouble }) => {
  await page.goto(`/delivery/${REGION.id}`);
  const price = 15_000 + (Date.now() % 1000);
  await page.getByRole('textbox', { name: /^Precio/ }).fill(String(price));
  await page.getByRole('spinbutton', { name: /^hasta/ }).fill('12');
  await page.getByRole('textbox', { name: '¿Por qué?' }).fill('subió el flete');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  const [wine] = wellStockedWines();
  const cart = await makeCart(wine?.sku ?? '', 1);
  const { data } = await call<{ data: object }>(
    'POST',
    endpointUrl(calculateShipping, { query: { cart_id: cart } }),
    { body: { commune_id: REGION.commune } },
  );
  expect(data).toMatchObject({ price_delivery: price, max_days: 12 });

  // Days far ahead, which no reservation of another journey takes.
  const day = `${new Date().getFullYear() + 2}-03-${String(1 + (Date.now() % 28)).padStart(2, '0')}`;
  await page.goto('/closed-days/create');
  await page.getByLabel(/^Día/).fill(day);
  await page.getByRole('textbox', { name: /^Motivo \(español\)/ }).fill('Inventario');
  await page.getByRole('button', { name: 'Cerrar un día' }).click();
  const row = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: 'Inventario' }).first();
  await row.getByRole('button', { name: 'Abrir ese día' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir ese día' }).click();
  await expect(page.getByText('El bar abre ese día')).toBeVisible();
  expect(trouble.all()).toEqual([]);
});

test('a manager creates an event, which shoppers see at once', async ({
  page,
  openBrowserAs,
  shop,
  trouble,
}) => {
  const title = `Cata de prueba ${Date.now().toString(36)}`;
  await page.goto('/events/create');
  await page.getByRole('textbox', { name: /^Título \(español\)/ }).fill(title);
  await page.getByRole('textbox', { name: /^Resumen \(español\)/ }).fill('Cinco vinos del sur');
  await page.getByRole('textbox', { name: /^Lugar \(español\)/ }).fill('El bar');
  await page.getByLabel(/^Día/).fill(`${new Date().getFullYear() + 1}-03-10`);
  await page.getByRole('button', { name: 'Crear evento' }).click();
  await expect(office(page).title(title)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const shopper = await openBrowserAs(null);
  await shopper.addInitScript(() => localStorage.setItem('isAcceptedAged', 'ok'));
  await shopper.goto(`${shop.url}/eventos`);
  await expect(shopper.getByRole('heading', { name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Anular el evento' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '¿Por qué?' }).fill('era una prueba');
  await dialog.getByRole('button', { name: 'Anular el evento' }).click();
  await expect(page.getByText('El evento está anulado').first()).toBeVisible();
  await expect(async () => {
    await shopper.reload();
    await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shopper.getByRole('heading', { name: title })).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  expect(trouble.all()).toEqual([]);
});
