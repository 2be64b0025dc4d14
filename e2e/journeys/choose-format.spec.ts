import { formatClp } from 'shared-contracts/domain/money';
import { formatLabel } from 'shared-contracts/domain/stock';
import { openCart } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { productCard } from '../pages/product-card.ts';
import { readList } from '../shop/shop-api.ts';

/** A gourmet product sold by weight in at least three formats, all in stock. */
const cutToOrder = async () => {
  const { data } = await readList('gourmets');
  const found = data.find(
    ({ formats }) =>
      formats.length >= 3 && formats.every(({ stock, is_unit_sales }) => stock > 0 && is_unit_sales === 0),
  );
  if (!found) throw new Error('The seed has a product in three weights');
  return found;
};

test('the counter of a cheese wraps around its formats, and the cart gets the chosen one', async ({
  page,
}) => {
  const cheese = await cutToOrder();
  const name = cheese.name_card || cheese.name;
  await page.goto(`/gourmet?marca=${cheese.brand.slug}`);
  const article = listing(page).card(name);
  const card = productCard(article);
  const expectShown = async ({ format, price }: (typeof cheese.formats)[number]) => {
    await expect(card.format).toHaveText(formatLabel({ format }));
    await expect(article.getByText(formatClp(price), { exact: true })).toBeVisible();
  };
  const [first] = cheese.formats;
  const last = cheese.formats.at(-1);
  if (!first || !last) throw new Error('It has weights');

  await expectShown(first);
  for (const next of [...cheese.formats.slice(1), first]) {
    await card.nextFormat.click();
    await expectShown(next);
  }
  await card.previousFormat.click();
  await expectShown(last);

  await card.add.click();
  await expect(frame(page).cartButton(1)).toBeVisible();
  await openCart(page, 1);
  const cart = cartPage(page);
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.line(cheese.name)).toContainText(formatLabel(last));
  await expect(cart.line(cheese.name)).toContainText(formatClp(last.price));
});
