import type { Page } from '@playwright/test';
import { formatClp } from 'shared-contracts/domain/money';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { office } from '../pages/office.ts';
import { setStock } from '../shop/operator.ts';
import { readWine } from '../shop/shop-api.ts';

const find = async (page: Page, sku: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Nombre, marca o código' }).fill(sku);
  await expect(page.getByText(/^1-1 de 1$/)).toBeVisible();
};
const saved = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text });
const file = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

test.describe('in the cellar', () => {
  test.use({ wineSlot: 22, as: 'warehouse' });

  test('a stock corrected on a phone survives a lost network, a closed page and another person', async ({
    page,
    context,
    wine,
    trouble,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/products');
    await find(page, wine.sku);
    const units = page.getByRole('textbox', { name: /^Unidades en bodega/ });
    const before = Number(await units.inputValue());
    await page.getByRole('button', { name: /^Una más/ }).click();
    await page.getByRole('button', { name: /^Una más/ }).click();
    await page.getByRole('button', { name: 'Llegó mercadería' }).click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await context.setOffline(true);
    const save = page.getByRole('button', { name: `Guardar: ${before} → ${before + 2}` });
    await save.click();
    await expect(page.getByText('Lo que escribiste sigue aquí.')).toBeVisible();
    await expect(page.getByText(/^Sin conexión/)).toBeVisible();
    expect((await readWine(wine.slug)).stock).toBe(wine.stock);
    await context.setOffline(false);
    await page.reload();
    await expect(units).toHaveValue(String(before + 2));
    await expect(page.getByRole('button', { name: 'Llegó mercadería' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // Another person corrects it meanwhile.
    await setStock(wine.sku, wine.stock + 10);
    await save.click();
    await expect(page.getByText(/^El stock cambió mientras contabas/)).toBeVisible();
    // Arrived units are added to the corrected stock.
    await expect(units).toHaveValue(String(before + 12));
    const saveAgain = page.getByRole('button', { name: `Guardar: ${before + 10} → ${before + 12}` });
    await saveAgain.click();
    await expect(saved(page, /Stock guardado/)).toBeVisible();
    await expect(saveAgain).toHaveCount(0);
    await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(wine.stock + 12);
    await page.getByRole('button', { name: `Deshacer: volver a ${before + 10}` }).click();
    await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(wine.stock + 10);
    expect(trouble.all().filter((line) => !/ERR_INTERNET_DISCONNECTED|status of 409/.test(line))).toEqual([]);
  });
});

test.describe('at the desk', () => {
  test.use({ wineSlot: 29, as: 'manager' });

  test('a manager changes prices one by one, in bulk and with a file, and the shop shows them', async ({
    page,
    shop,
    wine,
    trouble,
  }) => {
    const on = office(page);
    await page.goto('/products');
    await find(page, wine.sku);
    await page.getByRole('cell', { name: wine.name }).first().click();
    await expect(on.title(wine.name)).toBeVisible();
    const price = page.getByRole('textbox', { name: 'Precio', exact: true });
    await expect(price).toHaveValue(String(wine.price));
    await price.fill('23.450');
    await page.getByRole('textbox', { name: '¿Por qué?' }).fill('nueva lista');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Guardar el precio' }).click();
    await expect(saved(page, /Precio guardado/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'nueva lista' })).toContainText(
      formatClp(23_450),
    );
    await expect.poll(async () => (await readWine(wine.slug)).price).toBe(23_450);
    const inShop = await page.context().newPage();
    await inShop.goto(`${shop.url}/vinos/${wine.slug}`);
    await expect(inShop.getByText(formatClp(23_450)).first()).toBeVisible();
    await inShop.close();

    await page.goto('/products');
    await find(page, wine.sku);
    // Enter opens the product once, so that one step back returns to the list.
    await page.getByRole('link', { name: wine.name }).press('Enter');
    await expect(on.title(wine.name)).toBeVisible();
    await page.goBack();
    await page.getByRole('checkbox').last().check();
    await page.getByRole('button', { name: 'Cambiar precios' }).click();
    await page.getByRole('textbox', { name: 'Porcentaje' }).fill('-10');
    await page.getByRole('button', { name: 'Ver los cambios' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('cell', { name: formatClp(21_110) })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: '¿Por qué?' }).fill('quincena');
    await dialog.getByRole('button', { name: 'Cambiar 1 formato' }).click();
    await expect(saved(page, /1 formato cambiado/)).toBeVisible();

    await page.getByRole('link', { name: 'Planilla de precios y stock' }).click();
    const input = page.getByRole('region', { name: 'Subir precios' }).locator('input[type=file]');
    await input.setInputFiles(
      file('lista.csv', 'sku;precio', `${wine.sku};${wine.price}`, `${wine.sku}-X;gratis`),
    );
    await expect(page.getByText('Línea 3, columna «precio»: «gratis» no es un número entero')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cambiar/ })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(async () => (await readWine(wine.slug)).price).toBe(21_110);
    await input.setInputFiles(file('lista.csv', 'sku;precio', `${wine.sku};${wine.price}`));
    await page.getByRole('textbox', { name: '¿Por qué?' }).fill('vuelve el precio');
    await page.getByRole('button', { name: 'Cambiar 1 formato' }).click();
    await expect(saved(page, /1 formato cambiado/)).toBeVisible();
    await expect.poll(async () => (await readWine(wine.slug)).price).toBe(wine.price);
    expect(trouble.all()).toEqual([]);
  });
});
