import { checkPricesCsv } from 'shared-contracts/office/prices';
import { exportProducts } from 'shared-contracts/office/products';
import { checkStockCsv } from 'shared-contracts/office/stock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOffice, createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { insertOrder } from '../../../test/order-rows.ts';

let shop: TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call } = await shop.signInAs('manager'));
});
afterAll(() => shop.close());

const csv = async (query: object = {}, language = 'es') =>
  (await call(exportProducts, { query }, { 'accept-language': language })).body;
const prices = async (text: string) => (await call(checkPricesCsv, { body: { text } })).body;
const stock = async (text: string) => (await call(checkStockCsv, { body: { text } })).body;
const lines = (...rows: string[]) => rows.join('\r\n');

describe('the CSV file of prices and stock', () => {
  it('opens in a Chilean spreadsheet', async () => {
    const { text, rows, more, filename } = await csv({ kind: 'GourmetProduct' });
    expect(text).toBe(
      `\uFEFF${lines(
        'sku;producto;gramos;precio;precio antes;en bodega;reservadas;a la venta;costo',
        'G1;Queso de Cabra;150;4990;;8;0;8;',
        'G2;Queso de Cabra;300;8990;;3;0;3;',
        '',
      )}`,
    );
    expect([rows, more]).toEqual([2, false]);
    expect(filename).toMatch(/^precios-y-stock-\d{4}-\d\d-\d\d\.csv$/);
    expect((await csv({}, 'en')).text).toContain('sku;product;grams;price;price before;in the cellar');
  });

  it.each(['=HYPERLINK("http://x.example")', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'has no formula for a product named %j',
    async (name) => {
      await shop.db
        .updateTable('product_texts')
        .set({ name })
        .where('locale', '=', 'es')
        .where('product_id', 'in', (eb) => eb.selectFrom('skus').select('product_id').where('sku', '=', 'A1'))
        .execute();
      const cell = (await csv({ kind: 'Alcohol' })).text.split('\r\n')[1].split(';')[1];
      expect(cell.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('changes nothing when it is read again', async () => {
    const { text } = await csv();
    expect(await prices(text)).toEqual({ rows: [], problems: [] });
    expect(await stock(text)).toEqual({ rows: [], problems: [] });
  });
});

describe('a CSV file that is read', () => {
  it('shows old and new price of the changed rows, with semicolons or commas', async () => {
    const rows = [
      {
        sku: 'W11',
        before: { price: 15_000, reference_price: null },
        after: { price: 12_990, reference_price: '15000' },
      },
      {
        sku: 'W10',
        before: { price: 14_000, reference_price: '15000' },
        after: { price: 15_000, reference_price: null },
      },
    ];
    const semicolons = lines('sku;precio;precio antes', 'W11;$ 12.990;15.000', 'W12;16000;', 'W10;15000;');
    const commas = lines('SKU,price,price_before', 'W11,12990,15000', 'W12,16000,', 'W10,15000,');
    for (const text of [semicolons, commas]) expect(await prices(text)).toMatchObject({ rows, problems: [] });
  });

  it('keeps reference prices that it has no column for', async () => {
    const { rows, problems } = await prices(lines('sku;precio', 'W10;13000', 'W3;8000'));
    expect(problems).toEqual([]);
    expect(rows.map(({ after }: { after: object }) => after)).toEqual([
      { price: 13_000, reference_price: '15000' },
      { price: 8_000, reference_price: 'Precio club' },
    ]);
  });

  it('names line and column of each fault', async () => {
    const { problems } = await prices(
      lines(
        'sku;precio;precio antes;color',
        'W11;15000;;',
        'W12;12,5;;',
        'NADA;1000;;',
        'W13;;;',
        'W14;18000;18000;',
        'W11;16000;;',
        ';1000;;',
        'W15;0;;',
        'W16;20000;caro;',
      ),
    );
    expect(problems).toEqual([
      { line: 1, field: 'color', code: 'unknown-column', value: null },
      { line: 3, field: 'precio', code: 'not-whole', value: '12,5' },
      { line: 4, field: 'sku', code: 'unknown', value: 'NADA' },
      { line: 5, field: 'precio', code: 'missing', value: '' },
      { line: 6, field: 'precio antes', code: 'reference-not-above', value: '18000' },
      { line: 7, field: 'sku', code: 'twice', value: '2' },
      { line: 8, field: 'sku', code: 'missing', value: null },
      { line: 9, field: 'precio', code: 'out-of-range', value: '0' },
      { line: 10, field: 'precio antes', code: 'not-whole', value: 'caro' },
    ]);
  });

  it.each([
    ['no rows', 'sku;precio', 'empty', 1],
    ['no column of prices', lines('sku;valor', 'W1;1'), 'missing-column', 1],
    ['a broken line', lines('sku;precio', 'W1;"1'), 'unreadable', 2],
    [
      'too many rows',
      lines('sku;precio', ...Array.from({ length: 5_001 }, (_, n) => `X${n};1`)),
      'too-many',
      1,
    ],
  ])('is refused with %s', async (_title, text, code, line) => {
    const { rows, problems } = await prices(text);
    expect(rows).toEqual([]);
    expect(problems).toContainEqual(expect.objectContaining({ code, line }));
  });

  it.each([
    ['sku,price,price', 'W11,16990,777', ['price']],
    ['sku,Precio,price', 'W11,16990,777', ['Precio', 'price']],
    ['sku,precio antes,precio,PRICE_BEFORE', 'W11,,16990,', ['precio antes', 'PRICE_BEFORE']],
    ['sku,producto,precio,product', 'W11,a,16990,b', ['producto', 'product']],
    ['sku,color,precio,color', 'W11,a,16990,b', ['color']],
  ])('is refused by the names of its doubled columns: %s', async (head, row, fields) => {
    const { rows, problems } = await prices(lines(head, row));
    expect(rows).toEqual([]);
    expect(problems).toEqual(
      fields.map((field) => ({ line: 1, field, code: 'doubled-column', value: null })),
    );
  });

  it.each([
    ['es', ['en bodega']],
    ['en', ['in the cellar']],
  ])('names a missing column as the file of a reader in "%s" would', async (language, fields) => {
    const body = { text: lines('sku;producto', 'W1;a') };
    const { body: checked } = await call(checkStockCsv, { body }, { 'accept-language': language });
    expect(checked.problems.map(({ field }: { field: string }) => field)).toEqual(fields);
  });

  it.each(['Código', 'CODIGO', 'code'])(
    'knows the column of the sku by its name in the office: %s',
    async (name) => {
      const { rows, problems } = await prices(lines(`${name};precio`, 'W11;12990'));
      expect(rows).toMatchObject([{ sku: 'W11' }]);
      expect(problems).toEqual([]);
    },
  );

  it('counts the cellar, where boxes have no units', async () => {
    await insertOrder(shop.db, { status: 'confirmed', payment_status: 'success' }, { W7: 3 });
    const { rows, problems } = await stock(lines('sku;en bodega', 'W7;2', 'W8;40', 'B1;', 'B1x;'));
    expect(rows).toMatchObject([{ sku: 'W8', before: 32, after: 40 }]);
    expect(problems).toMatchObject([
      { line: 2, code: 'reserved' },
      { line: 5, code: 'missing' },
    ]);
  });
});
