import { sql } from 'kysely';
import { changePrices, previewPrices } from 'shared-contracts/office/prices';
import { listProducts } from 'shared-contracts/office/products';
import { correctStock, previewStock } from 'shared-contracts/office/stock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { insertOrder } from '../../../test/order-rows.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
let manager: string;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call, id: manager } = await shop.signInAs('manager'));
});
afterAll(() => shop.close());

const formatOf = async (sku: string) => {
  const { body } = await call(listProducts, { query: { q: sku, per_page: 100 } });
  return body.data
    .flatMap(({ formats }: { formats: { sku: string }[] }) => formats)
    .find((format: { sku: string }) => format.sku === sku);
};
const priceRow = async (sku: string, price: number, reference_price?: number | null) => {
  const { price_version: version } = await formatOf(sku);
  return { sku, version, price, ...(reference_price !== undefined && { reference_price }) };
};
const stockRow = async (sku: string, on_hand: number) => {
  const { stock_version: version } = await formatOf(sku);
  return { sku, version, on_hand };
};
const change = (rows: object[]) => call(changePrices, { body: { rows, reason: 'nueva lista' } });
const correct = (rows: object[], changes: object = {}) =>
  call(correctStock, { body: { rows, cause: 'count', ...changes } });
const auditOf = (sku: string) =>
  shop.db
    .selectFrom('audit_entries')
    .select(['staff_id', 'action', 'before', 'after', 'reason'])
    .where('entity_id', '=', sku)
    .orderBy('id')
    .execute();
const PAID = { status: 'confirmed', payment_status: 'success' } as const;

