import { randomUUID } from 'node:crypto';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { SETTING_ENDPOINTS } from 'shared-contracts/office/settings';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { rememberOnce } from '../fixtures/remember-once.ts';
import { cartPage } from '../pages/cart.ts';
import { call, makeCart } from '../shop/customer-api.ts';
import { callOffice } from '../shop/office-session.ts';
import { createCoupon } from '../shop/operator.ts';
import { wellStockedWines } from '../shop/shop-api.ts';

test.use({ as: 'manager' });

const WIDTHS = [360, 1280];
/** Less than the offer of any wine, so that the other wine takes the coupon. */
const OFF = 400;

/** As in a new shop. */
const refuseAgain = async (): Promise<void> => {
  const { version } = await callOffice('manager', SETTING_ENDPOINTS.discounts.read, {});
  const body = { version, value: { coupon_with_offers: 'refuse' as const }, reason: 'fin de la prueba' };
  await callOffice('manager', SETTING_ENDPOINTS.discounts.change, { body });
};

test('a manager lets coupons meet offers, and the cart says which product takes which', async ({
  page,
  openBrowserAs,
  shop,
  trouble,
}) => {
  const wines = wellStockedWines();
  const plain = wines.find(({ reference_price }) => reference_price === null);
  const offered = wines.find(({ reference_price }) => reference_price !== null);
  if (!plain || !offered) throw new Error('The seed lacks a wine with an offer, or one without');
  const code = `MEJOR-${randomUUID().slice(0, 8).toUpperCase()}`;
  await createCoupon(code, OFF);
  try {
    await test.step('the manager chooses the higher of both', async () => {
      await page.goto('/rules/discounts');
      await page.getByRole('radio', { name: /^Cada producto toma la rebaja mayor/ }).check();
      await page.getByRole('textbox', { name: '¿Por qué?' }).fill('Campaña de fin de año');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
    });

    for (const width of WIDTHS)
      await test.step(`a shopper uses the coupon on a cart with an offer at ${width} px`, async () => {
        const cartId = await makeCart(plain.sku, 1);
        await call('PUT', `/shopping-cart?cart_id=${cartId}`, { body: { sku: offered.sku, qty: 1 } });
        const shopper = await openBrowserAs(null);
        await shopper.setViewportSize({ width, height: 800 });
        await rememberOnce(shopper, { [STORAGE_KEYS.cartId]: cartId, [STORAGE_KEYS.ageAccepted]: 'ok' });
        await shopper.goto(`${shop.url}/carrito`);
        const cart = cartPage(shopper);
        await cart.code.fill(code);
        await cart.apply.click();
        await expect(shopper.getByText(`Con el cupón: ${plain.name}.`)).toBeVisible();
        await expect(shopper.getByText(`Con su oferta, que rebaja más: ${offered.name}.`)).toBeVisible();
        expect(await axeFindings(shopper)).toEqual([]);
      });
  } finally {
    await refuseAgain();
  }
  expect(trouble.all()).toEqual([]);
});
