import { onCart, onCheckout, onFrame, onWine } from './steps.ts';
import { test } from './test.ts';

test.use({ wineSlot: 25 });

test('Back shows the cart as it is now, and keeps a changed quantity', { tag: '@full' }, async ({
  shopper,
  wine,
}) => {
  await shopper.goto('/vinos');
  await shopper.see(onFrame.cartButton(0));
  await shopper.goto(`/vinos/${wine.slug}`);
  await shopper.press(onWine.add);
  await shopper.see(onFrame.cartButton(1));
  await shopper.press(onCart.panel.getByRole('button', { name: 'Cerrar' }));
  await shopper.miss(onCart.panel);
  await shopper.leaveLayers();
  await shopper.back();
  await shopper.arrive('/vinos');
  await shopper.see(onFrame.cartButton(1));

  await shopper.goto('/carrito');
  const line = onCart.line(wine.name);
  await shopper.press(line.getByRole('button', { name: 'Aumentar cantidad' }));
  await shopper.see(onFrame.cartButton(2));
  await shopper.press(onCart.checkout);
  await shopper.see(onCheckout.asGuest);
  await shopper.back();
  await shopper.arrive('/carrito');
  await shopper.seeValue(line.getByRole('spinbutton', { name: 'Cantidad' }), '2');
  await shopper.press(line.getByRole('button', { name: 'Aumentar cantidad' }));
  await shopper.see(onFrame.cartButton(3));
});
