import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { openAccount, orderAs, signIn, signInElsewhere } from '../shop/customer-api.ts';

test('the customer who placed an order sees it at its URL, and another visitor does not', async ({
  page,
  browser,
  email,
  wine,
}) => {
  await openAccount(email);
  const token = await signInElsewhere(email);
  await orderAs(token, email, wine.sku, 1);
  const read = await page.request.get('/api/profile/purchases', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [{ id: order }] = ((await read.json()) as { data: [{ id: string }] }).data;
  await signIn(page, email);
  await page.goto(`/orden/${order}`);
  await expect(page.getByRole('main').getByText(wine.name).first()).toBeVisible();

  const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await stranger.goto(`/orden/${order}`);
  await frame(stranger).ageYes.click();
  await expect(stranger.getByRole('main')).toContainText('Pedido no encontrado');
  await expect(stranger.getByRole('main')).not.toContainText(wine.name);
});
