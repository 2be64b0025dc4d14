import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';

const ADDRESSES = [
  { title: 'a wine that does not exist', path: '/vinos/no-existe-este-vino' },
  { title: 'an unknown address', path: '/no/existe' },
];

for (const { title, path } of ADDRESSES) {
  test(`${title} answers 404 with a link home`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(frame(page).heading).toHaveCount(1);
    await expect(frame(page).header).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });
}

test('an unknown file or API path answers 404', async ({ request }) => {
  for (const path of ['/remotes/catalog/1.0.0/none.js', '/static/none.js', '/api/none'])
    expect((await request.get(path)).status(), path).toBe(404);
});
