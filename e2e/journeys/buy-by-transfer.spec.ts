import { GUEST } from '../fixtures/guest.ts';
import { photographOf } from '../fixtures/photograph.ts';
import { beginCheckout, fillDelivery } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { checkout } from '../pages/checkout.ts';
import { frame } from '../pages/frame.ts';
import { orderNumberIn, orderPage } from '../pages/order.ts';
import { textOf } from '../pages/text.ts';
import { mailsTo, readWine } from '../shop/shop-api.ts';

test.use({ wineSlot: 7 });

test('a guest corrects the form, pays by bank transfer, and sees the account and the deadline', async ({
  page,
  wine,
  email,
  browser,
  trouble,
}) => {
  const { asGuest, personal, next, payment, toMend } = checkout(page);
  const { stock } = await readWine(wine.slug);

  await test.step('sees the list of missing fields, and keeps the caret while correcting a RUT', async () => {
    await beginCheckout(page, wine);
    await asGuest.click();
    await expect(personal.name).toBeFocused();
    // This click ends the focus of a field, which shows its error. The error must not move the checkbox away.
    await page.getByRole('checkbox', { name: 'Recordar mis datos en este navegador' }).check();
    await next.click();
    await expect(toMend).toBeFocused();
    await toMend.getByRole('button', { name: 'RUT' }).click();
    await expect(personal.rut).toBeFocused();
    await expect(personal.rut).toHaveAccessibleDescription('El campo RUT es requerido');
    await page.keyboard.type('12345685');
    await expect(personal.rut).toHaveValue('1.234.568-5');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('7');
    await expect(personal.rut).toHaveValue(GUEST.rut);
    await page.keyboard.press('Backspace');
    await expect(personal.rut).toHaveValue('1.234.568-5');
    await page.keyboard.type('7');
    await personal.name.fill(GUEST.name);
    await personal.surname.fill(GUEST.surname);
    await personal.phone.fill(GUEST.phone);
    await personal.email.fill(email);
    await expect(toMend).toBeHidden();
    await next.click();
  });

  await test.step('keeps the typed values after a reload, and orders', async () => {
    await fillDelivery(page);
    await expect(page).toHaveURL('/metodo-de-pago');
    await page.reload();
    await payment.transfer.check();
    await payment.terms.check();
    await page.getByRole('checkbox', { name: /^Quiero recibir novedades/ }).check();
    await payment.pay.click();
  });

  const order = orderPage(page);
  await test.step('sees the bank account and the deadline, and copies the amount', async () => {
    await expect(page).toHaveURL(/\/datos-de-transferencia\?pedido=/);
    await expect(order.thanks).toBeVisible();
    const number = orderNumberIn(await textOf(order.number));
    await expect(order.account).toContainText(`Pedido N.º ${number}`);
    await expect(page.getByText(/antes del \S+ \d+ de \S+, \d\d:\d\d/)).toBeVisible();
    await order.account.getByRole('button', { name: 'Copiar Monto' }).click();
    await expect(page.getByText('Monto: copiado')).toBeVisible();
    await expect(frame(page).cartButton(0)).toBeVisible();
    await expect.poll(async () => (await readWine(wine.slug)).stock).toBe(stock - 2);
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject ?? '');
    // Two mails: the bank account, and the newsletter confirmation.
    await expect.poll(async () => (await subjects()).length).toBe(2);
    expect((await subjects()).some((subject) => subject.includes(number))).toBe(true);
  });

  await test.step('sends a picture as proof; a file that only pretends to be a picture is refused', async () => {
    await order.proof.setInputFiles({
      name: 'pago.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await expect(order.proof).toHaveAccessibleDescription(/Ese archivo no es JPG, PNG ni PDF/);
    await expect(order.sendProof).toBeHidden();
    // Larger than the 64 KiB of `keepalive` requests and than the body limit of other endpoints.
    const photograph = photographOf(900_000);
    await order.proof.setInputFiles({ name: 'pago.jpg', mimeType: 'image/jpeg', buffer: photograph });
    await order.sendProof.click();
    await expect(order.proofCame).toBeFocused();
    await page.reload();
    await expect(order.proofCame).toBeVisible();
    await expect
      .poll(async () =>
        (await mailsTo(email)).some(({ subject }) => subject?.startsWith('Recibimos el comprobante')),
      )
      .toBe(true);
  });

  await test.step('finds the order again by its URL, and another visitor does not', async () => {
    const url = page.url();
    const id = new URL(url).searchParams.get('pedido') ?? '';
    await page.goto(`/orden/${id}`);
    await order.transferData.click();
    await expect(order.account).toBeVisible();
    const stranger = await (await browser.newContext({ baseURL: new URL(url).origin })).newPage();
    await stranger.addInitScript(() => localStorage.setItem('isAcceptedAged', 'ok'));
    await stranger.goto(url);
    await expect(stranger.getByText('Pedido no encontrado')).toBeVisible();
    await expect(stranger.getByText(email)).toHaveCount(0);
    await stranger.context().close();
  });

  expect(trouble.all().filter((one) => !/404/.test(String(one)))).toEqual([]);
});
