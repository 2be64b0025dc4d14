import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import * as orders from 'shared-contracts/office/orders';
import type { TaxSettings } from 'shared-contracts/office/tax-settings.schema';
import * as endpoints from 'shared-contracts/office/taxes';
import { EXPORTED_TABLES, type ExportedTable, type OfficeTaxes } from 'shared-contracts/office/taxes.schema';
import { readToday } from 'shared-contracts/office/today';
import { readDocument } from 'tax-documents/read-document';
import { makeCaf, makeCertificate, makeOfficeKey } from 'tax-documents/sandbox-keys';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { INVOICE, TAXES } from '../../../test/taxes.ts';
import { changeTaxSettings } from '../../modules/tax-documents/set-up-taxes.service.ts';
import {
  findOrderDocuments,
  findSaleDocumentIds,
} from '../../modules/tax-documents/tax-documents.repository.ts';
import { markAnnulled } from '../../modules/tax-documents/tax-keys.repository.ts';
import { TaxRefusalError } from '../../modules/tax-documents/tax-refusals.ts';
import { upsertTaxSettings } from '../../modules/tax-documents/tax-settings.repository.ts';

const COMPANY = {
  payment_method: { document: '1', platform: 'webpay' },
  invoice: INVOICE,
};

let shop: Shop & TestOffice;
let call: CallOffice;
let asManager: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('owner', 'Olga Dueña'));
  ({ call: asManager } = await shop.signInAs('manager', 'Marta Gerente'));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('tax_documents').execute();
  await shop.db.deleteFrom('tax_number_ranges').execute();
  await shop.db.deleteFrom('tax_certificates').execute();
  await shop.db.deleteFrom('orders').execute();
  await upsertTaxSettings(shop.db, TAXES);
  await shop.setStock({ W5: 100, W6: 100 });
});

const placePaidOrder = (changes: object = {}): Promise<Placed> => shop.placePaidOrder({ W5: 2 }, changes);
const issue = () => shop.app.jobs.run('issue-tax-documents', {});
const refund = async ({ id }: Placed, amount: number) => {
  const { body: read } = await call(orders.readOrder, { params: { id } });
  const body = { version: read.version, reason: 'Llegó quebrada', amount };
  expect((await call(orders.refundOrder, { params: { id }, body })).status).toBe(200);
  await shop.app.jobs.runDue(['refund-payment']);
};
const list = async (query: object) => {
  const { status, body } = await asManager(endpoints.listTaxDocuments, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as EndpointOutput<typeof endpoints.listTaxDocuments.schema & object>).data;
};
const read = async () => (await call(endpoints.readTaxes, {})).body as OfficeTaxes;
const base64 = (bytes: Buffer): string => bytes.toString('base64');
const caf = (
  range: readonly [number, number],
  { rut = TAXES.issuer.rut, type = 39 as 33 | 39 | 61, day = dayInSantiago(new Date()) } = {},
) => base64(makeCaf({ ...TAXES.issuer, rut }, type, range, day, makeOfficeKey().privateKey));

