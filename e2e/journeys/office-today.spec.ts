import type { Page } from '@playwright/test';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { office } from '../pages/office.ts';

const DAY = '**/office/today';
const work = (page: Page) => page.getByRole('list', { name: 'Por hacer' });
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.use({ as: 'editor' });

test('the first page counts the work, and its numbers lead to their lists', async ({ page, trouble }) => {
  const on = office(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(on.title('Hoy')).toBeVisible();
  await expect(page).toHaveURL(/\/today$/);
  // The editor may open the products and not the orders.
  await expect(page.getByText('Ventas de hoy')).toHaveCount(0);
  const soldOut = work(page).getByRole('link', { name: /agotados?$/ });
  await expect(soldOut).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await width(page)).toBe(360);
  // Other journeys sell a product out or make one.
  await expect(async () => {
    await page.goto('/today');
    const count = Number.parseInt((await soldOut.textContent()) ?? '', 10);
    await soldOut.click();
    await expect(on.title('Productos')).toBeVisible();
    await expect(page.getByText(new RegExp(`de ${count}$`))).toBeVisible({ timeout: 10_000 });
  }).toPass();
  expect(trouble.all()).toEqual([]);

  // A day without work, a lost network, and English.
  await page.route(DAY, async (route) => {
    const answer = await route.fetch();
    const day = (await answer.json()) as { numbers: object[] };
    await route.fulfill({
      json: { ...day, numbers: day.numbers.map((number) => ({ ...number, count: 0 })) },
    });
  });
  await page.goto('/today');
  await expect(page.getByRole('heading', { name: 'Todo al día' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute(DAY);
  await page.route(DAY, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('No hay conexión');
  await page.unroute(DAY);
  await page.getByRole('button', { name: 'Probar otra vez' }).click();
  await expect(work(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(on.title('Today')).toBeVisible();
  await expect(page.getByRole('list', { name: 'To do' })).toBeVisible();
});
