import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { changeCosts, checkCostsCsv, readCosts } from 'shared-contracts/office/costs';
import * as figures from 'shared-contracts/office/figures';
import { exportProducts, listProducts } from 'shared-contracts/office/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOffice, createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { insertOrder } from '../../../test/order-rows.ts';
import { removeExpired } from '../../jobs/remove-expired.ts';
import { addSearchCounts } from '../../modules/search/search-counts.repository.ts';

const PAID = { status: 'delivered', payment_status: 'success' } as const;
type Changes = Parameters<typeof insertOrder>[1];

let shop: TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call } = await shop.signInAs('manager'));
});
afterAll(() => shop.close());

/** Order with lines of sku → units and price. */
const order = async (at: string, lines: Record<string, [number, number]>, changes: Changes = {}) => {
  const paid = Object.values(lines).reduce((sum, [qty, price]) => sum + qty * price, 0);
  const total = paid - (changes.coupon_discount ?? 0) + (changes.price_delivery ?? 0);
  const id = await insertOrder(shop.db, {
    ...PAID,
    created_at: new Date(at),
    subtotal: paid,
    discount: changes.coupon_discount ?? 0,
    total,
    ...changes,
  });
  const rows = Object.entries(lines).map(([sku, [qty, price]], position) => ({
    order_id: id,
    position,
    sku,
    product_type: 'Wine' as const,
    slug: sku,
    name: sku,
    brand: JSON.stringify({ name: 'x', slug: 'x' }),
    qty,
    price,
    image: '',
    frontend_image: '',
  }));
  await shop.db
    .insertInto('order_lines')
    .values(rows as never)
    .execute();
  return id;
};
const refund = (orderId: string, amount: number, at: string | null, token: string | null = null) =>
  shop.db
    .insertInto('refunds')
    .values({ order_id: orderId, amount, reason: 'x', token, done_at: at && new Date(at) })
    .execute();
