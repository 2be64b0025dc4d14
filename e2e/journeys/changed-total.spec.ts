import { formatClp } from 'shared-contracts/domain/money';
import { changePrices } from 'shared-contracts/office/prices';
import { listProducts } from 'shared-contracts/office/products';
import { beginPayment } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { checkout } from '../pages/checkout.ts';
import { callOffice } from '../shop/office-session.ts';

test.use({ wineSlot: 23 });

const changePrice = async (sku: string, price: number): Promise<void> => {
  const { data } = await callOffice('owner', listProducts, { query: { q: sku } });
  const format = data.flatMap(({ formats }) => formats).find((one) => one.sku === sku);
  const row = { sku, version: format?.price_version ?? '', price };
  await callOffice('owner', changePrices, { body: { rows: [row], reason: 'prueba de compra' } });
};

test('a guest sees that the price rose before the order, and orders by transfer at the new total', async ({
  page,
  wine,
  email,
}) => {
  const { payment } = checkout(page);
  const shown = await beginPayment(page, wine, email);
  await payment.transfer.check();
  await changePrice(wine.sku, wine.price + 1_000);
  await payment.pay.click();
  const notice = page.getByRole('alert').filter({ hasText: 'El total de tu pedido cambió' });
  const [before, now] = [2 * wine.price, 2 * wine.price + 2_000];
  await expect(notice).toContainText(`Productos: antes ${formatClp(before)}, ahora ${formatClp(now)}.`);
  const total = formatClp(Number(shown.replace(/\D/g, '')) + 2_000);
  await expect(notice).toContainText(`Era ${shown} y ahora es ${total}.`);
  await payment.pay.click();
  await expect(page).toHaveURL(/\/datos-de-transferencia/);
  await expect(page.getByRole('main')).toContainText(total);
});
