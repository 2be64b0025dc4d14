import type { Locator } from '@playwright/test';
import { formatClp } from 'shared-contracts/domain/money';
import { expect, test } from '../fixtures/test.ts';
import { listing } from '../pages/listing.ts';
import { textOf } from '../pages/text.ts';

test('the address holds filter and page, and Back undoes them', async ({ page, isMobile }) => {
  await page.goto('/vinos');
  const wines = listing(page);
  await expect(wines.cards).toHaveCount(12);
  const firstName = await textOf(wines.cards.first().getByRole('heading'));

  await wines.pageLink(2).click();
  await expect(page).toHaveURL(/\?(.*&)?page=2/);
  await expect(wines.cards.first().getByRole('heading')).not.toHaveText(firstName);

  await page.goBack();
  await expect(page).toHaveURL(/\/vinos$/);
  await expect(wines.cards.first().getByRole('heading')).toHaveText(firstName);

  if (isMobile) await wines.openFilters.click();
  const filter = (isMobile ? wines.drawer : page.getByRole('main')).getByRole('checkbox').first();
  const [key, value] = [await filter.getAttribute('name'), await filter.getAttribute('value')];
  await filter.check();
  await expect(page).toHaveURL(new RegExp(`\\?(.*&)?${key}=${value}`));
  if (isMobile) await wines.showResults.click();
  await expect(wines.cards.first()).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL(new RegExp(`${key}=${value}`));
  await expect(wines.cards.first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/vinos$/);
  await expect(wines.cards.first().getByRole('heading')).toHaveText(firstName);
});

test('a sold-out wine is marked and its button is disabled', async ({ page, request }) => {
  const answer = await request.get('/api/wines?per_page=100');
  const { data } = (await answer.json()) as { data: { name: string; slug: string; stock: number }[] };
  const soldOut = data.find(({ stock }) => stock === 0);
  expect(soldOut, 'the seed has a wine that is sold out').toBeTruthy();
  await page.goto(`/vinos/${soldOut?.slug}`);
  await expect(page.getByText('Agotado').first()).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first(),
  ).toBeDisabled();
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown`);
  return box;
};

test('a phone shows price and button in the first viewport, and after scrolling in a bar', async ({
  page,
  isMobile,
  request,
}) => {
  test.skip(!isMobile, 'phone layout only');
  const answer = await request.get('/api/wines?per_page=1');
  const { data } = (await answer.json()) as { data: [{ name: string; slug: string; price: number }] };
  const [wine] = data;
  await page.goto(`/vinos/${wine.slug}`);
  const product = page.getByRole('article', { name: wine.name, exact: true });
  const button = product.getByRole('button', { name: 'Agregar al carrito' });
  // The bottom bar must not cover them either.
  const tabs = await boxOf(page.getByRole('button', { name: /^Carrito/ }));
  expect(tabs.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  for (const part of [button, product.getByText(formatClp(wine.price), { exact: true }).first()]) {
    const { y, height } = await boxOf(part);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(tabs.y);
  }
  const bar = page.getByRole('region', { name: 'Comprar este producto' });
  await expect(bar).toHaveCount(0);

  await page.getByRole('heading', { name: 'En la copa' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await bar.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page.getByRole('button', { name: 'Carrito, 1 artículo' })).toBeVisible();
});
