import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { orderPage } from '../pages/order.ts';
import { linkTo } from '../shop/customer-api.ts';
import { payByCard, placeOrder } from '../shop/order-api.ts';

test.use({ wineSlot: 30 });

test('a guest cancels a paid order from the link of the mail, and gets the money back', async ({
  page,
  wine,
  email,
}) => {
  const order = await placeOrder(wine.sku, email, 'webpay');
  await payByCard(order);
  await expect.poll(() => linkTo(email, '/api/links/order')).not.toBe('');
  await page.goto(await linkTo(email, '/api/links/order'));
  const on = orderPage(page);
  await on.cancel.click();
  await expect(on.cancelPanel).toContainText('a tu tarjeta');
  expect(await axeFindings(page)).toEqual([]);
  await on.confirmCancel.click();
  await expect(page.getByText('Este pedido fue anulado.')).toBeVisible();
  await expect(on.cancel).toBeHidden();
  await expect(async () => {
    await page.reload();
    await expect(on.refunds).toContainText('a tu tarjeta', { timeout: 1000 });
    await expect(page.getByText('Pago devuelto')).toBeVisible({ timeout: 1000 });
  }).toPass();
});
