import { createTestApp, type TestApp } from 'api/testing/harness';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue.ts';
import { scaleShop } from './scale-shop.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const scale = (total: number) => scaleShop(shop.db, loadCatalogue(), { total, progress: () => undefined });
const read = async (url: string) => (await shop.app.inject(`/api${url}`)).json();

it('adds products up to the requested total, and they are listed, counted and found', async () => {
  const wanted = (await read('/product-category/productos')).total + 67;
  expect(await scale(wanted)).toBe(67);
  expect(await scale(wanted)).toBe(0);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(wanted / 100) }, (_, index) =>
      read(`/product-category/productos?per_page=100&page=${index + 1}`),
    ),
  );
  const data = pages.flatMap((page) => page.data);
  expect(pages[0].total).toBe(wanted);
  expect(new Set(data.map(({ slug }: { slug: string }) => slug)).size).toBe(wanted);
  const last = data.at(-1);
  expect((await read(`/search?q=${encodeURIComponent(last.name)}&per_page=100`)).data).toEqual(
    expect.arrayContaining([expect.objectContaining({ slug: last.slug })]),
  );
  expect((await read('/product-category/productos/filters')).total).toBe(wanted);
});
