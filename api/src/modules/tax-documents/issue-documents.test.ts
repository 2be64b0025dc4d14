import * as endpoints from 'shared-contracts/office/orders';
import { makeCaf, makeCertificate, makeOfficeKey } from 'tax-documents/sandbox-keys';
import { checkSignatures } from 'tax-documents/sign';
import { isStampValid } from 'tax-documents/stamp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { INVOICE, TAXES } from '../../../test/taxes.ts';
import { issueDocuments } from './issue-documents.service.ts';
import { findOrderDocuments } from './tax-documents.repository.ts';
import { insertCertificate, insertRange } from './tax-keys.repository.ts';
import { upsertTaxSettings } from './tax-settings.repository.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
const log = { error: vi.fn() };
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager', 'Marta Gerente'));
});
afterAll(() => shop.close());
const set = (changes: Partial<typeof TAXES> = {}) => upsertTaxSettings(shop.db, { ...TAXES, ...changes });
beforeEach(async () => {
  await set();
  await shop.setStock({ W5: 100, W6: 100 });
});
afterEach(() => log.error.mockClear());

const issue = () =>
  issueDocuments({
    db: shop.db,
    secret: shop.config.APP_SECRET,
    marks: shop.config.TAX_MARKS_DIR,
    jobs: shop.app.jobs,
    log: log as never,
  });
const placePaidOrder = (changes: object = {}): Promise<Placed> =>
  shop.placePaidOrder({ W5: 3, W6: 2 }, changes);
const documentsOf = (order: Placed) => findOrderDocuments(shop.db, order.id, 'sandbox');
const xmlOf = async (order: Placed, index = 0) =>
  (await documentsOf(order))[index]?.xml.toString('latin1') ?? '';
