import { formatClp } from 'shared-contracts/domain/money';
import { gateway } from '../pages/gateway.ts';
import { orderNumberIn } from '../pages/order.ts';
import { confirmationsTo, readLedger } from '../shop/shop-api.ts';
import { queriesOf } from './query.ts';
import {
  addTwo,
  fillDelivery,
  fillPersonal,
  onCart,
  onCheckout,
  onFrame,
  onOrder,
  openCart,
} from './steps.ts';
import { expect, test } from './test.ts';

const onGateway = queriesOf(gateway);

test.use({ wineSlot: 25 });

test('a guest buys two bottles and pays by card', async ({ shopper, shop, wine, email }) => {
  await shopper.goto(`/vinos/${wine.slug}`);
  await addTwo(shopper);
  await openCart(shopper, 2);
  await shopper.see(onCart.line(wine.name));
  await shopper.see(onCart.amount('Total').filter({ hasText: formatClp(2 * wine.price) }));

  await shopper.press(onCart.checkout);
  await fillPersonal(shopper, email);
  const total = formatClp(2 * wine.price + (await fillDelivery(shopper)));
  const { payment, amount } = onCheckout;
  await shopper.see(amount('Total').filter({ hasText: total }));
  await shopper.check(payment.terms);
  await shopper.press(payment.pay);

  await shopper.arrive(new RegExp(`^${shop.gatewayUrl}/`));
  await shopper.press(onGateway.approve);
  await shopper.see(onOrder.thanks);
  const number = orderNumberIn((await shopper.see(onOrder.number)).text);
  const paid = (await readLedger()).filter(({ buy_order }) => buy_order.includes(number));
  expect(paid.map(({ status, amount }) => [status, formatClp(amount)])).toEqual([['AUTHORIZED', total]]);
  await shopper.see(onFrame.cartButton(0));
  const confirmations = async () =>
    (await confirmationsTo(email)).filter(({ subject, text }) => `${subject} ${text}`.includes(number));
  await expect.poll(async () => (await confirmations()).length).toBe(1);
});

test.describe('on the first visit', { tag: '@full' }, () => {
  test.use({ adult: false });

  test('the age gate covers the page, and a reload after the answer shows none', async ({ shopper }) => {
    const { ageGate, ageYes, cartButton } = onFrame;
    await shopper.goto('/vinos');
    await shopper.see(ageGate);
    await shopper.press(ageYes);
    await shopper.miss(ageGate);
    await shopper.goto('/vinos');
    await shopper.see(cartButton(0));
    await shopper.miss(ageGate);
  });
});
