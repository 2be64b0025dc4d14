import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { gateway } from '../pages/gateway.ts';
import { officeOrders } from '../pages/office-orders.ts';
import { orderPage } from '../pages/order.ts';
import { linkTo } from '../shop/customer-api.ts';
import { payByCard, placeOrder } from '../shop/order-api.ts';
import { readShop } from '../shop/shop.ts';
import { mailsTo, readList } from '../shop/shop-api.ts';

const ADULT = [STORAGE_KEYS.ageAccepted, AGE_ACCEPTED_VALUE] as const;

test.use({ wineSlot: 26, as: 'manager' });

test('staff replace a bottle of a paid order by a cheaper product, and the buyer sees it', async ({
  page,
  openBrowserAs,
  wine,
  email,
}) => {
  const { data } = await readList('gourmets');
  const cheaper = data.find(({ price, stock }) => price < wine.price && stock > 20);
  if (!cheaper) throw new Error('The seed has no product that is cheaper than the wine');
  const order = await placeOrder(wine.sku, email, 'webpay');
  await payByCard(order);
  const on = officeOrders(page);

  await test.step('a manager chooses line, unit and product, and sees what goes back', async () => {
    await page.goto(`/orders/${order.id}/show`);
    await on.step('Cambiar pedido').click();
    await on.revisedLine.click();
    await page.getByRole('option', { name: /^2 × / }).click();
    await on.units.fill('1');
    await on.searchProduct.fill(cheaper.sku);
    await page.getByRole('option', { name: new RegExp(`\\(${cheaper.sku}\\)`) }).click();
    await expect(on.dialog).toContainText(/Se devuelven \$/);
    await on.reasonForBuyer.fill('Se quebró la última botella');
    expect(await axeFindings(page)).toEqual([]);
    await on.confirm('Cambiar pedido').click();
    await expect(on.dialog).toBeHidden();
    await expect(on.revisions).toContainText('Se quebró la última botella');
    await expect(on.revisions).toContainText('Se envía');
  });

  await test.step('the buyer gets a mail, and sees the change on the order’s page', async () => {
    await expect(async () => {
      const subjects = (await mailsTo(email)).map(({ subject }) => subject);
      expect(subjects).toContain(`Cambiamos tu pedido ${order.number}`);
    }).toPass();
    const buyer = await openBrowserAs(null);
    await buyer.addInitScript(([key, value]) => localStorage.setItem(key, value), ADULT);
    await buyer.goto(new URL(await linkTo(email, '/api/links/order'), readShop().url).href);
    const theirs = orderPage(buyer);
    await expect(theirs.revisions).toContainText('Motivo: Se quebró la última botella');
    await expect(theirs.revisions).toContainText(`1 × ${cheaper.name}`);
    await expect(theirs.refunds).toContainText('Diferencia de precio');
    expect(await axeFindings(buyer)).toEqual([]);
  });
});

test('staff ask for the difference to a dearer product, and the order changes when the buyer pays it', async ({
  page,
  openBrowserAs,
  wine,
  email,
}) => {
  const { data } = await readList('wines');
  const dearer = data.find(({ price, stock }) => price > wine.price && stock > 20);
  if (!dearer) throw new Error('The seed has no wine that is dearer than the wine');
  const order = await placeOrder(wine.sku, email, 'webpay');
  await payByCard(order);
  const on = officeOrders(page);

  await test.step('a manager sees the difference, and sends the link to pay it by card', async () => {
    await page.goto(`/orders/${order.id}/show`);
    await on.step('Cambiar pedido').click();
    await on.revisedLine.click();
    await page.getByRole('option', { name: /^2 × / }).click();
    await on.units.fill('1');
    await on.searchProduct.fill(dearer.sku);
    await page.getByRole('option', { name: new RegExp(`\\(${dearer.sku}\\)`) }).click();
    await expect(on.dialog).toContainText(/La diferencia es de \$/);
    await on.dialog.getByRole('radio', { name: /enlace para pagar con tarjeta/ }).check();
    await on.reasonForBuyer.fill('Preferiste la reserva');
    expect(await axeFindings(page)).toEqual([]);
    await on.confirm('Cambiar pedido').click();
    await expect(on.dialog).toBeHidden();
    await expect(page.getByRole('link', { name: /^Diferencia de \$/ })).toBeVisible();
    await expect(on.revisions).toBeHidden();
  });

  await test.step('the buyer opens the link of the mail, sees which order changes, and pays', async () => {
    await expect(async () => {
      const subjects = (await mailsTo(email)).map(({ subject }) => subject);
      expect(subjects).toContain(`Cambio en tu pedido ${order.number}: paga la diferencia`);
    }).toPass();
    const buyer = await openBrowserAs(null);
    await buyer.addInitScript(([key, value]) => localStorage.setItem(key, value), ADULT);
    await buyer.goto(new URL(await linkTo(email, '/api/links/order'), readShop().url).href);
    await expect(buyer.getByText(`de tu pedido ${order.number}`)).toBeVisible();
    expect(await axeFindings(buyer)).toEqual([]);
    await buyer.getByRole('button', { name: 'Pagar el pedido' }).click();
    await gateway(buyer).approve.click();
    await expect(orderPage(buyer).thanks).toBeVisible();
  });

  await page.reload();
  await expect(on.revisions).toContainText(`por 1 × ${dearer.name}`);
  await expect(page.getByText('· pagada')).toBeVisible();
});
