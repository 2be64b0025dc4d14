import { Query } from './query.ts';
import { addTwo, onFrame } from './steps.ts';
import { test } from './test.ts';

test.use({ wineSlot: 25 });

test('switching to English keeps page and cart, and the next page load remembers it', {
  tag: '@full',
}, async ({ shopper, wine }) => {
  const page = new Query();
  await shopper.goto(`/vinos/${wine.slug}`);
  await addTwo(shopper);
  await shopper.press(onFrame.english);
  await shopper.see(page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first());
  await shopper.see(page.getByRole('button', { name: /^Cart, 2 / }));
  await shopper.arrive(`/vinos/${wine.slug}`);

  await shopper.goto('/vinos');
  await shopper.see(onFrame.heading.filter({ hasText: 'Wines' }));
});