describe('a change of prices', () => {
  it('reaches the product’s page and the lists, with history and audit', async () => {
    const { status, body } = await change([
      await priceRow('W11', 9_990, 15_000),
      await priceRow('W12', 16_500),
    ]);
    expect([status, body]).toEqual([200, { changed: 2 }]);
    const page = await shop.get('/wines/wine-11');
    expect(page.body.data.skus?.[0] ?? page.body.data).toMatchObject({ price: 9_990 });
    const listed = await shop.db
      .selectFrom('product_listing')
      .innerJoin('products', 'products.id', 'product_id')
      .select(['price'])
      .where('slug', 'in', ['wine-11', 'wine-12'])
      .orderBy('price')
      .execute();
    expect(listed.map(({ price }) => price)).toEqual([9_990, 16_500]);
    const history = await shop.db.selectFrom('price_changes').selectAll().where('sku', '=', 'W11').execute();
    expect(history).toMatchObject([{ old_price: 15_000, new_price: 9_990, reason: 'nueva lista' }]);
    expect(await auditOf('W11')).toEqual([
      {
        staff_id: manager,
        action: 'catalogue.change-price',
        before: { price: 15_000, reference_price: null },
        after: { price: 9_990, reference_price: '15000' },
        reason: 'nueva lista',
      },
    ]);
  });

  it('writes the same rows for lists as the index of whole products', async () => {
    const listed = async () =>
      await shop.db.selectFrom('product_listing').selectAll().orderBy('product_id').execute();
    await change([
      await priceRow('W27', 20_123, 30_000),
      await priceRow('W25', 28_000, null),
      await priceRow('G2', 9_500),
    ]);
    const after = await listed();
    expect(after.filter(({ price }) => price === 20_123)).toHaveLength(1);
    await shop.rawQuery('select index_products(array(select id from products))');
    expect(await listed()).toEqual(after);
  });

  it('changes nothing when one row is outdated, refused or unknown', async () => {
    const good = await priceRow('W13', 20_000);
    const outdated = { ...(await priceRow('W14', 20_000)), version: '0.0' };
    const answers = [
      await change([good, outdated]),
      await change([good, await priceRow('W15', 20_000, 19_000)]),
      await change([good, { sku: 'NONE', version: '0', price: 1_000 }]),
    ];
    expect(answers.map(({ status, body }) => [status, body.code, Object.keys(body.fields)])).toEqual([
      [409, 'CONFLICT', ['W14']],
      [422, 'ROW_REFUSED', ['W15']],
      [422, 'ROW_REFUSED', ['NONE']],
    ]);
    expect(await formatOf('W13')).toMatchObject({ price: 17_000 });
    expect(await auditOf('W13')).toEqual([]);
  });

  it('is accepted once when two people change the same price at once', async () => {
    const row = await priceRow('W16', 18_000);
    const answers = await Promise.all([change([row]), change([{ ...row, price: 19_000 }])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await auditOf('W16')).toHaveLength(1);
  });

  it('does not block another one that names the same skus in another order', async () => {
    const [one, other] = [await priceRow('W17', 18_000), await priceRow('W18', 18_000)];
    const answers = await Promise.all([change([one, other]), change([other, one])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('keeps words as reference price, and refuses the same sku twice', async () => {
    expect((await change([await priceRow('W3', 7_500)])).status).toBe(200);
    expect(await formatOf('W3')).toMatchObject({ price: 7_500, reference_price: 'Precio club' });
    const row = await priceRow('W3', 7_600);
    expect((await change([row, row])).status).toBe(422);
  });

  it('is previewed row by row', async () => {
    const percent = { price: { kind: 'percent', percent: -10 }, round: 10, reference: 'current-price' };
    const { body } = await call(previewPrices, { body: { skus: ['W19', 'W3', 'NONE'], change: percent } });
    expect(body.rows).toMatchObject([
      {
        sku: 'W19',
        name: 'Vino Ñandú 19',
        before: { price: 23_000, reference_price: null },
        after: { price: 20_700, reference_price: '23000' },
        refused: null,
      },
      { sku: 'W3', after: { price: 6_750, reference_price: '7500' }, refused: null },
      { sku: 'NONE', after: null, refused: 'unknown' },
    ]);
  });
});

describe('a stock correction', () => {
  it('sets what is for sale to the count without the reserved units', async () => {
    await insertOrder(shop.db, PAID, { W20: 2 });
    await insertOrder(shop.db, {}, { W20: 1 });
    const { status } = await correct([await stockRow('W20', 30)], {
      cause: 'breakage',
      note: 'Se cayó una caja',
    });
    expect(status).toBe(200);
    expect(await formatOf('W20')).toMatchObject({ on_hand: 30, for_sale: 27 });
    expect(await auditOf('W20')).toEqual([
      {
        staff_id: manager,
        action: 'catalogue.change-stock',
        before: { on_hand: 47 },
        after: { on_hand: 30, cause: 'breakage' },
        reason: 'Se cayó una caja',
      },
    ]);
  });

  it('is refused below the reserved units, for boxes, and without a note for another cause', async () => {
    await insertOrder(shop.db, PAID, { W21: 5 });
    expect((await correct([await stockRow('W21', 4)])).body.code).toBe('ROW_REFUSED');
    expect((await correct([await stockRow('W21', 5)])).status).toBe(200);
    expect((await correct([await stockRow('B1', 5)])).body.code).toBe('ROW_REFUSED');
    expect((await correct([await stockRow('W21', 6)], { cause: 'other' })).body.fields).toHaveProperty(
      'note',
    );
  });

  it('is refused when it is repeated, also when the units are the same by chance', async () => {
    const row = await stockRow('W22', 60);
    expect((await correct([row])).status).toBe(200);
    expect((await correct([row])).body.code).toBe('CONFLICT');
    expect((await correct([await stockRow('W22', 46)])).status).toBe(200);
    expect((await correct([row])).body.code).toBe('CONFLICT');
  });

  it('waits for an order that is being placed, and counts its units', async () => {
    const row = await stockRow('W28', 40);
    const placing = await shop.db.startTransaction().execute();
    await insertOrder(placing, PAID, { W28: 4 });
    await placing.updateTable('skus').set({ stock: 48 }).where('sku', '=', 'W28').execute();
    const corrected = correct([row]);
    const waiting = async () =>
      (
        await shop.rawQuery(`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`)
      ).rows.length;
    await expect.poll(waiting).toBeGreaterThan(0);
    await placing.commit().execute();
    expect((await corrected).status).toBe(200);
    expect(await formatOf('W28')).toMatchObject({ on_hand: 40, reserved_paid: 4, for_sale: 36 });
  });

  it('loses no unit when an order is placed at the same time', async () => {
    await shop.setStock({ W23: 40 });
    const carts = await Promise.all(Array.from({ length: 4 }, () => shop.cartWith({ W23: 2 })));
    const row = await stockRow('W23', 30);
    const transfer = { payment_method: { document: '0', platform: 'transfer' } };
    const [corrected, ...placed] = await Promise.all([
      correct([row]),
      ...carts.map((cart, index) =>
        shop.placeOrder(cart, { ...transfer, email: `p${index}@example.cl`, rut: RUTS[index] }),
      ),
    ]);
    expect([corrected.status, ...placed.map(({ status }) => status)]).toEqual([200, 201, 201, 201, 201]);
    expect(await formatOf('W23')).toMatchObject({ on_hand: 30, reserved_unpaid: 8, for_sale: 22 });
  });

  it('is previewed row by row', async () => {
    await insertOrder(shop.db, PAID, { W24: 5 });
    const { body } = await call(previewStock, {
      body: { skus: ['W24', 'W25', 'B1'], change: { kind: 'add', units: -50 } },
    });
    expect(body.rows).toMatchObject([
      { sku: 'W24', before: 53, after: 3, reserved: 5, refused: 'reserved' },
      { sku: 'W25', before: 49, after: -1, refused: 'out-of-range' },
      { sku: 'B1', before: null, after: null, refused: 'box' },
    ]);
  });

  it('is open to the warehouse, prices are not', async () => {
    const { call: callOf } = await shop.signInAs('warehouse');
    const body = { rows: [await stockRow('W26', 11)], cause: 'delivery' };
    expect((await callOf(correctStock, { body })).status).toBe(200);
    expect((await callOf(changePrices, { body: {} })).status).toBe(403);
  });
});

const RUTS = ['12.345.678-5', '11.111.111-1', '22.222.222-2', '9.876.543-3'];

it('changes many prices with few locked rows at a time', async () => {
  const skus = (await shop.db.selectFrom('skus').select('sku').execute()).map(({ sku }) => sku);
  const rows = await Promise.all(skus.map((sku) => priceRow(sku, 43_210, null)));
  const writes = sql<{ n: number }>`select count(distinct xmin::text)::int as n from skus`;
  expect((await change(rows)).body).toEqual({ changed: skus.length });
  // Each transaction leaves its number in the rows that it wrote. The first one writes 20.
  expect(skus.length).toBeGreaterThan(20);
  expect((await writes.execute(shop.db)).rows[0]?.n).toBeGreaterThan(1);
});
