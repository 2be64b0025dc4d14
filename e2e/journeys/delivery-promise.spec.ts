/** The day of arrival: on the page of a product, at the delivery step, and on the order. */

import { PLACE } from '../fixtures/guest.ts';
import { fillPersonal } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { gateway } from '../pages/gateway.ts';
import { winePage } from '../pages/wine.ts';

test('a shopper sees when a wine arrives, chooses another day, and finds it on the order', async ({
  page,
  wine,
  email,
}) => {
  const { delivery, next, payment } = checkout(page);
  const arrives = page.getByText(/^A Providencia llega (el|entre el) /);

  await test.step('the page of the wine asks for the commune once', async () => {
    await page.goto(`/vinos/${wine.slug}`);
    await page.getByRole('button', { name: '¿Cuándo llega a mi comuna?' }).click();
    await page.getByRole('textbox', { name: 'Tu comuna' }).fill('providencia');
    await page.getByRole('button', { name: 'Ver cuándo llega' }).click();
    await expect(arrives).toBeVisible();
    await expect(page.getByText(/^Listo para retirar desde el .+ a las \d\d:00\.$/)).toBeVisible();
    await page.reload();
    await expect(arrives).toBeVisible();
  });

  await test.step('the delivery step offers later days for the same price', async () => {
    await winePage(page).add.click();
    await expect(cartPage(page).panel).toBeVisible();
    await page.goto('/carrito');
    await cartPage(page).checkout.click();
    await fillPersonal(page, email);
    await delivery.pickup.check();
    await expect(page.getByText(/^Listo para retirar desde el /)).toBeVisible();
    await delivery.home.check();
    const region = delivery.region.locator('option').filter({ hasText: PLACE.region });
    await delivery.region.selectOption(await region.getAttribute('value'));
    await delivery.commune.selectOption({ label: PLACE.commune });
    await delivery.address.fill(PLACE.address);
  });

  const days = page.getByRole('combobox', { name: '¿Qué día te lo llevamos?' });
  const chosen = (await days.locator('option').nth(3).textContent()) ?? '';

  /** In the middle of a sentence. */
  const day = chosen.charAt(0).toLowerCase() + chosen.slice(1);
  const promise = page.getByRole('main').getByText(day).first();

  await test.step('the chosen day is the promise', async () => {
    await days.selectOption({ label: chosen });
    await expect(page.getByText(`Llega ${day}`)).toBeVisible();
    await next.click();
    await payment.terms.check();
    await payment.pay.click();
    await gateway(page).approve.click();
    await expect(promise).toBeVisible();
  });
});
