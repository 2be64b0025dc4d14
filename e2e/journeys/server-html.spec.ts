import { expect, test } from '../fixtures/test.ts';
import { textOf } from '../pages/text.ts';
import { kindsOfPage } from '../shop/kinds-of-page.ts';

/** Checks the server-rendered HTML with scripts disabled. */
test.use({ javaScriptEnabled: false });

test('the HTML of the home page contains its texts, header and footer', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(/\w{3,}/);
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

test('the HTML of the wine listing contains names and prices, and filters without scripts', async ({
  page,
}) => {
  await page.goto('/vinos');
  const cards = page.getByRole('region', { name: 'Productos' }).getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(cards.first()).toContainText(/\$\d{1,3}(\.\d{3})+/);
  await expect(cards.first().locator('img')).not.toHaveCount(0);
  const first = await textOf(cards.first().getByRole('heading'));
  await page.goto('/vinos?page=2');
  await expect(cards.first().getByRole('heading')).not.toHaveText(first);
});

test('the HTML of a wine page contains name, price, canonical URL and structured data', async ({
  page,
  wine,
  shop,
}) => {
  const answer = await page.goto(`/vinos/${wine.slug}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wine.name);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.url}/vinos/${wine.slug}`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.flatMap((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ '@type': 'Product' }),
  );
});

test('each page has the law’s warning in its footer, and only the home page, which advertises, has another', async ({
  page,
}) => {
  for (const path of await kindsOfPage()) {
    const html = await (await page.request.get(path)).text();
    expect(html.split('Advertencia</strong>').length - 1, path).toBe(path === '/' ? 2 : 1);
  }
});