describe('the list of tax documents', () => {
  it('finds documents by type, number, RUT, order, state and day', async () => {
    const order = await placePaidOrder();
    const other = await placePaidOrder(COMPANY);
    await issue();
    await refund(order, 1000);
    await issue();
    const all = await list({});
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(['boleta', 'credit-note', 'factura']);
    const boleta = all.find(({ kind }) => kind === 'boleta');
    expect(boleta).toMatchObject({
      order_id: order.id,
      order_number: order.number,
      total: order.total,
      state: 'waiting',
      is_test: true,
      changes: null,
    });
    expect(all.find(({ kind }) => kind === 'credit-note')?.changes).toEqual({
      kind: 'boleta',
      number: boleta?.number,
    });
    const kinds = async (query: object) => (await list(query)).map(({ kind }) => kind).toSorted();
    expect(await kinds({ kind: 'factura' })).toEqual(['factura']);
    expect(await kinds({ q: order.number.toLowerCase() })).toEqual(['boleta', 'credit-note']);
    expect(await kinds({ q: '76086428-5' })).toEqual(['factura']);
    expect(await kinds({ q: String(boleta?.number), kind: 'boleta' })).toEqual(['boleta']);
    expect(await kinds({ q: other.number, state: 'rejected' })).toEqual([]);
    expect(await kinds({ from: boleta?.day, to: boleta?.day })).toHaveLength(3);
    expect(await kinds({ to: '2020-01-01' })).toEqual([]);
    for (const q of ['%', '99999999999999999999', "' or 1=1"]) expect(await kinds({ q })).toEqual([]);
  });

  it('prints many papers as one PDF', async () => {
    await placePaidOrder();
    await placePaidOrder(COMPANY);
    await issue();
    const ids = (await list({})).map(({ id }) => id).join(',');
    const { status, headers, body } = await asManager(endpoints.printTaxDocuments, {
      query: { ids, format: 'roll' } as never,
    });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    // The factura has a copy for transfer.
    expect((body as unknown as Buffer).toString('latin1')).toContain('/Count 3');
    const unknown = { ids: '00000000-0000-4000-8000-000000000000' } as never;
    expect((await asManager(endpoints.printTaxDocuments, { query: unknown })).status).toBe(404);
  });
});

describe('the book of sales', () => {
  it('adds up to what the shop sold and kept', async () => {
    const kept = await placePaidOrder();
    const part = await placePaidOrder(COMPANY);
    await issue();
    await refund(part, 2345);
    await issue();
    await shop.db
      .updateTable('tax_documents')
      .set({ state: 'rejected' })
      .where('order_id', '=', kept.id)
      .execute();
    const [{ day = '' } = {}] = await list({});
    const { body } = await asManager(endpoints.exportTaxBook, { query: { from: day, to: day } });
    const { text, rows } = body as { text: string; rows: number };
    expect(rows).toBe(3);
    const lines = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    const amounts = lines.slice(1).map((line) => line.slice(-6).map(Number));
    const sum = amounts.pop();
    expect(sum?.[5]).toBe(kept.total + part.total - 2345);
    for (const line of [...amounts, sum ?? []])
      expect(line.slice(0, 5).reduce((all, amount) => all + amount, 0)).toBe(line[5]);
    expect([0, 1, 2, 3, 4, 5].map((at) => amounts.reduce((all, line) => all + (line[at] ?? 0), 0))).toEqual(
      sum,
    );
    expect(text).toContain('tarjeta');
    expect(text).toContain('76086428-5');
    const column = lines[0]?.indexOf('estado en el SII') ?? -1;
    expect(lines.slice(1).map((line) => [line[5], line[column]])).toEqual([
      [part.number, 'Por enviar'],
      [kept.number, 'Rechazado'],
      [part.number, 'Por enviar'],
      ['', ''],
    ]);
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  });
});

