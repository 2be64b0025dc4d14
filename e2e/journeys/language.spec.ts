import { addTwo } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';

test('switching to English keeps page and cart, and the next page load remembers it', async ({
  page,
  wine,
}) => {
  await page.goto(`/vinos/${wine.slug}`);
  await addTwo(page);
  await frame(page).english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  expect(new URL(page.url()).pathname).toBe(`/vinos/${wine.slug}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cart, 2 / })).toBeVisible();

  await page.goto('/vinos');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wines');
});
