import type { Locator } from '@playwright/test';
import { GUEST, PLACE } from '../fixtures/guest.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { beginCart } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { frame } from '../pages/frame.ts';
import { gateway } from '../pages/gateway.ts';
import { listing } from '../pages/listing.ts';
import { orderPage } from '../pages/order.ts';
import { winePage } from '../pages/wine.ts';
import { bringCart } from '../shop/cart-api.ts';

test.describe('a shopper without a mouse', () => {
  test.use({ adult: false });

  test('adds two bottles to the cart and starts the checkout', async ({ page }) => {
    await page.goto('/vinos');
    const { ageGate, ageYes, cartButton } = frame(page);
    await expect(ageGate).toBeVisible();
    await tabTo(page, ageYes);
    await page.keyboard.press('Enter');
    await expect(ageGate).toBeHidden();

    const wine = listing(page).buyable.first().getByRole('heading').getByRole('link');
    await tabTo(page, wine);
    await page.keyboard.press('Enter');
    const { add, more, name, quantity } = winePage(page);
    await expect(page).toHaveURL(/\/vinos\/[\w-]+$/);
    // The list, whose cards have the same controls, stays until the wine is loaded.
    await expect(name).not.toHaveText('Vinos');
    await expect(add).toBeEnabled();

    await tabTo(page, more);
    await page.keyboard.press('Space');
    await expect(quantity).toHaveValue('2');
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await expect(cartButton(2)).toBeVisible();
    // The panel takes the focus when it opens.
    await expect(cartPage(page).panelLink).toBeVisible();

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

/** Tab stops in the cart panel from its close button to "Ir a pagar", with one product in the cart. */
const MOST_TABS_TO_PAY = 10;

const WIDTHS = [
  { width: 1280, height: 800, wineSlot: 18 },
  { width: 768, height: 1024, wineSlot: 19, tag: '@full' },
  { width: 360, height: 740, wineSlot: 20, tag: '@full' },
];

for (const { width, height, wineSlot, tag = [] } of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, wineSlot });

    test('completes checkout, gateway and thank-you page by keyboard', {
      tag,
    }, async ({ page, wine, email }) => {
      const { asGuest, personal, next, delivery, payment } = checkout(page);
      const press = async (control: Locator, key: string) => {
        await tabTo(page, control);
        await page.keyboard.press(key);
      };
      const type = async (control: Locator, text: string) => {
        await tabTo(page, control);
        await page.keyboard.type(text);
      };
      /** Presses an arrow key until the option is selected. */
      const choose = async (list: Locator, wanted: RegExp) => {
        await tabTo(page, list);
        const options = await list.locator('option').allTextContents();
        const from = await list.evaluate((select: HTMLSelectElement) => select.selectedIndex);
        const steps = options.findIndex((text) => wanted.test(text)) - from;
        for (let step = 0; step < Math.abs(steps); step++)
          await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
        await expect(list.locator('option:checked')).toHaveText(wanted);
      };
      await bringCart(page, wine);
      await page.goto('/carrito');
      await press(cartPage(page).checkout, 'Enter');

      await press(asGuest, 'Enter');
      await expect(personal.name).toBeFocused();
      await page.keyboard.type(GUEST.name);
      await type(personal.surname, GUEST.surname);
      await type(personal.rut, GUEST.rut);
      await type(personal.phone, GUEST.phone);
      await type(personal.email, email);
      await press(next, 'Enter');

      await expect(page).toHaveURL('/informacion-de-envio');
      await expect(delivery.region.locator('option').filter({ hasText: PLACE.region })).toHaveCount(1);
      // The browser finds an option by the beginning of its text.
      await delivery.region.press('V');
      await expect(delivery.commune.locator('option').filter({ hasText: 'La Cruz' })).not.toHaveCount(0);
      await tabTo(page, delivery.commune);
      await page.keyboard.type('La C');
      await expect(delivery.commune.locator('option:checked')).toHaveText('La Calera (Calera)');
      await page.keyboard.press('ArrowDown');
      await expect(delivery.commune.locator('option:checked')).toHaveText('La Cruz');
      await page.keyboard.press('Shift+Tab');
      await choose(delivery.region, PLACE.region);
      await expect(delivery.commune.locator('option').filter({ hasText: PLACE.commune })).not.toHaveCount(0);
      await choose(delivery.commune, new RegExp(`^${PLACE.commune}$`));
      await type(delivery.address, PLACE.address);
      await press(page.getByRole('radio', { name: 'Recibo yo' }), 'ArrowDown');
      await expect(page.getByRole('radio', { name: 'Otra persona' })).toBeChecked();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText(/^Llega (el|entre) /)).toBeVisible();
      await press(next, 'Enter');

      await expect(page).toHaveURL('/metodo-de-pago');
      await press(payment.card, 'Space');
      await press(payment.terms, 'Space');
      await press(payment.pay, 'Enter');
      await press(gateway(page).approve, 'Enter');
      await expect(orderPage(page).thanks).toBeVisible();
    });
  });
}

test('a few presses of Tab lead from the opened cart panel to the link that pays', async ({ page, wine }) => {
  await beginCart(page, wine);
  await page.goto('/vinos');
  await frame(page).cartButton(2).press('Enter');
  const { panelPay } = cartPage(page);
  await expect(panelPay).toBeVisible();
  expect(await tabTo(page, panelPay)).toBeLessThanOrEqual(MOST_TABS_TO_PAY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/carrito');
});

test('the first Tab stop is a link that skips the header', async ({ page }) => {
  await page.goto('/vinos');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(inMain).toBe(true);
});
