/** Every purchase gets its paper, a minute after it is paid. */
import { PLACE } from '../fixtures/guest.ts';
import { goToGateway } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { gateway } from '../pages/gateway.ts';
import { orderPage } from '../pages/order.ts';
import { payByCard, placeOrder } from '../shop/order-api.ts';
import { mailsTo } from '../shop/shop-api.ts';

test.use({ wineSlot: 28 });

/** Files of the mail that brings a document. Empty before it. */
const papersOf = async (email: string, subject: string): Promise<string[]> =>
  (await mailsTo(email))
    .filter((mail) => mail.subject?.startsWith(subject))
    .flatMap(({ attachments }) => attachments.map(({ filename }) => filename ?? ''));

test('a shopper gets a boleta, a company its factura with the signed file', { tag: '@desktop' }, async ({
  page,
  wine,
  email,
}) => {
  const ofCompany = `empresa-${email}`;
  const invoice = {
    reason: 'Comercial Los Boldos Ltda.',
    rut: '76.086.428-5',
    giro: 'Restaurantes',
    address: PLACE.address,
    commune_id: '13120',
  };
  await payByCard(
    await placeOrder(wine.sku, ofCompany, 'webpay', {
      payment_method: { document: '1', platform: 'webpay' },
      invoice,
    }),
  );
  await goToGateway(page, wine, email);
  await gateway(page).approve.click();
  await expect(orderPage(page).thanks).toBeVisible();

  const boleta = page.getByRole('link', { name: /^Boleta electrónica N\.º \d+/ });
  await expect(async () => {
    await page.reload();
    await expect(boleta).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 150_000 });
  const file = await page.request.get((await boleta.getAttribute('href')) ?? '');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect.poll(() => papersOf(email, 'Tu boleta')).toEqual([expect.stringMatching(/^boleta-\d+\.pdf$/)]);
  await expect
    .poll(() => papersOf(ofCompany, 'Factura del pedido'))
    .toEqual([expect.stringMatching(/^factura-\d+\.pdf$/), expect.stringMatching(/^factura-\d+\.xml$/)]);
});
