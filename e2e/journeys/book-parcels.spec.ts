/** Parcels of a batch are booked at the courier, whose webhooks move the orders until they are delivered. */
import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { axeFindings } from '../fixtures/axe.ts';
import { startScripts } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/office.ts';
import { payByCard, placeOrder } from '../shop/order-api.ts';
import { readShop } from '../shop/shop.ts';
import { mailsTo } from '../shop/shop-api.ts';

test.use({ wineSlot: 25, as: 'warehouse' });

/** Providencia. */
const HOME = { delivery: { method: 'home', address: 'Los Alerces 123', commune_id: '13123' } };

const courier = async (path: 'control' | 'moves', body: object): Promise<void> => {
  const answer = await fetch(new URL(`/courier/${path}`, readShop().gatewayUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
};

test('the warehouse books a batch at the courier, which delivers it', async ({
  page,
  openBrowserAs,
  wine,
  email,
  trouble,
}) => {
  const first = await placeOrder(wine.sku, email, 'webpay', HOME);
  const second = await placeOrder(wine.sku, email, 'webpay', HOME);
  for (const order of [first, second]) await payByCard(order);

  await test.step('makes a batch and books it, while one answer of the courier is lost', async () => {
    await page.goto(`/orders?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
    for (const { number } of [first, second]) await page.getByRole('checkbox', { name: number }).check();
    await page.getByRole('button', { name: 'Armar lote' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Lote \d+$/ })).toBeVisible();
    const lost = { fail: 'drop', when: 'after', operation: 'book', times: 1, about: second.number };
    await courier('control', lost);
    await page.getByRole('button', { name: 'Reservar 2 envíos' }).click();
    await expect(page.getByText('1 envío reservado.')).toBeVisible();
    await expect(page.getByText(`${second.number}: Courier no responde.`)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reservar 1 envío' }).click();
    await expect(page.getByText(/Courier SIM\d{10}/)).toHaveCount(2);
  });

  await test.step('prints labels with the numbers, and sees the booking in the order', async () => {
    await expect(page.getByRole('link', { name: 'Etiquetas' })).toBeVisible();
    await page.goto(`/orders/${first.id}/show`);
    await expect(page.getByText(/^Courier · SIM\d{10} · por retirar$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Anular la reserva' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  const buyer = await openBrowserAs(null);
  await buyer.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.ageAccepted,
    AGE_ACCEPTED_VALUE,
  ] as const);
  const track = async () => {
    await buyer.goto(new URL('/seguimiento', readShop().url).href);
    await buyer.getByLabel('Número de pedido').fill(first.number);
    await buyer.getByLabel('Correo electrónico o RUT').fill(email);
    await buyer.getByRole('button', { name: 'Buscar pedido' }).click();
  };
  /** A reload searches again. Typing into a form that fills itself in would mix both texts. */
  const readAgain = async () => {
    await buyer.reload();
    await startScripts(buyer);
  };

  await test.step('the courier picks it up, and the buyer follows it', async () => {
    await courier('moves', { shipment: first.number, states: ['in_transit'] });
    await expect
      .poll(async () => (await mailsTo(email)).map(({ text }) => text).join('\n'))
      .toMatch(/con el número SIM\d{10}/);
    await track();
    await expect(buyer.getByText(/Lo lleva Courier, con el número SIM\d{10}\./)).toBeVisible();
  });

  await test.step('the courier delivers it, with its webhooks twice', async () => {
    await courier('control', { webhooks: 'twice', times: 1 });
    await courier('moves', { shipment: first.number, states: ['delivered'] });
    await page.reload();
    await expect(page.getByText('Entregado', { exact: true }).first()).toBeVisible();
    await readAgain();
    await expect(buyer.getByRole('listitem').filter({ hasText: /Entregado.*ahora/ })).toBeVisible();
  });
  expect(trouble.all()).toEqual([]);
});