const refund = async (order: Placed, body: object) => {
  const { body: read } = await call(endpoints.readOrder, { params: { id: order.id } });
  const answer = await call(endpoints.refundOrder, {
    params: { id: order.id },
    body: { version: read.version, reason: 'Llegó quebrada', ...body },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await shop.app.jobs.runDue(['refund-payment']);
};

describe('a paid order', () => {
  it('gets one boleta whose total is what was paid, whoever issues it how often', async () => {
    const order = await placePaidOrder();
    await Promise.all([issue(), issue()]);
    await issue();
    const documents = await documentsOf(order);
    expect(documents).toHaveLength(1);
    expect(documents[0]).toMatchObject({
      type: 39,
      total: order.total,
      receiver_rut: '66666666-6',
      environment: 'sandbox',
    });
    const xml = await xmlOf(order);
    expect(checkSignatures(xml)).toHaveLength(1);
    expect(isStampValid(/<TED .*<\/TED>/.exec(xml)?.[0] ?? '')).toBe(true);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('gets a factura when a company asked for one', async () => {
    const order = await placePaidOrder({
      payment_method: { document: '1', platform: 'webpay' },
      invoice: INVOICE,
    });
    await issue();
    const [document] = await documentsOf(order);
    expect(document).toMatchObject({ type: 33, total: order.total, receiver_rut: '76086428-5' });
    expect((document?.net ?? 0) + (document?.vat ?? 0)).toBe(order.total);
    expect(await xmlOf(order)).toContain('<RznSocRecep>Comercial Los Boldos Ltda.</RznSocRecep>');
  });

  it('has Spanish names for a buyer who reads English, and its note has the same ones', async () => {
    const order = await shop.placePaidOrder({ W5: 3 }, { gift_box: { check: true } }, 'en');
    const nameIn = async (locale: 'es' | 'en') => {
      const { body } = await call(
        endpoints.readOrder,
        { params: { id: order.id } },
        { 'accept-language': locale },
      );
      return body.lines[0].name as string;
    };
    const [spanish, english] = [await nameIn('es'), await nameIn('en')];
    expect(english).not.toBe(spanish);
    await issue();
    const boleta = await xmlOf(order);
    expect(boleta).toContain(`<NmbItem>${spanish}</NmbItem>`);
    expect(boleta).not.toContain(english);
    // The catalogue changes between the sale and its note.
    const rename = (to: string) =>
      shop.rawQuery(`update product_texts set name = '${to}' where locale = 'es'
        and product_id = (select product_id from skus where sku = 'W5')`);
    await rename('Otro nombre');
    const { body: read } = await call(endpoints.readOrder, { params: { id: order.id } });
    const parts = { lines: [{ id: read.lines[0].id, qty: 1, fate: 'stock' }], delivery: false, gift: false };
    await refund(order, { amount: read.lines[0].price, parts });
    await issue();
    await rename(spanish);
    expect(await xmlOf(order, 1)).toContain(`<NmbItem>${spanish}</NmbItem>`);
  });

  it('gets numbers without a hole, also after a document that could not be built', async () => {
    const first = await placePaidOrder();
    await issue();
    const broken = await placePaidOrder();
    await shop.db.updateTable('order_lines').set({ price: 1 }).where('order_id', '=', broken.id).execute();
    const last = await placePaidOrder();
    await issue();
    expect(await documentsOf(broken)).toEqual([]);
    expect(log.error).toHaveBeenCalledTimes(1);
    const numbers = [(await documentsOf(first))[0]?.number, (await documentsOf(last))[0]?.number].map(Number);
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
    await shop.db
      .updateTable('orders')
      .set({ payment_status: 'failed' })
      .where('id', '=', broken.id)
      .execute();
  });

  it('gets none while the shop issues none, before its first day, or when a voucher stands for it', async () => {
    const order = await placePaidOrder();
    const company = await placePaidOrder({
      payment_method: { document: '1', platform: 'webpay' },
      invoice: INVOICE,
    });
    for (const changes of [{ mode: 'off' as const }, { begins_on: '2999-01-01' }]) {
      await set(changes);
      await issue();
      expect(await documentsOf(order)).toEqual([]);
    }
    await set({ boleta: { webpay: 'voucher', transfer: 'issued' } });
    await issue();
    expect(await documentsOf(order)).toEqual([]);
    expect(await documentsOf(company)).toHaveLength(1);
  });

  it('gets its document although other documents have no numbers', async () => {
    await set({ mode: 'certification' });
    const company = await placePaidOrder({
      payment_method: { document: '1', platform: 'webpay' },
      invoice: INVOICE,
    });
    const order = await placePaidOrder();
    const secret = shop.config.APP_SECRET;
    await shop.db.transaction().execute(async (trx) => {
      const pfx = makeCertificate('11111111-1', 'Ana Prueba', 'clave', new Date());
      await insertCertificate(trx, secret, { pfx, password: 'clave', isSandbox: false });
      const caf = makeCaf(TAXES.issuer, 39, [1, 99], '2026-11-01', makeOfficeKey().privateKey);
      await insertRange(trx, secret, caf, 'certification');
    });
    await issue();
    const inCertification = ({ id }: Placed) => findOrderDocuments(shop.db, id, 'certification');
    expect(await inCertification(company)).toEqual([]);
    expect(await inCertification(order)).toHaveLength(1);
    expect(log.error).toHaveBeenCalledTimes(1);
    // A document of a test is none of the sandbox.
    await set();
    await issue();
    expect(await documentsOf(order)).toHaveLength(1);
  });

  it('waits when the shop has no numbers, and the sale goes on', async () => {
    await set({ mode: 'production' });
    const order = await placePaidOrder();
    await issue();
    expect(await documentsOf(order)).toEqual([]);
    expect(log.error).toHaveBeenCalledTimes(1);
    await set();
    await issue();
    expect(await documentsOf(order)).toHaveLength(1);
  });
});

describe('refunds', () => {
  const noneLeft = { delivery: false, gift: false };
  it('of a documented order get one note each, and the notes of a whole return give net and tax back', async () => {
    const order = await placePaidOrder();
    await issue();
    const { body: read } = await call(endpoints.readOrder, { params: { id: order.id } });
    const [line] = read.lines;
    const amount = 2 * (line?.price ?? 0);
    await refund(order, { amount, parts: { lines: [{ id: line?.id, qty: 2, fate: 'stock' }], ...noneLeft } });
    await Promise.all([issue(), issue()]);
    await refund(order, { amount: order.total - amount });
    await issue();
    await issue();
    const [boleta, ...notes] = await documentsOf(order);
    expect(notes.map(({ type }) => type)).toEqual([61, 61]);
    const sum = (key: 'net' | 'vat' | 'total') => notes.reduce((total, note) => total + note[key], 0);
    expect({ net: sum('net'), vat: sum('vat'), total: sum('total') }).toEqual({
      net: boleta?.net,
      vat: boleta?.vat,
      total: boleta?.total,
    });
    const xml = await xmlOf(order, 1);
    expect(xml).toContain(`<TpoDocRef>39</TpoDocRef><FolioRef>${boleta?.number}</FolioRef>`);
    expect(xml).toContain(`<NmbItem>2 × ${line?.name}</NmbItem>`);
    expect(checkSignatures(xml)).toHaveLength(1);
  });

  it('of a documented order get their note although the first day was moved behind the order', async () => {
    const order = await placePaidOrder();
    await issue();
    await set({ begins_on: '2999-01-01' });
    await refund(order, { amount: order.total });
    await issue();
    expect((await documentsOf(order)).map(({ type }) => type)).toEqual([39, 61]);
  });

  it('that finish in another order give net and tax back all the same', async () => {
    const order = await placePaidOrder();
    await issue();
    await shop.db
      .updateTable('tax_documents')
      .set({ total: 10_000, net: 8_403, vat: 1_597 })
      .where('order_id', '=', order.id)
      .execute();
    const add = (amount: number, done_at: Date | null) =>
      shop.db
        .insertInto('refunds')
        .values({ order_id: order.id, token: null, amount, reason: 'Por orden', done_at })
        .returning('id')
        .executeTakeFirstOrThrow();
    const open = await add(3_333, null);
    await add(6_667, new Date());
    await issue();
    await shop.db.updateTable('refunds').set({ done_at: new Date() }).where('id', '=', open.id).execute();
    await issue();
    const notes = (await documentsOf(order)).filter(({ type }) => type === 61);
    expect(notes.map((note) => note.total)).toEqual([6_667, 3_333]);
    expect(notes.reduce((sum, { net }) => sum + net, 0)).toBe(8_403);
  });

  it('of a sale with several documents are noted on each, as far as it has an amount left', async () => {
    const order = await placePaidOrder();
    await issue();
    const half = Math.floor(order.total / 2);
    await shop.db
      .updateTable('tax_documents')
      .set({ total: half })
      .where('order_id', '=', order.id)
      .execute();
    await shop.rawQuery(`insert into tax_documents
      (order_id, part, type, number, environment, day, receiver_rut, net, vat, total, xml)
      select order_id, 2, type, 9999, environment, day, receiver_rut, net, vat, ${order.total - half}, xml
      from tax_documents where order_id = '${order.id}'`);
    await refund(order, { amount: order.total });
    await issue();
    const notes = (await documentsOf(order)).filter(({ type }) => type === 61);
    expect(notes.map(({ total }) => total)).toEqual([half, order.total - half]);
    expect(notes[1]?.xml.toString('latin1')).toContain('<FolioRef>9999</FolioRef>');
  });

  it('of a replacement by a cheaper product get a note of the difference, none when it costs the same', async () => {
    const order = await placePaidOrder();
    await issue();
    const replace = async (units: object) => {
      const { body: read } = await call(endpoints.readOrder, { params: { id: order.id } });
      const body = { version: read.version, qty: 1, fate: 'stock', reason: 'No queda', ...units } as never;
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const { status } = await call(endpoints.reviseOrder, { params: { id: order.id }, body }, headers);
      expect(status).toBe(200);
      await shop.app.jobs.runDue(['refund-payment']);
      await issue();
    };
    await shop.setStock({ W4: 10, W7: 10 });
    // W4 costs 1,000 less than W5, and W7 more.
    await replace({ line: '0', sku: 'W4', refund: 1000 });
    await replace({ line: '0', sku: 'W7', refund: 0 });
    const [boleta, ...notes] = await documentsOf(order);
    expect(notes.map(({ type, total }) => [type, total])).toEqual([[61, 1000]]);
    const xml = await xmlOf(order, 1);
    expect(xml).toContain('Diferencia de precio');
    expect(xml).toContain(`<FolioRef>${boleta?.number}</FolioRef>`);
    expect(xml).toContain('<CodRef>3</CodRef>');
  });

  it('in full annul the document', async () => {
    const order = await placePaidOrder();
    await issue();
    await refund(order, { amount: order.total });
    await issue();
    expect(await xmlOf(order, 1)).toContain('<CodRef>1</CodRef>');
  });
});
