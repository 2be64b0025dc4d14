import { devices } from '@playwright/test';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { frame } from '../pages/frame.ts';
import { gateway } from '../pages/gateway.ts';
import { newOrder } from '../pages/office-new-order.ts';
import { orderPage } from '../pages/order.ts';
import { linkTo } from '../shop/customer-api.ts';

test.use({ as: 'support', wineSlot: 25 });

const { viewport, userAgent, deviceScaleFactor, hasTouch } = devices['Pixel 7'];

test('staff take an order by phone, and the buyer pays it on a telephone by the link of the mail', async ({
  page,
  browser,
  shop,
  wine,
  email,
  trouble,
}) => {
  const on = newOrder(page);

  await test.step('staff find the product, write down the buyer, and see the total of the shop', async () => {
    await page.goto('/orders');
    await on.add.click();
    await on.findProduct(wine.sku);
    await on.units(wine.sku).fill('2');
    await on.pickup.check();
    await on.fillBuyer({ email, rut: '12.345.678-5', phone: '9 8765 4321' });
    await expect(on.total).toBeVisible();
    await expect(on.submit).toBeDisabled();
    await on.agreed.check();
    expect(await axeFindings(page)).toEqual([]);
    await on.submit.click();
    await expect(page.getByText(/^Espera el pago hasta el/)).toBeVisible();
  });

  await test.step('staff get the link to send it by WhatsApp too', async () => {
    await on.link.click();
    await expect(on.linkField).toHaveValue(/\/api\/links\/order\?token=/);
    await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
      'href',
      /wa\.me\/56987654321\?text=.*links%2Forder/,
    );
  });

  await test.step('the buyer opens the link of the mail on a telephone and pays by card', async () => {
    await expect.poll(() => linkTo(email, '/api/links/order')).not.toBe('');
    const telephone = await browser.newContext({
      viewport,
      userAgent,
      deviceScaleFactor,
      hasTouch,
      baseURL: shop.url,
      storageState: { cookies: [], origins: [] },
    });
    const buyer = await telephone.newPage();
    await buyer.goto(await linkTo(email, '/api/links/order'));
    await frame(buyer).ageYes.click();
    await expect(buyer.getByRole('heading', { name: 'Tu pedido espera el pago' })).toBeVisible();
    await expect(buyer.getByText(/Guardamos tus productos hasta el/)).toBeVisible();
    expect(await axeFindings(buyer)).toEqual([]);
    await buyer.getByRole('button', { name: 'Pagar el pedido' }).click();
    await gateway(buyer).approve.click();
    await expect(orderPage(buyer).thanks).toBeVisible();
    await telephone.close();
  });

  await page.reload();
  await expect(page.getByText('Por preparar').first()).toBeVisible();
  expect(trouble.all()).toEqual([]);
});