const sales = async (query: object) => (await call(figures.readSales, { query })).body;
const setCost = async (sku: string, cost: number | null) => {
  const { product_id } = await shop.db
    .selectFrom('skus')
    .select('product_id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  const { body } = await call(readCosts, { params: { id: product_id } });
  const { version } = body.data.find((row: { sku: string }) => row.sku === sku);
  return { version, answer: await call(changeCosts, { body: { rows: [{ sku, version, cost }] } }) };
};

describe('sales', () => {
  it('count paid orders on the day of Santiago, also when the clocks change', async () => {
    // On 5 September 2026 midnight is skipped: the 6th begins at 04:00 UTC and has 23 hours.
    await order('2026-09-06T03:59:59Z', { W1: [1, 1_000] });
    await order('2026-09-06T04:00:00Z', { W1: [1, 2_000] });
    await order('2026-09-07T02:59:59Z', { W1: [1, 4_000] });
    await order('2026-09-07T03:00:00Z', { W1: [1, 8_000] });
    // On 4 April 2026 the hour before midnight comes twice.
    await order('2026-04-05T03:59:59Z', { W1: [1, 16_000] });
    await order('2026-04-05T04:00:00Z', { W1: [1, 32_000] });
    const september = await sales({ from: '2026-09-05', to: '2026-09-07' });
    expect(september.periods.map(({ clp }: { clp: number }) => clp)).toEqual([1_000, 6_000, 8_000]);
    const april = await sales({ from: '2026-04-04', to: '2026-04-05' });
    expect(april.periods.map(({ clp }: { clp: number }) => clp)).toEqual([16_000, 32_000]);
  });

  it('leave unpaid orders out, and count refunds on the day they were given, also of cancelled orders', async () => {
    const sold = await order('2026-03-02T15:00:00Z', { W2: [3, 5_000] }, { price_delivery: 3_000 });
    const cancelled = await order('2026-03-02T15:00:00Z', { W2: [1, 9_000] });
    await order(
      '2026-03-02T15:00:00Z',
      { W2: [1, 7_000] },
      { status: 'in_validation', payment_status: 'pending' },
    );
    expect((await sales({ from: '2026-03-02', to: '2026-03-02' })).total.orders).toBe(2);
    await refund(cancelled, 9_000, '2026-03-04T15:00:00Z');
    await refund(sold, 2_000, '2026-03-03T15:00:00Z');
    await refund(sold, 500, null);
    await refund(sold, 600, '2026-03-03T15:00:00Z', 'a charge that paid for no order');
    expect((await sales({ from: '2026-03-04', to: '2026-03-04' })).total.refunds_clp).toBe(9_000);
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', cancelled).execute();
    const { periods } = await sales({ from: '2026-03-02', to: '2026-03-04' });
    expect(periods).toMatchObject([
      { orders: 2, clp: 27_000, refunds_clp: 0, units: 3, products_clp: 15_000, margin: null },
      { orders: 0, clp: 0, refunds_clp: 2_000 },
      { orders: 0, clp: 0, refunds_clp: 9_000 },
    ]);
  });

  it('are summed up again where the version before left cancelled orders out', async () => {
    const id = await order('2026-02-10T15:00:00Z', { W2: [1, 9_000] });
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute();
    const day = { from: '2026-02-10', to: '2026-02-10' };
    await sales(day);
    await sql`update sales_days set orders = 0, clp = 0, rule = 1 where day = '2026-02-10'`.execute(shop.db);
    expect((await sales(day)).total).toMatchObject({ orders: 1, clp: 9_000 });
  });

  it('stand beside the same number of periods before', async () => {
    await order('2025-06-10T15:00:00Z', { W3: [1, 1_000] });
    await order('2025-07-10T15:00:00Z', { W3: [1, 3_000] });
    const { periods, before, total, total_before } = await sales({
      from: '2025-07-01',
      to: '2025-07-31',
      by: 'month',
    });
    expect(periods).toMatchObject([{ from: '2025-07-01', to: '2025-07-31', clp: 3_000 }]);
    expect(before).toMatchObject([{ from: '2025-06-01', to: '2025-06-30', clp: 1_000 }]);
    expect([total.clp, total_before.clp]).toEqual([3_000, 1_000]);
  });

  it('share the coupon of an order between its lines to the peso', async () => {
    await order(
      '2025-05-05T15:00:00Z',
      { W4: [1, 3_333], W5: [2, 3_333], W6: [1, 1] },
      { coupon_discount: 1_000 },
    );
    const { total } = await sales({ from: '2025-05-05', to: '2025-05-05' });
    expect(total).toMatchObject({ clp: 9_000, products_clp: 9_000 });
  });

  it('are the same when two people read them while orders are paid', async () => {
    const id = await order('2025-04-04T15:00:00Z', { W7: [1, 1_000] });
    const read = () => sales({ from: '2025-04-04', to: '2025-04-04' });
    const [one, other] = await Promise.all([read(), read(), refund(id, 100, '2025-04-04T16:00:00Z')]);
    expect([one.total.clp, other.total.clp]).toEqual([1_000, 1_000]);
    expect((await read()).total.refunds_clp).toBe(100);
  });
});

describe('costs', () => {
  it('are kept by each order, and give the margin', async () => {
    await order('2025-03-01T15:00:00Z', { W8: [2, 10_000], W9: [1, 5_000] });
    expect((await setCost('W8', 4_000)).answer.status).toBe(200);
    await order('2025-03-02T15:00:00Z', { W8: [1, 10_000] });
    await setCost('W8', 6_000);
    const { periods } = await sales({ from: '2025-03-01', to: '2025-03-02' });
    expect(periods).toMatchObject([
      // Sold before a cost was known: the cost of now counts.
      { products_clp: 25_000, costed_clp: 20_000, margin: 8_000 },
      { products_clp: 10_000, costed_clp: 10_000, margin: 6_000 },
    ]);
  });

  it('of a box are those of its contents', async () => {
    await setCost('W1', 1_000);
    await setCost('W4', 500);
    const { body } = await call(listProducts, { query: { q: 'box-1' } });
    const { body: costs } = await call(readCosts, { params: { id: body.data[0].id } });
    expect(costs.data).toMatchObject([{ sku: 'B1', cost: null, by_contents: 2_500 }]);
  });

  it('are refused when another person changed them, and leave an audit entry', async () => {
    const { version } = await setCost('W10', 700);
    const again = await call(changeCosts, { body: { rows: [{ sku: 'W10', version, cost: 800 }] } });
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
    const unknown = await call(changeCosts, { body: { rows: [{ sku: 'NONE', version: '0', cost: 1 }] } });
    expect(unknown.body.code).toBe('ROW_REFUSED');
    const entries = await shop.db
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .where('entity_id', '=', 'W10')
      .execute();
    expect(entries).toEqual([
      { action: 'catalogue.change-cost', before: { cost: null }, after: { cost: 700 } },
    ]);
  });

  it('are in the CSV file only for staff who may see them', async () => {
    await setCost('W11', 3_210);
    const headings = async (by: CallOffice) =>
      (await by(exportProducts, { query: { q: 'W11' } })).body.text.split('\r\n') as string[];
    expect((await headings(call)).slice(0, 2)).toMatchObject([
      expect.stringMatching(/;costo$/),
      expect.stringMatching(/^W11;.*;3210$/),
    ]);
    const { call: byWarehouse } = await shop.signInAs('warehouse');
    expect((await headings(byWarehouse)).join()).not.toMatch(/costo|3210/);
    expect((await byWarehouse(readCosts, { params: { id: 1 } })).status).toBe(403);
  });

  it('are checked line by line in a CSV file', async () => {
    const text = 'sku;costo\nW12;1.500\nW11;3210\nW13;gratis\nNONE;5\nW11;1\nW14;99999999\nW15;100000000';
    const { body } = await call(checkCostsCsv, { body: { text } });
    expect(body.rows).toMatchObject([
      { sku: 'W12', before: null, after: 1_500 },
      { sku: 'W11', after: 1 },
      { sku: 'W14', after: 99_999_999 },
    ]);
    expect(body.problems).toMatchObject([
      { line: 4, code: 'not-whole', field: 'costo', value: 'gratis' },
      { line: 5, code: 'unknown', value: 'NONE' },
      { line: 6, code: 'twice', value: '3' },
      { line: 8, code: 'not-whole', value: '100000000' },
    ]);
  });

  it('never reach shoppers', async () => {
    await shop.db.updateTable('skus').set({ cost: 98_765_432 }).where('sku', '=', 'W14').execute();
    const page = await shop.get('/wines/wine-14');
    expect(page.status).toBe(200);
    expect(JSON.stringify(page.body)).not.toMatch(/98765432|"cost"/);
  });
});

it('lists formats that sell best, also of deleted products', async () => {
  await order('2025-01-10T15:00:00Z', { W15: [5, 1_000], W16: [1, 9_000], GONE: [2, 100] });
  const query = { from: '2025-01-10', to: '2025-01-10' };
  const { body } = await call(figures.readBestSellers, { query });
  expect(body.data).toMatchObject([
    { sku: 'W16', name: 'Vino Ñandú 16', units: 1, clp: 9_000 },
    { sku: 'W15', units: 5 },
    { sku: 'GONE', name: 'GONE', product_id: null },
  ]);
  expect(body.total).toEqual({ skus: 3, units: 8, clp: 14_200 });
  const byUnits = await call(figures.readBestSellers, { query: { ...query, sort: 'units' } });
  expect(byUnits.body.data[0].sku).toBe('W15');
  const boxes = await call(figures.readBestSellers, { query: { ...query, kind: 'Box' } });
  expect(boxes.body.data).toEqual([]);
});

it('counts carts by the step that they reached', async () => {
  const at = new Date('2026-02-02T15:00:00Z');
  await shop.db
    .insertInto('carts')
    .values(
      ['left', 'cases', 'fresh', 'empty', 'tried'].map((id) => ({
        id,
        updated_at: id === 'fresh' ? new Date() : at,
      })),
    )
    .execute();
  await shop.db
    .insertInto('cart_items')
    .values(['left', 'fresh', 'tried'].map((cart_id) => ({ cart_id, sku: 'W17', qty: 2, added_at: at })))
    .execute();
  // A cart with two cases and nothing else.
  const cases = { cart_id: 'cases', id: randomUUID(), size: 6 as const, qty: 2, added_at: at };
  await shop.db.insertInto('cart_cases').values(cases).execute();
  await shop.db
    .insertInto('cart_case_bottles')
    .values({ cart_id: 'cases', case_id: cases.id, sku: 'W17', count: 6, position: 0 })
    .execute();
  const of = (cart_id: string, changes: Changes) =>
    insertOrder(shop.db, {
      status: 'cancelled',
      payment_status: 'failed',
      total: 5_000,
      ...changes,
      created_at: at,
    }).then((id) => shop.db.updateTable('orders').set({ cart_id }).where('id', '=', id).execute());
  await of('tried', { platform: 'webpay' });
  await of('tried', { platform: 'webpay', total: 6_000 });
  await of('empty', { platform: 'transfer' });
  // A cart whose second try was paid is not abandoned.
  await of('fresh', { platform: 'webpay' });
  await of('fresh', { platform: 'webpay', ...PAID });
  // The order for a difference was never in the cart.
  await of('left', { platform: 'webpay' });
  await shop.db
    .updateTable('orders')
    .set({ difference_of: sql<string>`(select id from orders where cart_id = 'fresh' limit 1)` })
    .where('cart_id', '=', 'left')
    .execute();
  const { price } = await shop.db
    .selectFrom('skus')
    .select('price')
    .where('sku', '=', 'W17')
    .executeTakeFirstOrThrow();
  const { body } = await call(figures.readAbandonedCarts, {
    query: { from: '2026-02-02', to: '2026-02-02' },
  });
  expect(body.steps).toEqual([
    { step: 'cart', carts: 2, clp: (2 + 2 * 6) * price },
    { step: 'card', carts: 1, clp: expect.any(Number) },
    { step: 'transfer', carts: 1, clp: 5_000 },
  ]);
  expect(body.bought).toEqual({ orders: 1, clp: 5_000 });
});

it('finds stock that does not move, with its value', async () => {
  await shop.db
    .updateTable('products')
    .set({ published_at: new Date(Date.now() - 50 * 86_400_000) })
    .execute();
  await order(new Date(Date.now() - 40 * 86_400_000).toISOString(), { W18: [1, 1_000] });
  // The box has two W1: a sale of the box moves them.
  await order(new Date().toISOString(), { W19: [1, 1_000], B1: [1, 20_000] });
  await setCost('W18', 10);
  // A unit that is held for a person who waited is still in the cellar.
  const { id: wait_id } = await shop.db
    .insertInto('stock_waits')
    .values({
      sku: 'W18',
      email: 'ana@example.cl',
      user_id: null,
      locale: 'es',
      status: 'held',
      held_until: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.insertInto('stock_wait_units').values({ wait_id, sku: 'W18', qty: 1 }).execute();
  const slow = async (days: number) => (await call(figures.readSlowStock, { query: { days } })).body;
  const { data, total } = await slow(30);
  const of = (sku: string) => data.find((row: { sku: string }) => row.sku === sku);
  const { stock } = await shop.db
    .selectFrom('skus')
    .select('stock')
    .where('sku', '=', 'W18')
    .executeTakeFirstOrThrow();
  expect(of('W18')).toMatchObject({ days: 40, units: stock + 1, value: (stock + 1) * 10, at_cost: true });
  expect(of('W20')).toMatchObject({ days: 50, last_sale: null, at_cost: false });
  expect([of('W19'), of('W1'), of('B1'), of('W2')]).toEqual([undefined, undefined, undefined, undefined]);
  expect(total.skus).toBe(data.length);
  expect((await slow(1_000)).total).toEqual({ skus: 0, units: 0, value: 0 });
});

describe('searches', () => {
  const read = async (endpoint: Parameters<CallOffice>[0], query = {}) =>
    (await call(endpoint, { query })).body;
  const step = (q: string, name: string) =>
    shop.app.inject({ method: 'POST', url: '/api/search/steps', payload: { q, step: name } });

  it('count by words without suggestions and personal numbers, with corrections and steps', async () => {
    await shop.get('/search?q=Sudáfrica+pinotage&per_page=24');
    await shop.get('/search?q=sudafrica%20PINOTAGE&per_page=24');
    await shop.get('/search?q=pinotag&per_page=6');
    await shop.get('/search?q=pinotage&per_page=24&page=2');
    await shop.get('/search?q=%2B56987654321&per_page=24');
    await shop.get('/search?q=vino&per_page=24');
    await shop.get('/search?q=pisko&per_page=24');
    for (const name of ['view', 'view', 'view', 'press', 'cart'])
      expect((await step('Vino', name)).statusCode).toBe(200);
    for (const name of ['view', 'view', 'press', 'press']) await step('queso', name);
    await step('ana@example.cl', 'view');
    expect((await step('vino', 'buy')).statusCode).toBe(422);
    // The listener writes what waits when it closes.
    expect((await read(figures.readLostSearches)).data).toEqual([]);
    await shop.app.close();
    expect((await read(figures.readLostSearches)).data).toMatchObject([
      { words: 'sudafrica pinotage', locale: 'es', searches: 2 },
    ]);
    expect(await read(figures.readCorrections)).toMatchObject({
      data: [{ words: 'pisko', corrected: 'pisco', searches: 1 }],
    });
    expect(await read(figures.readSearches)).toMatchObject({
      data: [
        { words: 'vino', views: 3, presses: 1, carts: 1 },
        { words: 'queso', views: 2, presses: 2, carts: 0 },
      ],
      total: { views: 5, presses: 3, carts: 1 },
    });
    const unpressed = await read(figures.readSearches, { sort: 'unpressed' });
    expect(unpressed.data.map(({ words }: { words: string }) => words)).toEqual(['vino', 'queso']);
  });

  it('have a limit for each day and for each text', async () => {
    const counts = (words: string, empty: number) =>
      ({ locale: 'es', words, searches: empty, empty, views: 0, presses: 0, carts: 0 }) as const;
    const many = Array.from({ length: 5_500 }, (_, index) => counts(`word ${index}`, 1_000));
    await addSearchCounts(shop.db, many);
    await addSearchCounts(shop.db, [counts('another', 1), ...many.slice(0, 1)]);
    const { total, data } = await read(figures.readLostSearches);
    expect(total.words).toBeLessThanOrEqual(5_000);
    expect(data[0].searches).toBe(40);
    expect(data.map(({ words }: { words: string }) => words)).not.toContain('another');
  });

  it('are deleted after 400 days', async () => {
    await sql`update search_counts set day = day - 401`.execute(shop.db);
    await sql`update search_corrections set day = day - 401`.execute(shop.db);
    await removeExpired(shop.db);
    expect(await shop.db.selectFrom('search_counts').selectAll().execute()).toEqual([]);
    expect(await shop.db.selectFrom('search_corrections').selectAll().execute()).toEqual([]);
  });
});

it('writes each figure as CSV in which no text is a formula', async () => {
  await shop.db
    .updateTable('product_texts')
    .set({ name: '=1+1;"x"' })
    .where('name', '=', 'Vino Ñandú 16')
    .execute();
  const csv = async (figure: string) =>
    (await call(figures.exportFigure, { query: { figure, from: '2025-01-10', to: '2025-01-10' } })).body;
  const { filename, text } = await csv('best-sellers');
  expect(filename).toMatch(/^mas-vendidos-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.split('\r\n')).toContain(`W16;"'=1+1;""x""";;1;9000;0;`);
  for (const figure of ['sales', 'lost-searches', 'carts', 'slow-stock'])
    expect((await csv(figure)).text).toMatch(/^\uFEFF.+\r\n/);
});

it('is refused for too many days, and for roles without the permission', async () => {
  expect((await call(figures.readSales, { query: { from: '2020-01-01' } })).status).toBe(422);
  for (const role of ['warehouse', 'editor', 'support'] as const) {
    const { call: callOf } = await shop.signInAs(role);
    expect((await callOf(figures.readSales)).status).toBe(403);
  }
});