describe('settings of tax documents', () => {
  const change = async (changes: Partial<TaxSettings>, version?: string) =>
    call(endpoints.changeTaxes, {
      body: {
        version: version ?? (await read()).version,
        value: { ...TAXES, ...changes },
        reason: 'Empezamos a emitir',
      },
    });

  it('are changed by the owner, with an audit entry', async () => {
    const { status, body } = await change({ mode: 'certification' });
    expect([status, (body as OfficeTaxes).value.mode]).toEqual([200, 'certification']);
    const { rows } = await shop.rawQuery(
      "select entity_id, reason, before, after from audit_entries where action = 'taxes.change' order by id desc limit 1",
    );
    expect(rows).toEqual([
      {
        entity_id: 'taxes',
        reason: 'Empezamos a emitir',
        before: { mode: 'sandbox' },
        after: { mode: 'certification' },
      },
    ]);
    const value = { version: (await read()).version, value: TAXES, reason: 'Pruebo' };
    expect((await asManager(endpoints.changeTaxes, { body: value })).status).toBe(403);
  });

  it('are not changed over another person’s change', async () => {
    const { version } = await read();
    expect((await change({ mode: 'off' }, version)).status).toBe(200);
    expect((await change({ mode: 'sandbox' }, version)).status).toBe(409);
  });

  it.each([
    [
      'a voucher that stood until today',
      { boleta: { webpay: 'issued', transfer: 'issued' } },
      'value.begins_on',
    ],
    [
      'production in the past',
      { mode: 'production', resolution: { date: '2014-08-22', number: 80 } },
      'value.begins_on',
    ],
    [
      'the resolution of the test',
      { mode: 'production', begins_on: '2099-01-01' },
      'value.resolution.number',
    ],
  ] as const)('name the field that has %s', async (_, changes, field) => {
    await upsertTaxSettings(shop.db, { ...TAXES, boleta: { webpay: 'voucher', transfer: 'issued' } });
    const boleta = { webpay: 'voucher', transfer: 'issued' } as const;
    const { status, body } = await change({ boleta, ...changes });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([422, [field]]);
  });

  it('are not moved into the past in production, unless the day stays', async () => {
    const production = { mode: 'production', resolution: { date: '2014-08-22', number: 80 } } as const;
    await upsertTaxSettings(shop.db, { ...TAXES, ...production, begins_on: '2026-11-01' });
    const { status, body } = await change({ ...production, begins_on: '2026-10-31' });
    expect([status, (body as { fields: object }).fields]).toEqual([
      422,
      {
        'value.begins_on':
          'En producción, empieza hoy o después: si no, los pedidos antiguos tendrían documentos.',
      },
    ]);
    const issuer = { ...TAXES.issuer, activity: 'Venta de licores' };
    for (const begins_on of ['2026-11-01', '2099-01-01'])
      expect((await change({ ...production, issuer, begins_on })).status).toBe(200);
  });
});

describe('orders that were paid while production was off', () => {
  const production = { mode: 'production', resolution: { date: '2014-08-22', number: 80 } } as const;
  const change = async (changes: Partial<TaxSettings>) =>
    (
      await call(endpoints.changeTaxes, {
        body: { version: (await read()).version, value: { ...TAXES, ...changes }, reason: 'Ajuste' },
      })
    ).status;
  const today = dayInSantiago(new Date());

  it('get no document from a past first day that production never had', async () => {
    await upsertTaxSettings(shop.db, { ...TAXES, mode: 'off' });
    expect(await change(production)).toBe(422);
    expect(await change({ ...production, begins_on: today })).toBe(200);
    expect(await change({ mode: 'off', begins_on: '2020-01-01' })).toBe(200);
    expect(await change({ ...production, begins_on: '2020-01-01' })).toBe(422);
  });

  it('are counted in the office until production begins with their day again', async () => {
    await upsertTaxSettings(shop.db, { ...TAXES, ...production, begins_on: '2026-11-01' });
    expect(await change({ mode: 'off', begins_on: '2026-11-01' })).toBe(200);
    expect((await read()).left_out).toBeNull();
    await placePaidOrder();
    const left = { orders: 1, since: '2026-11-01' };
    expect((await read()).left_out).toEqual(left);
    expect(await change({ ...production, begins_on: '2099-01-01' })).toBe(200);
    expect(await read()).toMatchObject({ left_out: left, missing: 0 });
    expect(await change({ mode: 'sandbox', begins_on: '2026-11-01' })).toBe(200);
    expect((await read()).left_out).toEqual(left);
    expect(await change({ ...production, begins_on: '2026-11-01' })).toBe(200);
    expect((await read()).left_out).toBeNull();
  });

  it('get none when the first day was moved before it came, and are not counted', async () => {
    const changeOn = (day: string, begins_on: string) =>
      shop.db
        .transaction()
        .execute((trx) =>
          changeTaxSettings(trx, { ...TAXES, ...production, begins_on }, new Date(`${day}T15:00:00Z`)),
        );
    await changeOn('2020-11-20', '2020-11-25');
    await changeOn('2020-11-21', '2099-01-01');
    await placePaidOrder();
    expect((await read()).left_out).toBeNull();
    await expect(changeOn('2020-12-20', '2020-11-25')).rejects.toThrow(TaxRefusalError);
  });
});

