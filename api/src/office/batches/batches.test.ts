import { sql } from 'kysely';
import pg from 'pg';
import * as endpoints from 'shared-contracts/office/batches';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type CallOffice, createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { insertOrder, insertPaidOrder } from '../../../test/order-rows.ts';
import { pdfText } from '../../../test/pdf-text.ts';

// Before the pool connects, because each of its connections keeps the function.
const statements = vi.spyOn(pg.Client.prototype, 'query');
let shop: TestOffice;
let ana: CallOffice;
let ines: CallOffice;
/** Skus of two products of the seed. */
let skus: [string, string];
beforeAll(async () => {
  shop = await createTestOffice();
  const content = JSON.stringify({
    shop: { name: 'Casa', legal_name: 'Casa SpA', rut: '76418530-7' },
    pre_footer: { address_text: '', email_text: '', phones: [] },
  });
  await shop.db
    .insertInto('pages')
    .values({ slug: 'layout', locale: 'es', content })
    .onConflict((on) => on.columns(['slug', 'locale']).doUpdateSet({ content }))
    .execute();
  ({ call: ana } = await shop.signInAs('warehouse', 'Ana'));
  ({ call: ines } = await shop.signInAs('warehouse', 'Inés'));
  const rows = await shop.db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.sku', 'products.id', 'products.attributes'])
    .where('products.type', '=', 'Wine')
    .orderBy('products.id')
    .limit(2)
    .execute();
  for (const [at, { id, attributes }] of rows.entries())
    await shop.db
      .updateTable('products')
      .set({ attributes: JSON.stringify({ ...attributes, place: at === 0 ? 'B-01' : 'A-03-2' }) })
      .where('id', '=', id)
      .execute();
  skus = [rows[0]?.sku ?? '', rows[1]?.sku ?? ''];
});
afterAll(async () => {
  await shop.close();
  statements.mockRestore();
});

const paidOrderWith = (units: Record<string, number> = {}, changes: object = {}) =>
  insertPaidOrder(shop.db, changes, units);
let keys = 0;
const make = (call: CallOffice, orders: readonly string[], key = `key-of-a-batch-${keys++}`) =>
  call(endpoints.createBatch, { body: { orders } }, { 'idempotency-key': key });
const read = async (id: string) => (await ana(endpoints.readBatch, { params: { id } })).body;

it('lists what to pick by place, and the orders by route', async () => {
  const south = await paidOrderWith({ [skus[0]]: 2 }, { region: 'Valparaíso', commune: 'Quilpué' });
  const north = await paidOrderWith({ [skus[0]]: 1, [skus[1]]: 3 }, { region: 'Arica', commune: 'Arica' });
  const pickup = await paidOrderWith({ [skus[1]]: 1 }, { delivery_method: 'pickup', address: null });
  const { status, body } = await make(ana, [pickup, south, north]);
  expect([status, body.left_out]).toEqual([200, []]);
  const batch = await read(body.id);
  expect(batch).toMatchObject({ staff: 'Ana', closed_at: null, left: 3 });
  expect(batch.orders.map(({ id }: { id: string }) => id)).toEqual([north, south, pickup]);
  expect(batch.picks).toMatchObject([
    { sku: skus[1], place: 'A-03-2', units: 4 },
    { sku: skus[0], place: 'B-01', units: 3 },
  ]);
  expect(batch.picks[1].orders.map(({ units }: { units: number }) => units).sort()).toEqual([1, 2]);
  const list = await ana(endpoints.printPickList, { params: { id: body.id } });
  expect(pdfText(list.body)).toMatch(/Lote \d+[\s\S]*4 ×[\s\S]*A-03-2[\s\S]*3 ×[\s\S]*B-01/);
  const slips = await ana(endpoints.printBatchSlips, { params: { id: body.id } });
  expect([slips.status, slips.headers['content-type']]).toEqual([200, 'application/pdf']);
});

it('tells two formats of one product apart', async () => {
  const formats = await shop.db
    .selectFrom('skus')
    .select(['sku', 'format'])
    .where('product_id', '=', (products) =>
      products
        .selectFrom('skus')
        .select('product_id')
        .where('format', 'is not', null)
        .groupBy('product_id')
        .having(({ fn }) => fn.countAll(), '>', 1)
        .orderBy('product_id')
        .limit(1),
    )
    .execute();
  expect(formats.length).toBeGreaterThan(1);
  const { body } = await make(ana, [
    await paidOrderWith(Object.fromEntries(formats.map(({ sku }) => [sku, 1]))),
  ]);
  const { picks } = await read(body.id);
  const list = pdfText((await ana(endpoints.printPickList, { params: { id: body.id } })).body);
  for (const { sku, format } of formats) {
    expect(picks).toContainEqual(expect.objectContaining({ sku, format }));
    expect(list).toContain(`, ${format} gr, `);
  }
});

