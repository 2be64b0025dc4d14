/** The cheapest and the fastest delivery of a commune, from the delivery step to the order. */
import { formatClp } from 'shared-contracts/domain/money';
import { axeFindings } from '../fixtures/axe.ts';
import { documentWidth, setTextSize } from '../fixtures/large-text.ts';
import { beginCart, fillPersonal } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { gateway } from '../pages/gateway.ts';

/** Prices of the demo shop to Viña del Mar: the table, and its own van. */
const [CHEAPEST, FASTEST] = [4990, 8990].map(formatClp) as [string, string];

test('a shopper takes the fastest delivery, and finds its price and day on the order', async ({
  page,
  wine,
  email,
}) => {
  const { delivery, next, payment, amount } = checkout(page);
  const group = page.getByRole('group', { name: '¿Qué despacho prefieres?' });
  const cheapest = group.getByRole('radio', { name: 'El más económico' });
  const fastest = group.getByRole('radio', { name: 'El más rápido' });

  await test.step('a commune with one delivery asks nothing', async () => {
    await beginCart(page, wine);
    await cartPage(page).checkout.click();
    await fillPersonal(page, email);
    await delivery.region.selectOption('13');
    await delivery.commune.selectOption({ label: 'Providencia' });
    await expect(page.getByRole('status').filter({ hasText: 'Costo de despacho' })).toContainText('$');
    await expect(group).toHaveCount(0);
  });

  let day = '';
  await test.step('another one offers both with day and price, and the keyboard chooses', async () => {
    await delivery.region.selectOption('05');
    await delivery.commune.selectOption({ label: 'Viña del Mar' });
    await delivery.address.fill('Calle Valparaíso 12');
    await expect(cheapest).toBeChecked();
    await expect(cheapest).toHaveAccessibleDescription(new RegExp(`^Llega .+ \\${CHEAPEST}$`));
    await cheapest.focus();
    await page.keyboard.press('ArrowDown');
    await expect(fastest).toBeChecked();
    await expect(fastest).toHaveAccessibleDescription(new RegExp(`^Llega .+ \\${FASTEST}$`));
    const text =
      (await group
        .getByText(/^Llega el /)
        .last()
        .textContent()) ?? '';
    day = text.replace('Llega ', '');
    expect(await axeFindings(page)).toEqual([]);
    await setTextSize(page, 200);
    expect(await documentWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await setTextSize(page, 100);
  });

  await test.step('the order has the price and the day of the fastest one', async () => {
    await next.click();
    await payment.terms.check();
    await payment.pay.click();
    await gateway(page).approve.click();
    await expect(page.getByRole('main').getByText(day).first()).toBeVisible();
    await expect(amount('Despacho')).toHaveText(FASTEST);
  });
});