describe('printing the documents of an order', () => {
  it('leaves out those of a test when production issued others, and prints those of a test alone', async () => {
    const [order, other] = [await placePaidOrder(), await placePaidOrder()];
    await issue();
    const [ofOther] = await findOrderDocuments(shop.db, other.id, 'sandbox');
    await shop.db
      .updateTable('tax_documents')
      .set({ environment: 'certification' })
      .where('order_id', '=', other.id)
      .execute();
    await shop.rawQuery(`
      insert into tax_documents (order_id, type, number, environment, day, receiver_rut, net, vat, total, xml)
      select order_id, type, number, 'production', day, receiver_rut, net, vat, total, xml
      from tax_documents where order_id = '${order.id}'`);
    const [real] = await findOrderDocuments(shop.db, order.id, 'production');
    expect(await findSaleDocumentIds(shop.db, [order.id, other.id])).toEqual([real?.id, ofOther?.id]);
  });
});

describe('certificate and numbers', () => {
  const store = (file: Buffer, password = 'clave') =>
    call(endpoints.storeTaxCertificate, { body: { file: base64(file), password } });
  const add = (file: string) => call(endpoints.addTaxNumbers, { body: { file } });
  const saidOf = ({ body }: { body: unknown }) => (body as { fields: Record<string, string> }).fields;
  const now = new Date();

  it('takes a certificate, and says what is wrong with another one', async () => {
    const pfx = makeCertificate('11111111-1', 'Ana Prueba', 'clave', now);
    expect(saidOf(await store(pfx, 'otra'))).toEqual({
      password: 'La clave del certificado no es correcta.',
    });
    expect(saidOf(await store(Buffer.from('hola')))).toEqual({
      file: 'No es un archivo PKCS#12 (.pfx o .p12).',
    });
    const old = makeCertificate('11111111-1', 'Ana Prueba', 'clave', new Date('2015-01-01'));
    expect(saidOf(await store(old)).file).toMatch(/^El certificado venció el 20/);
    await upsertTaxSettings(shop.db, { ...TAXES, mode: 'certification' });
    expect((await read()).certificate).toBeNull();
    expect((await store(pfx)).status).toBe(200);
    expect((await read()).certificate).toMatchObject({ rut: '11.111.111-1', is_expired: false });
  });

  it('takes numbers, counts those that are left, and says what is wrong with a file', async () => {
    await upsertTaxSettings(shop.db, { ...TAXES, mode: 'certification' });
    expect((await add(caf([501, 600]))).status).toBe(200);
    expect((await add(caf([601, 610]))).status).toBe(200);
    expect((await read()).numbers.find(({ kind }) => kind === 'boleta')).toEqual({
      kind: 'boleta',
      left: 110,
      expires_on: null,
      to_annul: [],
    });
    expect(saidOf(await add(caf([590, 700]))).file).toContain('los folios 501–600');
    expect(saidOf(await add(caf([1, 5], { rut: '76086428-5' }))).file).toContain('76086428-5');
    expect(saidOf(await add(base64(Buffer.from('<x/>')))).file).toContain('CAF');
    expect(saidOf(await add(caf([1, 5], { type: 61, day: '2020-01-01' }))).file).toContain('2020-07-01');
    await upsertTaxSettings(shop.db, { ...TAXES, mode: 'production' });
    expect(saidOf(await add(caf([701, 800]))).file).toContain('certificación');
  });

  it('takes only numbers that the tax office has signed, where its key is installed', async () => {
    await upsertTaxSettings(shop.db, { ...TAXES, mode: 'certification' });
    const file = path.join(shop.config.TAX_MARKS_DIR, '..', 'tax-office.pem');
    await writeFile(file, makeOfficeKey().publicKey.export({ type: 'spki', format: 'pem' }));
    const config: { TAX_OFFICE_KEY_FILE?: string | undefined } = shop.config;
    config.TAX_OFFICE_KEY_FILE = file;
    expect(saidOf(await add(caf([3001, 3100]))).file).toContain('firma');
    config.TAX_OFFICE_KEY_FILE = undefined;
    expect((await add(caf([3001, 3100]))).status).toBe(200);
  });

  it('lists numbers of an expired file, and lost ones, until staff annulled them', async () => {
    await upsertTaxSettings(shop.db, { ...TAXES, mode: 'certification' });
    expect((await add(caf([1, 20], { type: 61 }))).status).toBe(200);
    await shop.db
      .updateTable('tax_number_ranges')
      .set({ expires_on: '2026-01-01', next_number: 8 })
      .execute();
    await shop.db
      .insertInto('tax_lost_numbers')
      .values(
        [2, 3, 5].map((number) => ({ environment: 'certification', type: 61, number, cause: 'restored' })),
      )
      .execute();
    const ofNotes = async () => (await read()).numbers.find(({ kind }) => kind === 'credit-note');
    expect(await ofNotes()).toEqual({
      kind: 'credit-note',
      left: 0,
      expires_on: null,
      to_annul: [
        { from: 2, to: 3 },
        { from: 5, to: 5 },
        { from: 8, to: 20 },
      ],
    });
    const today = { environment: 'certification', day: dayInSantiago(now) } as const;
    const annul = (from: number, to: number) => markAnnulled(shop.db, today, { type: 61, from, to });
    expect(await annul(10, 12)).toBe(3);
    expect(await annul(1, 5)).toBe(3);
    expect((await ofNotes())?.to_annul).toEqual([
      { from: 8, to: 9 },
      { from: 13, to: 20 },
    ]);
    expect(await annul(8, 20)).toBe(10);
    expect(await ofNotes()).toMatchObject({ left: 0, to_annul: [] });
  });

  it('tells staff on the first page that documents are missing, while sales go on', async () => {
    await upsertTaxSettings(shop.db, { ...TAXES, mode: 'certification' });
    const order = await placePaidOrder();
    await issue();
    const missing = async () => {
      const { body } = await asManager(readToday, {});
      const number = (body as EndpointOutput<NonNullable<typeof readToday.schema>>).numbers.find(
        ({ id }) => id === 'tax-documents-missing',
      );
      expect(number?.list?.resource ?? 'taxes').toBe('taxes');
      return number?.count;
    };
    expect(await missing()).toBeUndefined();
    const earlier = new Date(now.getTime() - 20 * 60_000);
    await shop.db.updateTable('orders').set({ updated_at: earlier }).where('id', '=', order.id).execute();
    expect(await missing()).toBe(1);
    const { id, number } = order;
    expect(await read()).toMatchObject({ missing: 1, missing_orders: [{ id, number }] });
    await store(makeCertificate('11111111-1', 'Ana Prueba', 'clave', now));
    await add(caf([501, 600]));
    await issue();
    expect(await missing()).toBeUndefined();
  });

  it('run out: the sale goes on, staff are told, and new numbers issue what is missing', async () => {
    await upsertTaxSettings(shop.db, { ...TAXES, mode: 'certification' });
    await store(makeCertificate('11111111-1', 'Ana Prueba', 'clave', now));
    // Numbers that no other test has used: the mark of the highest one is outside of the database.
    for (const type of [33, 39, 61] as const) await add(caf([5001, 5001], { type }));
    const numbersOf = async ({ id }: Placed) =>
      (await findOrderDocuments(shop.db, id, 'certification')).map(({ number }) => Number(number));
    const [first, second] = [await placePaidOrder(), await placePaidOrder()];
    await issue();
    expect([await numbersOf(first), await numbersOf(second)].toSorted()).toEqual([[], [5001]]);
    expect((await shop.readOrder(second)).body.data).toMatchObject({ payment_status: 'success' });
    // The job that found no number has queued the warning.
    await shop.app.jobs.runDue(['warn-tax-keys']);
    const { email } = await shop.db
      .selectFrom('staff')
      .select('email')
      .where('role', '=', 'owner')
      .executeTakeFirstOrThrow();
    const subjects = (await customersOf(shop).mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('No quedan folios de boletas');
    const { body } = await asManager(readToday, {});
    const today = body as EndpointOutput<NonNullable<typeof readToday.schema>>;
    expect(today.numbers.map(({ id }) => id)).toContain('tax-warnings');
    await add(caf([5002, 5100]));
    await issue();
    expect([await numbersOf(first), await numbersOf(second)].flat().toSorted()).toEqual([5001, 5002]);
  });
});

it('each file for the accountant leaves an audit entry with its name and rows', async () => {
  await placePaidOrder();
  await issue();
  const day = dayInSantiago(new Date());
  const query = { from: day, to: day };
  await asManager(endpoints.exportTaxBook, { query });
  await asManager(endpoints.exportTaxBook, { query });
  await asManager(endpoints.exportAccounting, { query: { table: 'orders', ...query } });
  const { rows } = await shop.rawQuery(
    "select entity, entity_id, after from audit_entries where action = 'taxes.export' order by id desc limit 3",
  );
  const entryOf = (table: string) => ({
    entity: 'tax-document',
    entity_id: 'list',
    after: { name: `${table}-${day}-${day}.csv`, rows: 1 },
  });
  expect(rows).toEqual([entryOf('pedidos'), entryOf('libro-de-ventas'), entryOf('libro-de-ventas')]);
});

describe('the tables for the accountant', () => {
  const day = dayInSantiago(new Date());
  const tableOf = async (table: ExportedTable, days = { from: day, to: day }) => {
    const { body } = await asManager(endpoints.exportAccounting, { query: { table, ...days } });
    const [, ...rows] = (body as { text: string }).text.trim().split('\r\n');
    return rows.map((row) => row.split(';'));
  };
  const of = (rows: string[][], { number }: Placed) => rows.filter((row) => row[1] === number);

  it('have orders with net, VAT, document and refunds, their lines, payments and refunds', async () => {
    const kept = await placePaidOrder();
    const part = await placePaidOrder(COMPANY);
    await issue();
    await refund(part, 2345);
    await shop.rawQuery(`insert into refunds (order_id, amount, reason, token, done_at)
      values ('${part.id}', 900, 'fits no open order', 'a charge that paid for no order', now())`);
    await issue();
    const [order = []] = of(await tableOf('orders'), part);
    const [net, vat, refunded] = order.slice(-3).map(Number);
    expect([Number(order[10]), (net ?? 0) + (vat ?? 0), refunded]).toEqual([part.total, part.total, 2345]);
    expect([order[4], order[5]]).toEqual(['76086428-5', expect.stringMatching(/^33-\d+$/)]);
    const lines = of(await tableOf('lines'), kept);
    const [sold = []] = of(await tableOf('orders'), kept);
    expect(lines.map((line) => Number(line.at(-1)))).toEqual([Number(sold[6])]);
    const [payment = []] = of(await tableOf('payments'), kept);
    expect([payment[2], Number(payment[4]), payment[8]]).toEqual(['tarjeta', kept.total, '6623']);
    expect(payment[6]).toMatch(/^\d+$/);
    const [given = [], ...more] = of(await tableOf('refunds'), part);
    expect(more).toEqual([]);
    expect([Number(given[4]), given[5], given[7]]).toEqual([2345, 'no', expect.stringMatching(/^61-\d+$/)]);
    expect(given[6]).toBe('devuelto por la tienda');
  });

  it('name the products of an English order in Spanish, as its document does', async () => {
    const order = await shop.placePaidOrder({ W5: 2 }, {}, 'en');
    await issue();
    const [document] = await findOrderDocuments(shop.db, order.id, 'sandbox');
    const [printed] = readDocument(document?.xml.toString('latin1') ?? '').lines;
    const { body } = await call(orders.readOrder, { params: { id: order.id } }, { 'accept-language': 'en' });
    expect(printed?.name).not.toBe(body.lines[0].name);
    expect(of(await tableOf('lines'), order).map((line) => line[4])).toEqual([printed?.name]);
  });

  it('have no refund of a charge that came after its order was cancelled', async () => {
    const order = await placePaidOrder();
    await refund(order, 1000);
    expect(of(await tableOf('refunds'), order)).toHaveLength(1);
    await shop.db
      .updateTable('orders')
      .set({ payment_status: 'failed' })
      .where('id', '=', order.id)
      .execute();
    for (const table of ['payments', 'refunds'] as const) expect(of(await tableOf(table), order)).toEqual([]);
  });

  it('have no order of another day', async () => {
    await placePaidOrder();
    for (const table of EXPORTED_TABLES)
      expect(await tableOf(table, { from: '2020-01-01', to: '2020-01-31' })).toEqual([]);
  });
});
