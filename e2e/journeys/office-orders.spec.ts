import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { officeOrders } from '../pages/office-orders.ts';
import { payByCard, placeOrder, sendProof } from '../shop/order-api.ts';
import { mailsTo } from '../shop/shop-api.ts';

test.use({ wineSlot: 22 });

const HOSTILE = '<img src=x onerror=alert(1)>';

test.describe('as support', () => {
  test.use({ as: 'support' });

  test('staff confirm a transfer by its proof and hand it out; the second person sees that it changed', async ({
    page,
    openBrowserAs,
    wine,
    email,
    trouble,
  }) => {
    const order = await placeOrder(wine.sku, email, 'transfer', { name: HOSTILE });
    await sendProof(order);
    const on = officeOrders(page);

    await test.step('support finds the order by its e-mail, looks at the proof and confirms the payment', async () => {
      await page.goto('/orders');
      await on.search.fill(email);
      // The search runs when a person stops typing.
      await expect(page).toHaveURL(/filter=/);
      // When the answer arrives, the order moves to the top, and a press just then would miss it.
      await expect(page.getByText('1-1 de 1')).toBeVisible();
      await on.order(order.number).click();
      await expect(on.title(order.number)).toBeVisible();
      await expect(page.getByText(HOSTILE).first()).toBeVisible();
      await expect(on.proof).toBeVisible();
      await on.zoomIn.click();
      expect(await axeFindings(page)).toEqual([]);
      await expect(on.step('Anular el pedido')).toBeHidden();
      await on.step('Confirmar la transferencia').click();
      await expect(on.dialog).toContainText('recibe la confirmación por correo');
      expect(await axeFindings(page)).toEqual([]);
      await on.confirm('Confirmar la transferencia').click();
      await expect(page.getByText('Por preparar').first()).toBeVisible();
      await expect(async () => {
        const subjects = (await mailsTo(email)).map(({ subject }) => subject);
        expect(subjects).toContain(`Recibimos tu compra ${order.number}`);
      }).toPass();
    });

    await test.step('the warehouse opens it, support writes a note, and the warehouse is asked to look again', async () => {
      const cellarPage = await openBrowserAs('warehouse');
      const inCellar = officeOrders(cellarPage);
      await cellarPage.goto(`/orders/${order.id}/show`);
      await inCellar.step('Listo para retirar').click();
      await page.reload();
      await on.note.fill('Pasa a buscarlo su hermana');
      await on.saveNote.click();
      await expect(on.notes).toContainText('su hermana');

      await inCellar.confirm('Listo para retirar').click();
      await expect(inCellar.alert).toContainText('Otra persona lo cambió');
      await expect(inCellar.confirm('Listo para retirar')).toBeEnabled();
      await inCellar.confirm('Listo para retirar').click();
      await expect(inCellar.dialog).toBeHidden();
      await expect(inCellar.notes).toContainText('su hermana');
      await expect(cellarPage.getByText('Listo para retirar').first()).toBeVisible();
    });
    expect(trouble.all()).toEqual([]);
  });
});

test.describe('as manager', () => {
  test.use({ as: 'manager' });

  test('a manager gives a part of a card payment back, although the network fails in between', async ({
    page,
    wine,
    email,
  }) => {
    const order = await placeOrder(wine.sku, email, 'webpay');
    await payByCard(order);
    const on = officeOrders(page);
    await page.goto(`/orders/${order.id}/show`);
    await on.step('Devolver dinero').click();
    await on.freeAmount.check();
    await on.amount.fill('1.000');
    await on.reason.fill('Llegó una etiqueta rota');
    expect(await axeFindings(page)).toEqual([]);

    await page.route('**/refund', (route) => route.abort());
    await on.confirm('Devolver $1.000').click();
    await expect(on.alert).toContainText('No hay conexión');
    await expect(on.amount).toHaveValue('1.000');
    await expect(on.reason).toHaveValue('Llegó una etiqueta rota');
    await page.unroute('**/refund');
    await on.confirm('Devolver $1.000').click();
    await expect(on.dialog).toBeHidden();
    await expect(on.payment).toContainText('Devueltos $1.000 a la tarjeta');
    await expect(async () => {
      const mails = await mailsTo(email);
      expect(mails.map(({ subject }) => subject)).toContain(`Devolución de tu pedido ${order.number}`);
    }).toPass();

    const [slip] = await Promise.all([page.waitForEvent('download'), on.packingSlip.click()]);
    expect(slip.suggestedFilename()).toBe(`${order.number}.pdf`);
  });

  test('a manager notes a refused proof, and money of a transfer that went back by hand', async ({
    page,
    wine,
    email,
  }) => {
    const order = await placeOrder(wine.sku, email, 'transfer');
    await sendProof(order);
    const on = officeOrders(page);
    await page.goto(`/orders/${order.id}/show`);
    await on.step('Rechazar el comprobante').click();
    await on.dialog.getByRole('textbox').fill('El monto no se lee');
    await on.confirm('Rechazar el comprobante').click();
    await expect(on.dialog).toBeHidden();
    await sendProof(order);
    await page.reload();
    await on.step('Confirmar la transferencia').click();
    await on.confirm('Confirmar la transferencia').click();
    await expect(on.dialog).toBeHidden();

    await on.step('Devolver dinero').click();
    await expect(on.dialog).toContainText('La tienda no mueve dinero');
    await on.freeAmount.check();
    await on.amount.fill('2.000');
    await on.reason.fill('Faltó un descuento');
    await on.confirm('Devolver $2.000').click();
    await expect(on.dialog).toBeHidden();
    await expect(on.payment).toContainText('Devueltos $2.000 por otro medio');
  });

  test('a manager corrects the state of an order that was sent by mistake', async ({ page, wine, email }) => {
    const order = await placeOrder(wine.sku, email, 'webpay');
    await payByCard(order);
    const on = officeOrders(page);
    await page.goto(`/orders/${order.id}/show`);
    await on.step('Listo para retirar').click();
    await on.confirm('Listo para retirar').click();
    await expect(page.getByText('Listo para retirar').first()).toBeVisible();
    await on.step('Corregir el estado').click();
    await on.reason.fill('Era otro paquete');
    await on.confirm('Corregir el estado').click();
    await expect(on.dialog).toBeHidden();
    await expect(page.getByText('Por preparar').first()).toBeVisible();
    await expect(on.step('Listo para retirar')).toBeVisible();
  });
});
