/** A guest returns products on a phone, and staff accept them with a bottle written off. */
import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { advanceOrder, readOrder } from 'shared-contracts/office/orders';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { orderPage } from '../pages/order.ts';
import { linkTo } from '../shop/customer-api.ts';
import { callOffice } from '../shop/office-session.ts';
import { payByCard, placeOrder } from '../shop/order-api.ts';
import { readShop } from '../shop/shop.ts';
import { mailsTo, readList } from '../shop/shop-api.ts';

test.use({ wineSlot: 5, as: 'manager' });

const NARROW = { width: 360, height: 740 };

/** Marks a paid order as sent, and then as delivered. */
const deliver = async (id: string): Promise<void> => {
  for (const _step of ['sent', 'delivered']) {
    const { version } = await callOffice('manager', readOrder, { params: { id } });
    await callOffice('manager', advanceOrder, { params: { id }, body: { version } });
  }
};

test('a guest returns two of three lines, and staff accept with a bottle written off', {
  tag: '@desktop',
}, async ({ page, openBrowserAs, wine, email }) => {
  const more = (await readList('gourmets')).data.filter(({ stock }) => stock > 20).slice(0, 2);
  const order = await placeOrder(
    wine.sku,
    email,
    'webpay',
    {},
    more.map(({ sku }) => sku),
  );
  await payByCard(order);
  await deliver(order.id);

  const buyer = await openBrowserAs(null);
  await buyer.setViewportSize(NARROW);
  await buyer.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.ageAccepted,
    AGE_ACCEPTED_VALUE,
  ] as const);
  const { returns, refunds } = orderPage(buyer);

  await test.step('the guest asks for it on the page of the mailed link', async () => {
    await expect.poll(() => linkTo(email, '/api/links/order')).not.toBe('');
    await buyer.goto(new URL(await linkTo(email, '/api/links/order'), readShop().url).href);
    await returns.getByRole('button', { name: 'Devolver productos' }).click();
    await returns.getByRole('radio', { name: 'Llegó dañado o con una falla' }).check();
    await returns.getByLabel(`Unidades de ${wine.name}`).selectOption('1');
    await returns.getByLabel(`Unidades de ${more[0]?.name}`).selectOption('1');
    await returns.getByLabel('Cuéntanos qué pasó').fill('Una botella llegó quebrada.');
    expect(await axeFindings(buyer)).toEqual([]);
    await returns.getByRole('button', { name: 'Pedir la devolución' }).click();
    await expect(returns).toContainText(`1 × ${wine.name}`);
    await expect(returns.getByRole('link', { name: 'Hoja de devolución (PDF)' })).toBeVisible();
  });

  await test.step('a manager accepts it, and says what happens to each product', async () => {
    await page.goto('/returns');
    await page
      .getByRole('link', { name: new RegExp(order.number) })
      .first()
      .click();
    await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const fateOf = async (name: string, fate: string, cause?: string) => {
      const line = dialog.getByRole('group', { name: new RegExp(name) });
      await line.getByRole('combobox', { name: 'Destino' }).click();
      await page.getByRole('option', { name: fate }).click();
      if (!cause) return;
      await line.getByRole('combobox', { name: 'Causa de la baja' }).click();
      await page.getByRole('option', { name: cause }).click();
    };
    await fateOf(wine.name, 'Se da de baja', 'Se quebró');
    await fateOf(more[0]?.name ?? '', 'Vuelve al stock');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Aceptar y devolver \$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Dinero devuelto').first()).toBeVisible();
  });

  await test.step('the guest sees the money, and gets a mail', async () => {
    await buyer.reload();
    await expect(returns).toContainText('$');
    await expect(refunds).toContainText(wine.name);
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/devolución/i));
  });
});
