import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { payByCard, placeOrder } from '../shop/order-api.ts';

test.use({ wineSlot: 25, as: 'warehouse' });

test('the warehouse packs two orders as a batch: tick, pick, send by a list, undo', async ({
  page,
  wine,
  email,
  trouble,
}) => {
  const orders = [await placeOrder(wine.sku, email, 'webpay'), await placeOrder(wine.sku, email, 'webpay')];
  for (const order of orders) await payByCard(order);
  const numbers = orders.map(({ number }) => number);

  await test.step('ticks the orders, and makes a batch', async () => {
    await page.goto(`/orders?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
    await expect(page.getByText('1-2 de 2')).toBeVisible();
    for (const number of numbers) await page.getByRole('checkbox', { name: number }).check();
    await expect(page.getByText('2 pedidos marcados')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Imprimir hojas' })).toBeVisible();
    await page.getByRole('button', { name: 'Armar lote' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Lote \d+$/ })).toBeVisible();
    await expect(page.getByText('4 ×')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('picks the bottles', async () => {
    await page.getByRole('link', { name: 'Buscar botellas' }).click();
    await expect(page.getByText('4 ×')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'La tengo' }).click();
    await expect(page.getByText('Ya tienes todo. Ahora, a empacar.')).toBeVisible();
    await page.getByRole('link', { name: 'Ver el lote' }).click();
  });

  await test.step('sends them by a list, whose wrong line stays', async () => {
    const list = page.getByLabel('Pedidos y números de envío');
    await list.fill([...numbers, 'CQ-999999'].join('\n'));
    await page.getByRole('button', { name: 'Marcar 3 como enviados' }).click();
    await expect(page.getByText('Línea 3 CQ-999999: El pedido no está en este lote.')).toBeVisible();
    await expect(page.getByText('Por enviar: 0 de 2 pedidos.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('undoes the send', async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Por enviar: 2 de 2 pedidos.')).toBeVisible();
  });
  expect(trouble.all()).toEqual([]);
});
