import { formatClp } from 'shared-contracts/domain/money';
import { orderNumberIn } from '../pages/order.ts';
import { mailsTo } from '../shop/shop-api.ts';
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

test.use({ wineSlot: 25 });

test('a guest buys two bottles and sees the account for the transfer', { tag: '@full' }, async ({
  shopper,
  wine,
  email,
}) => {
  await shopper.goto(`/vinos/${wine.slug}`);
  await addTwo(shopper);
  await openCart(shopper, 2);
  await shopper.press(onCart.checkout);
  await fillPersonal(shopper, email);
  const total = formatClp(2 * wine.price + (await fillDelivery(shopper)));
  const { payment } = onCheckout;
  await shopper.check(payment.transfer);
  await shopper.check(payment.terms);
  await shopper.press(payment.pay);

  await shopper.arrive(/^\/datos-de-transferencia\?pedido=/);
  await shopper.see(onOrder.thanks);
  const number = orderNumberIn((await shopper.see(onOrder.number)).text);
  const { text } = await shopper.see(onOrder.account);
  expect(text).toContain(`Pedido N.º ${number}`);
  expect(text).toContain(total);
  await shopper.see(onFrame.cartButton(0));
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject ?? '');
  await expect.poll(async () => (await subjects()).some((subject) => subject.includes(number))).toBe(true);
});
