import { sql } from 'kysely';
import { listProducts, readProduct } from 'shared-contracts/office/products';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallOffice, createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { insertOrder } from '../../../test/order-rows.ts';

let shop: TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call } = await shop.signInAs('warehouse'));
  await shop.db.updateTable('products').set({ is_active: false }).where('slug', '=', 'wine-9').execute();
});
afterAll(() => shop.close());

const list = async (query: object) => (await call(listProducts, { query: { per_page: 100, ...query } })).body;
const slugsOf = async (query: object): Promise<string[]> =>
  (await list(query)).data.map(({ slug }: { slug: string }) => slug);
const formatOf = async (sku: string) =>
  (await list({ q: sku })).data
    .flatMap(({ formats }: { formats: { sku: string }[] }) => formats)
    .find((format: { sku: string }) => format.sku === sku);

it('lists products of all kinds, also hidden and sold out ones', async () => {
  const { data, total, more } = await list({});
  expect([data.length, total, more]).toEqual([33, 33, false]);
  expect(new Set(data.map(({ kind }: { kind: string }) => kind)).size).toBe(4);
});

it.each([
  [{ kind: 'GourmetProduct' }, ['cheese-1']],
  [{ visible: 'no' }, ['wine-9']],
  // W1 has 12 units, the box of two of it is one of six, the cheese's second format has 3.
  [{ stock: 'low' }, ['cheese-1', 'box-1']],
  [{ stock: 'none' }, ['wine-2']],
  [
    { offer: 'yes', sort: 'price', order: 'asc' },
    ['wine-5', 'wine-10', 'wine-15', 'wine-20', 'wine-25', 'wine-30'],
  ],
  [{ q: 'queso' }, ['cheese-1']],
  [{ q: 'NANDU 30' }, ['wine-30']],
  [{ q: 'rhea wine 30' }, ['wine-30']],
  [{ q: 'wine-17' }, ['wine-17']],
  [{ q: 'g2' }, ['cheese-1']],
  [{ q: 'vitrail', kind: 'GourmetProduct' }, ['cheese-1']],
  [{ q: '%' }, []],
  [{ sort: 'price', order: 'asc', kind: 'Wine', per_page: 2, page: 2 }, ['wine-3', 'wine-4']],
  [{ sort: 'stock', order: 'desc', per_page: 1 }, ['pisco-1']],
  [{ sort: 'name', order: 'asc', per_page: 2 }, ['box-1', 'pisco-1']],
])('finds %j', async (query, slugs) => {
  expect(await slugsOf(query)).toEqual(slugs);
});

it('tells units for sale, reserved and in the cellar', async () => {
  const paid = { status: 'confirmed', payment_status: 'success' } as const;
  await insertOrder(shop.db, paid, { W7: 3 });
  await insertOrder(shop.db, {}, { W7: 2 });
  await insertOrder(shop.db, { ...paid, status: 'on_the_way' }, { W7: 4 });
  expect(await formatOf('W7')).toMatchObject({
    for_sale: 31,
    reserved_paid: 3,
    reserved_unpaid: 2,
    on_hand: 36,
  });
  expect(await formatOf('B1')).toMatchObject({ for_sale: 6, on_hand: null });
});

it('keeps the version of a stock while orders are placed, and changes it when they are sent', async () => {
  const { stock_version: before } = await formatOf('W8');
  const id = await insertOrder(shop.db, { status: 'confirmed', payment_status: 'success' }, { W8: 3 });
  await shop.db
    .updateTable('skus')
    .set((eb) => ({ stock: eb('stock', '-', 3) }))
    .where('sku', '=', 'W8')
    .execute();
  expect((await formatOf('W8')).stock_version).toBe(before);
  await shop.db.updateTable('orders').set({ status: 'on_the_way' }).where('id', '=', id).execute();
  expect((await formatOf('W8')).stock_version).not.toBe(before);
});

it('shows a product with texts, formats, contents and the history of its prices', async () => {
  const [{ id, formats }] = (await list({ q: 'box-1' })).data;
  await shop.db.updateTable('skus').set({ price: 21_000 }).where('sku', '=', 'B1').execute();
  const { body } = await call(readProduct, { params: { id } });
  expect(body).toMatchObject({
    id,
    path: '/productos/box-1?t=b',
    texts: { es: { name: 'Caja Encuentro' }, en: { name: 'Encounter Box' } },
    contents: [
      { sku: 'W1', name: 'Vino Ñandú 1', qty: 2 },
      { sku: 'W4', name: 'Vino Ñandú 4', qty: 1 },
    ],
    price_changes: [{ sku: 'B1', old_price: 20_000, new_price: 21_000, reason: null }],
  });
  expect(body.formats[0].price_version).not.toBe(formats[0].price_version);
});

it('shows the latest change of a price first, also when its id has more digits', async () => {
  await sql`alter table price_changes alter column id restart with 999`.execute(shop.db);
  for (const price of [5_000, 5_100])
    await shop.db.updateTable('skus').set({ price }).where('sku', '=', 'G2').execute();
  const [{ id }] = (await list({ q: 'g2' })).data;
  const { body } = await call(readProduct, { params: { id } });
  expect(body.price_changes.map((change: { id: string }) => change.id)).toEqual(['1000', '999']);
});

it('answers 404 for an unknown product', async () => {
  expect((await call(readProduct, { params: { id: 999_999 } })).status).toBe(404);
});
