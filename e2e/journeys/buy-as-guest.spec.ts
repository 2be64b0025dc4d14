import { formatClp } from 'shared-contracts/domain/money';
import { addTwo, fillDelivery, fillPersonal, openCart, showSummary } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { frame } from '../pages/frame.ts';
import { gateway } from '../pages/gateway.ts';
import { listing } from '../pages/listing.ts';
import { orderNumberIn, orderPage } from '../pages/order.ts';
import { textOf } from '../pages/text.ts';
import { winePage } from '../pages/wine.ts';
import { confirmationsTo, readLedger, readWine } from '../shop/shop-api.ts';

test.use({ adult: false });

test('a guest buys two bottles: from the age gate to the mail with the order number', async ({
  page,
  email,
  isMobile,
  shop,
  trouble,
}) => {
  const { ageGate, ageYes, cartButton, heading, header, footer } = frame(page);
  const { cards, buyable } = listing(page);

  await test.step('passes the age gate into the home page', async () => {
    await page.goto('/');
    await expect(ageGate).toBeVisible();
    await ageYes.click();
    await expect(ageGate).toBeHidden();
    await expect(header).toBeVisible();
    await expect(footer).toBeAttached();
    await expect(heading).toHaveCount(1);
  });

  await test.step('opens the wines', async () => {
    await page.goto('/vinos');
    await expect(ageGate).toBeHidden();
    await expect(
      cards
        .first()
        .getByText(/^\$\d{1,3}(\.\d{3})*$/)
        .first(),
    ).toBeVisible();
    await expect(
      cards.first().getByRole('presentation').or(cards.first().locator('img')).first(),
    ).toBeVisible();
  });

  // The phone and the desktop run buy different wines, because each asserts its wine's stock.
  const chosen = buyable
    .nth(isMobile ? 1 : 0)
    .getByRole('heading')
    .getByRole('link');
  const name = await textOf(chosen);
  const slug = new URL((await chosen.getAttribute('href')) ?? '', shop.url).pathname
    .split('/')
    .at(-1) as string;
  const before = await readWine(slug);

  await test.step('puts two of a wine into the cart and sees it at once', async () => {
    await chosen.click();
    await expect(page).toHaveURL(`/vinos/${slug}`);
    await expect(winePage(page).name).toHaveText(before.name);
    await addTwo(page);
  });

  await test.step('sees the line and the totals in the cart', async () => {
    await openCart(page, 2);
    const { line, amount } = cartPage(page);
    await expect(line(name)).toHaveCount(1);
    await expect(line(name).getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue('2');
    await expect(amount('Total')).toHaveText(formatClp(2 * before.price));
    await expect(amount('Subtotal')).toBeVisible();
  });

  let total = '';
  await test.step('enters name, address and commune, and sees the delivery price', async () => {
    const { steps, amount, payment } = checkout(page);
    const wordmark = footer.getByText('Casa Quillay', { exact: true });
    await expect(wordmark).toBeVisible();
    await cartPage(page).checkout.click();
    await expect(steps).toBeVisible();
    // Checkout hides links to other pages and keeps the legal warning.
    await expect(wordmark).toBeHidden();
    await expect(footer).toContainText('menores de 18 años');
    await fillPersonal(page, email);
    const shipping = await fillDelivery(page);
    expect(Number(shipping.replace(/\D/g, ''))).toBeGreaterThan(0);
    await expect(payment.card).toBeChecked();
    await expect(payment.boleta).toBeChecked();
    await showSummary(page);
    total = formatClp(2 * before.price + Number(shipping.replace(/\D/g, '')));
    await expect(amount('Total')).toHaveText(total);
    await payment.terms.check();
    await payment.pay.click();
  });

  let number = '';
  await test.step('pays at the gateway, which asks for the same total', async () => {
    await expect(page).toHaveURL(new RegExp(`^${shop.gatewayUrl}/`));
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
    await gateway(page).approve.click();
    const order = orderPage(page);
    await expect(order.thanks).toBeVisible();
    number = orderNumberIn(await textOf(order.number));
    expect(number).not.toBe('');
    await expect(cartButton(0)).toBeVisible();
  });

  await test.step('the shop reduced the stock, took the money, sent the mail and emptied the cart', async () => {
    const paid = (await readLedger()).filter(({ buy_order }) => buy_order.includes(number));
    expect(paid.map(({ status, amount }) => [status, formatClp(amount)])).toEqual([['AUTHORIZED', total]]);
    // Responses of products are cached for up to 5 s (docs/architecture/api.md#shared-state).
    await expect.poll(async () => (await readWine(slug)).stock).toBe(before.stock - 2);
    await expect.poll(async () => (await confirmationsTo(email)).length).toBe(1);
    const [mail] = await confirmationsTo(email);
    expect(`${mail?.subject} ${mail?.text}`).toContain(number);
    await page.goto('/carrito');
    await expect(cartPage(page).empty).toBeVisible();
  });

  expect(trouble.all()).toEqual([]);
});
