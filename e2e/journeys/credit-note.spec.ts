/** Money that goes back gets its credit note, a minute later. */
import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { officeOrders } from '../pages/office-orders.ts';
import { linkTo } from '../shop/customer-api.ts';
import { payByCard, placeOrder } from '../shop/order-api.ts';
import { readShop } from '../shop/shop.ts';

const ADULT = [STORAGE_KEYS.ageAccepted, AGE_ACCEPTED_VALUE] as const;

test.use({ wineSlot: 25, as: 'manager' });

test('staff give one of two bottles back, and they and the buyer see the credit note', {
  tag: '@desktop',
}, async ({ page, openBrowserAs, wine, email }) => {
  const order = await placeOrder(wine.sku, email, 'webpay');
  await payByCard(order);
  const on = officeOrders(page);

  await test.step('a manager gives back the money of one bottle', async () => {
    await page.goto(`/orders/${order.id}/show`);
    await on.step('Devolver dinero').click();
    const line = on.dialog.getByRole('group', { name: wine.name });
    await line.getByLabel('Unidades').fill('1');
    await line.getByRole('combobox', { name: 'Destino' }).click();
    await page.getByRole('option', { name: 'Vuelve al stock' }).click();
    await on.reason.fill('Llegó con la etiqueta rota');
    await on.confirm(/^Devolver \$/).click();
    await expect(on.dialog).toBeHidden();
  });

  await test.step('the manager finds boleta and note at the order, and in the list', async () => {
    const note = page.getByRole('link', { name: /^Nota de crédito \d+$/ });
    await expect(async () => {
      await page.reload();
      await expect(note).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 150_000 });
    const boleta = (await page.getByRole('link', { name: /^Boleta \d+$/ }).textContent()) ?? '';
    await page.getByRole('link', { name: 'Ver en la lista de documentos' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Nota de crédito' });
    await expect(row).toContainText(boleta);
    await expect(row).toContainText(order.number);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the buyer opens it on the page of the mailed link', async () => {
    const buyer = await openBrowserAs(null);
    await buyer.addInitScript(([key, value]) => localStorage.setItem(key, value), ADULT);
    await buyer.goto(new URL(await linkTo(email, '/api/links/order'), readShop().url).href);
    const note = buyer.getByRole('link', { name: /^Nota de crédito electrónica N\.º \d+/ });
    const path = (await note.getAttribute('href')) ?? '';
    const file = await buyer.request.get(new URL(path, buyer.url()).href);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
