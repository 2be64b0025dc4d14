/** A factura waits while the tax office does not answer about its buyer, and is accepted later. */
import { PLACE } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/office.ts';
import { payByCard, placeOrder } from '../shop/order-api.ts';
import { readShop } from '../shop/shop.ts';

test.use({ wineSlot: 25, as: 'manager' });

/** A RUT of this journey only. The sandbox's fault is about its number. */
const BUYER = { rut: '96.806.980-2', number: '96806980' };

interface Upload {
  documents: { receiverRut: string; folio: number }[];
}

const taxOffice = async (path: 'control' | 'ledger', body?: object): Promise<unknown> => {
  const answer = await fetch(new URL(`/tax-office/${path}`, readShop().gatewayUrl), {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};

test('a factura waits while the tax office is away, and is accepted later, sent once', {
  tag: ['@desktop', '@full'],
}, async ({ page, wine, email }) => {
  await taxOffice('control', { fail: 'drop', when: 'after', about: BUYER.number });
  const order = await placeOrder(wine.sku, email, 'webpay', {
    payment_method: { document: '1', platform: 'webpay' },
    invoice: {
      reason: 'Comercial Los Boldos Ltda.',
      rut: BUYER.rut,
      giro: 'Restaurantes',
      address: PLACE.address,
      commune_id: '13120',
    },
  });
  await payByCard(order);
  const list = `/tax-documents?filter=${encodeURIComponent(JSON.stringify({ q: order.number }))}`;
  const row = page.getByRole('row').filter({ hasText: order.number });
  const shows = (state: string) =>
    expect(async () => {
      await page.goto(list);
      await expect(row).toContainText(state, { timeout: 5_000 });
    }).toPass({ timeout: 240_000 });

  await shows('El SII no responde');
  await taxOffice('control', { fail: null });
  await shows('Aceptado');
  const uploads = (await taxOffice('ledger')) as Upload[];
  const ofBuyer = uploads.flatMap(({ documents }) =>
    documents.filter(({ receiverRut }) => receiverRut.startsWith(BUYER.number)),
  );
  expect(ofBuyer).toHaveLength(1);
});