it('prints the gift cards of its orders in the order of the route', async () => {
  const cardOf = (commune: string, gift_text: string | null) =>
    paidOrderWith({}, { region: 'Sur', commune, gift_check: true, gift_text });
  const cards = [await cardOf('Valdivia', 'Para Rosa'), await cardOf('Chillán', 'Para Íñigo')];
  const without = await cardOf('Lota', null);
  const { body } = await make(ana, [...cards, without]);
  const batch = await read(body.id);
  expect(batch.orders.map(({ has_card }: { has_card: boolean }) => has_card)).toEqual([true, false, true]);
  const params = { id: body.id };
  const print = await ana(endpoints.printBatchCards, { params });
  expect(print.headers['content-disposition']).toBe(`attachment; filename="tarjetas-${body.id}.pdf"`);
  expect(pdfText(print.body).replaceAll(/\s+/g, ' ').trim()).toBe('Para Íñigo Para Rosa');
  await ana(endpoints.takeOutOfBatch, { params, body: { orders: cards } });
  expect((await ana(endpoints.printBatchCards, { params })).status).toBe(404);
});

it('sorts communes and products as people do, with their accents', async () => {
  const communes = ['Santiago', 'Ñuñoa', 'Ánimas', 'Navidad'];
  const [plain, accented] = skus;
  const names = { [plain]: 'Chocolate', [accented]: 'Château' };
  const productOf = (sku: string) => shop.db.selectFrom('skus').select('product_id').where('sku', '=', sku);
  for (const [sku, name] of Object.entries(names)) {
    await shop.db
      .updateTable('product_texts')
      .set({ name })
      .where('product_id', '=', productOf(sku))
      .execute();
    await shop.db
      .updateTable('products')
      .set({ attributes: sql`attributes || '{"place": "Z"}'` })
      .where('id', '=', productOf(sku))
      .execute();
  }
  const ids: string[] = [];
  for (const commune of communes)
    ids.push(await paidOrderWith({ [plain]: 1, [accented]: 1 }, { region: 'Sur', commune }));
  const batch = await read((await make(ana, ids)).body.id);
  expect(batch.orders.map(({ commune }: { commune: string }) => commune)).toEqual([
    'Ánimas',
    'Navidad',
    'Ñuñoa',
    'Santiago',
  ]);
  expect(batch.picks.map(({ name }: { name: string }) => name)).toEqual(['Château', 'Chocolate']);
});

it('gives an order to one open batch, and tells the other person who has it', async () => {
  const [one, other] = [await paidOrderWith(), await paidOrderWith()];
  const answers = await Promise.all([make(ana, [one]), make(ines, [one])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const lost = answers.find(({ status }) => status === 422);
  expect(lost?.body.message).toMatch(/CQ-\d+: Está en el lote \d+, de (Ana|Inés)\./);
  const { body } = await make(ines, [one, other]);
  expect(body.left_out).toMatchObject([{ why: expect.stringMatching(/Está en el lote/) }]);
  expect((await read(body.id)).orders).toMatchObject([{ id: other }]);
});

it('refuses orders that do not wait to be sent', async () => {
  const unpaid = await insertOrder(shop.db);
  const { status, body } = await make(ana, [unpaid]);
  expect([status, body.message]).toEqual([422, expect.stringContaining('No está por preparar.')]);
});

it('makes one batch of a repeated request', async () => {
  const order = await paidOrderWith();
  const [first, again] = [await make(ana, [order], 'the-same-key'), await make(ana, [order], 'the-same-key')];
  expect(again.body).toEqual(first.body);
});

it('frees orders that are taken out, and those of a closed batch', async () => {
  const [one, other] = [await paidOrderWith(), await paidOrderWith({ [skus[0]]: 1 })];
  const { body } = await make(ana, [one, other]);
  const out = await ana(endpoints.takeOutOfBatch, { params: { id: body.id }, body: { orders: [one] } });
  expect(out.body.orders).toMatchObject([{ id: other }]);
  expect((await make(ines, [one])).status).toBe(200);
  const closed = await ana(endpoints.closeBatch, { params: { id: body.id } });
  expect(closed.body.closed_at).not.toBeNull();
  // Another batch may pick its orders now.
  expect([out.body.picks.length, closed.body.picks]).toEqual([1, []]);
  expect((await ana(endpoints.printBatchSlips, { params: { id: body.id } })).status).toBe(404);
  expect((await make(ines, [other])).status).toBe(200);
  const list = await ana(endpoints.listBatches, { query: { open: 'no' } });
  expect(list.body.data).toMatchObject([{ id: body.id, orders: 1, left: 1 }]);
});

it('needs as many statements for five hundred orders as for one', async () => {
  const many: string[] = [];
  for (let n = 0; n < 500; n++) many.push(await paidOrderWith({ [skus[n % 2] ?? '']: 1 }));
  const ids = [
    (await make(ana, many)).body.id,
    (await make(ana, [await paidOrderWith({ [skus[0]]: 1 })])).body.id,
  ];
  const counts: number[] = [];
  for (const id of ids) {
    statements.mockClear();
    await read(id);
    counts.push(statements.mock.calls.length);
  }
  expect((await read(ids[0])).orders).toHaveLength(500);
  expect(counts[0]).toBe(counts[1]);
});
