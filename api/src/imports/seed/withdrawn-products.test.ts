import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixture } from '../../../test/fixture.ts';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { seed } from './seed.ts';

const productOf = (slug: string) => {
  const found = fixture.products.find(({ product }) => product.slug === slug);
  if (!found) throw new Error(`the fixture lacks ${slug}`);
  return found;
};
const withSlug = (rows: (typeof fixture.products)[number], slug: string) => ({
  ...rows,
  product: { ...rows.product, slug },
});

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await seed(shop.db, fixture);
});
afterAll(() => shop.close());

it('keeps a product withdrawn or renamed by the merchant', async () => {
  const products = (slug: string) => shop.db.updateTable('products').where('slug', '=', slug);
  await products('wine-9').set({ is_active: false }).execute();
  await products('wine-8').set({ slug: 'wine-8-renamed' }).execute();
  await shop.db.updateTable('skus').set({ stock: 7 }).where('sku', '=', 'W8').execute();

  expect(await seed(shop.db, fixture)).toEqual({ added: 0, reset: 0 });

  expect((await shop.app.inject('/api/wines/wine-9')).statusCode).toBe(404);
  expect((await shop.app.inject('/api/wines/wine-8')).statusCode).toBe(404);
  expect((await shop.app.inject('/api/wines/wine-8-renamed')).json().data.stock).toBe(7);
  await products('wine-8-renamed').set({ slug: 'wine-8' }).execute();
  await products('wine-9').set({ is_active: true }).execute();
});

it('adds no product of a later seed that sells what the merchant withdrew', async () => {
  const [box, wine] = [productOf('box-1'), productOf('wine-9')];
  const boxOf = (sku: string) => ({
    ...withSlug(box, `box-of-${sku.toLowerCase()}`),
    skus: box.skus.map((one) => ({ ...one, sku: `BOX-${sku}` })),
    contents: [{ sku, qty: 1 }],
  });
  await shop.db.updateTable('products').set({ is_active: false }).where('slug', '=', 'wine-8').execute();
  await shop.db.deleteFrom('products').where('slug', '=', 'wine-9').execute();
  const later = [boxOf('W8'), boxOf('W9'), withSlug(wine, 'wine-9-with-another-slug'), boxOf('W1')];
  const products = [...fixture.products, ...later];

  expect(await seed(shop.db, { ...fixture, products })).toEqual({ added: 1, reset: 0 });
  expect(await seed(shop.db, { ...fixture, products })).toEqual({ added: 0, reset: 0 });

  const status = async (path: string) => (await shop.app.inject(`/api${path}`)).statusCode;
  expect(await status('/boxes/box-of-w8')).toBe(404);
  expect(await status('/boxes/box-of-w9')).toBe(404);
  expect(await status('/wines/wine-9-with-another-slug')).toBe(404);
  expect(await status('/boxes/box-of-w1')).toBe(200);
  await shop.db.deleteFrom('products').where('slug', '=', 'box-of-w1').execute();
  await shop.db.updateTable('products').set({ is_active: true }).where('slug', '=', 'wine-8').execute();
  await seed(shop.db, fixture, { reset: true });
});

it('keeps a withdrawn product off sale at a reset, which puts its prices back', async () => {
  await shop.db.updateTable('products').set({ is_active: false }).where('slug', '=', 'wine-9').execute();
  await shop.db.updateTable('skus').set({ price: 1 }).where('sku', '=', 'W9').execute();
  await seed(shop.db, fixture, { reset: true });
  expect((await shop.app.inject('/api/wines/wine-9')).statusCode).toBe(404);
  await shop.db.updateTable('products').set({ is_active: true }).where('slug', '=', 'wine-9').execute();
  expect((await shop.app.inject('/api/wines/wine-9')).json().data.price).toBe(13000);
});
