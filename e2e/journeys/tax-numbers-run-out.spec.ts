/** Numbers of facturas run out: the sale goes on, the owner is told, and new numbers issue what is missing. */
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { makeCaf, makeCertificate, makeOfficeKey } from 'tax-documents/sandbox-keys';
import { PLACE } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/office.ts';
import { officeTaxes } from '../pages/office-taxes.ts';
import { type DemoShop, startDemoShop } from '../shop/demo-shop.ts';
import { STAFF } from '../shop/office-staff.ts';
import { type PlacedOrder, payByCard, placeOrder } from '../shop/order-api.ts';
import { publishShop, readShop, type Shop } from '../shop/shop.ts';
import { confirmationsTo, mailsTo } from '../shop/shop-api.ts';

test.use({ as: 'owner' });

const ISSUER = { rut: '76418530-7', name: 'Casa Quillay Vinos y Gourmet SpA' };
const FACTURA = 33;
const PASSWORD = 'clave de prueba';
const officeKey = makeOfficeKey().privateKey;

const numbers = (first: number, last: number): Buffer =>
  makeCaf(ISSUER, FACTURA, [first, last], dayInSantiago(new Date()), officeKey);

// The other journeys share a shop that makes its own numbers. The test of the tax office is the sandbox here.
let shared: Shop;
let own: DemoShop;
test.beforeAll(async () => {
  shared = readShop();
  own = await startDemoShop((gatewayUrl) => ({
    TAX_BOLETA_URL: `${gatewayUrl}/tax-office`,
    TAX_BOLETA_UPLOAD_URL: `${gatewayUrl}/tax-office`,
    TAX_DOCUMENT_URL: `${gatewayUrl}/tax-office`,
  }));
});
test.afterAll(async () => {
  await own?.stop();
  publishShop(shared);
});

test('a sale goes on without a number, the owner is told, and the factura follows new numbers', {
  tag: '@full',
}, async ({ page, wine, email }) => {
  const taxes = officeTaxes(page);
  const sell = async (buyer: string): Promise<PlacedOrder> => {
    const order = await placeOrder(wine.sku, buyer, 'webpay', {
      payment_method: { document: '1', platform: 'webpay' },
      invoice: {
        reason: 'Comercial Los Boldos Ltda.',
        rut: '76.086.428-5',
        giro: 'Restaurantes',
        address: PLACE.address,
        commune_id: '13120',
      },
    });
    await payByCard(order);
    return order;
  };
  const shows = (order: PlacedOrder, text: string) =>
    expect(async () => {
      await page.goto(`/tax-documents?filter=${encodeURIComponent(JSON.stringify({ q: order.number }))}`);
      const row = page.getByRole('row').filter({ hasText: order.number });
      await expect(row.filter({ hasText: text })).toContainText('Aceptado', { timeout: 5_000 });
    }).toPass({ timeout: 240_000 });

  await test.step('the owner stores the certificate and one number, and leaves the sandbox', async () => {
    await page.goto('/taxes');
    await taxes.storeCertificate(makeCertificate('11111111-1', 'Ana Prueba', PASSWORD, new Date()), PASSWORD);
    await taxes.storeNumbers(numbers(501, 501));
    await taxes.mode(/^Certificación/).check();
    await taxes.reason.fill('Probamos con el SII');
    await taxes.save.click();
    await expect(taxes.numbers).toContainText('Queda 1 folio.');
  });

  const first = await test.step('a sale takes the number', async () => {
    const order = await sell(email);
    await shows(order, 'Factura 501');
    return order;
  });

  const second = await test.step('the next sale goes on', async () => {
    const order = await sell(`otra-${email}`);
    await expect.poll(() => confirmationsTo(`otra-${email}`)).toHaveLength(1);
    return order;
  });

  await test.step('the owner is told by mail, in "Hoy" and beside the numbers', async () => {
    const subjects = async () => (await mailsTo(STAFF.owner)).map(({ subject }) => subject);
    await expect.poll(subjects, { timeout: 150_000 }).toContain('No quedan folios de facturas');
    await page.goto('/');
    await expect(page.getByText(/avisos? sobre folios o certificado/)).toBeVisible();
    await page.goto('/taxes');
    await expect(taxes.numbers).toContainText('Quedan 0 folios.');
  });

  await test.step('new numbers issue what is missing', async () => {
    await taxes.storeNumbers(numbers(502, 600));
    await shows(second, 'Factura 502');
    await shows(first, 'Factura 501');
  });
});
