import type { Locator } from '@playwright/test';
import { formatClp } from 'shared-contracts/domain/money';
import { expect, test } from '../fixtures/test.ts';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown`);
  return box;
};

test.skip(({ isMobile }) => !isMobile, 'phone layout only');

test('a phone shows price and button in the first viewport, and a bar with the button after scrolling', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/wines?per_page=1');
  const { data } = (await answer.json()) as { data: [{ name: string; slug: string; price: number }] };
  const [wine] = data;
  await page.goto(`/vinos/${wine.slug}`);
  const product = page.getByRole('article', { name: wine.name, exact: true });
  const button = product.getByRole('button', { name: 'Agregar al carrito' });
  // The bottom bar must not cover price and button either.
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
