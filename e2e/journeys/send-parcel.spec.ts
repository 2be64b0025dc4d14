/** A parcel from the promised day to the carrier's number: the shopper, the warehouse and the tracking page. */
import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { axeFindings } from '../fixtures/axe.ts';
import { startScripts } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/office.ts';
import { officeOrders } from '../pages/office-orders.ts';
import { payByCard, placeOrder } from '../shop/order-api.ts';
import { readShop } from '../shop/shop.ts';
import { mailsTo } from '../shop/shop-api.ts';

test.use({ wineSlot: 25, as: 'warehouse' });

/** Providencia. */
const HOME = { delivery: { method: 'home', address: 'Los Alerces 123', commune_id: '13123' } };
const NARROW = { width: 360, height: 740 };

test('the warehouse sends an order with carrier and number, and the buyer follows it by the promised day', {
  tag: '@desktop',
}, async ({ page, openBrowserAs, wine, email }) => {
  const order = await placeOrder(wine.sku, email, 'webpay', HOME);
  await payByCard(order);
  const on = officeOrders(page);
  // Journeys run again in the same shop, and a carrier gives a number once.
  const number = `J-${order.number}`;

  await test.step('the orders to send show the promised day', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: /por despachar/ }).click();
    await expect(page).toHaveURL(/sort=promise/);
    await expect(page.getByText(/^(Prometido|Atrasado): /).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the warehouse prints the label and sends the parcel', async () => {
    await page.goto(`/orders/${order.id}/show`);
    const label = page.getByRole('link', { name: 'Etiqueta de envío (PDF)' });
    const [file] = await Promise.all([page.waitForEvent('download'), label.click()]);
    expect(file.suggestedFilename()).toBe(`etiqueta-${order.number}.pdf`);
    await on.step('Despachar').click();
    await on.dialog.getByRole('combobox', { name: 'Transporte' }).click();
    await page.getByRole('option', { name: 'Courier' }).click();
    await expect(on.confirm('Despachar')).toBeDisabled();
    await on.dialog.getByLabel('Número de seguimiento').fill(number.toLowerCase());
    expect(await axeFindings(page)).toEqual([]);
    await on.dialog.getByLabel('Número de seguimiento').press('Enter');
    await expect(on.dialog).toBeHidden();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
  });

  const buyer = await openBrowserAs(null);
  await buyer.setViewportSize(NARROW);
  await buyer.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.ageAccepted,
    AGE_ACCEPTED_VALUE,
  ] as const);
  const track = async () => {
    await buyer.goto(new URL('/seguimiento', readShop().url).href);
    await buyer.getByLabel('Número de pedido').fill(order.number);
    await buyer.getByLabel('Correo electrónico o RUT').fill(email);
    await buyer.getByRole('button', { name: 'Buscar pedido' }).click();
  };
  /** A reload searches again. Typing into a form that fills itself in would mix both texts. */
  const readAgain = async () => {
    await buyer.reload();
    await startScripts(buyer);
  };

  await test.step('the mail and the tracking page say who brings it, and when', async () => {
    await expect
      .poll(async () => (await mailsTo(email)).map(({ text }) => text).join('\n'))
      .toContain(`con el número ${number}`);
    await track();
    await expect(buyer.getByText(`Lo lleva Courier, con el número ${number}.`)).toBeVisible();
    const link = buyer.getByRole('link', { name: 'Seguirlo en la página de Courier' });
    await expect(link).toHaveAttribute('href', `https://courier.example/envio/${number}`);
    await expect(
      buyer.getByText(/^(el|entre el) (lunes|martes|miércoles|jueves|viernes|sábado)/),
    ).toBeVisible();
    expect(await axeFindings(buyer)).toEqual([]);
  });

  await test.step('the parcel comes back, the buyer reads it, and it can be sent again', async () => {
    await on.step('Volvió a la tienda').click();
    await on.confirm('Volvió a la tienda').click();
    await expect(on.dialog).toBeHidden();
    await readAgain();
    await expect(buyer.getByText(/^Tu pedido volvió a nuestra tienda/)).toBeVisible();
    await on.step('Enviar otra vez').click();
    await on.confirm('Enviar otra vez').click();
    await expect(on.step('Despachar')).toBeVisible();
  });
});
