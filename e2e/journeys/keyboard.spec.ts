import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { winePage } from '../pages/wine.ts';

test.describe('a shopper without a mouse', () => {
  test.use({ adult: false });

  test('brings two bottles into the cart and begins the checkout', async ({ page }) => {
    await page.goto('/vinos');
    const { ageGate, ageYes, cartButton } = frame(page);
    await expect(ageGate).toBeVisible();
    await tabTo(page, ageYes);
    await page.keyboard.press('Enter');
    await expect(ageGate).toBeHidden();

    const wine = listing(page).buyable.first().getByRole('heading').getByRole('link');
    await tabTo(page, wine);
    await page.keyboard.press('Enter');
    const { add, more, quantity } = winePage(page);
    await expect(page).toHaveURL(/\/vinos\/[\w-]+$/);
    await expect(add).toBeEnabled();

    await tabTo(page, more);
    await page.keyboard.press('Space');
    await expect(quantity).toHaveValue('2');
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await expect(cartButton(2)).toBeVisible();

    await tabTo(page, cartButton(2));
    await page.keyboard.press('Enter');
    await tabTo(page, cartPage(page).panelLink);
    await page.keyboard.press('Enter');
    await expect(cartPage(page).lines).toHaveCount(1);
    await tabTo(page, cartPage(page).checkout);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/informacion-personal');
    await tabTo(page, page.getByRole('button', { name: 'Continuar como invitado' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  });
});

test('the first tab leads past the header', async ({ page }) => {
  await page.goto('/vinos');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(inMain).toBe(true);
});
