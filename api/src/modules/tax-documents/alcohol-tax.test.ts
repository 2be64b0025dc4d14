import * as orders from 'shared-contracts/office/orders';
import * as people from 'shared-contracts/office/people';
import type { Person } from 'shared-contracts/office/people.schema';
import { exportTaxBook } from 'shared-contracts/office/taxes';
import { readDocument } from 'tax-documents/read-document';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { INVOICE, TAXES } from '../../../test/taxes.ts';
import { findAlcoholTaxes } from './alcohol-tax.repository.ts';
import { findOrderDocuments } from './tax-documents.repository.ts';
import { upsertTaxSettings } from './tax-settings.repository.ts';

const EMAIL = 'bar@example.cl';
const COMPANY = { payment_method: { document: '1', platform: 'webpay' }, invoice: INVOICE };

let shop: Shop & TestOffice;
let manager: CallOffice;
let support: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call: manager } = await shop.signInAs('manager', 'Marta Gerente'));
  ({ call: support } = await shop.signInAs('support', 'Sol Ayuda'));
  await upsertTaxSettings(shop.db, TAXES);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.setStock({ W5: 100, W6: 100, A1: 100, G1: 100 });
});

const placePaidOrder = (quantities: Record<string, number>, changes: object = COMPANY): Promise<Placed> =>
  shop.placePaidOrder(quantities, { email: EMAIL, ...changes });
const issue = () => shop.app.jobs.run('issue-tax-documents', {});
const documentsOf = async ({ id }: Placed) =>
  (await findOrderDocuments(shop.db, id, 'sandbox')).map(({ xml }) => readDocument(xml.toString('latin1')));
const findPerson = async () => {
  const { id } = await shop.db
    .selectFrom('people')
    .select('id')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();
  return (await manager(people.readPerson, { params: { id } })).body as Person;
};
const setResells = async (resells: boolean) => {
  const { id, version } = await findPerson();
  const body = { version, resells, reason: 'Tiene un bar' };
  return manager(people.changeReseller, { params: { id }, body });
};
const refund = async (order: Placed, body: object) => {
  const { body: read } = await manager(orders.readOrder, { params: { id: order.id } });
  const answer = await manager(orders.refundOrder, {
    params: { id: order.id },
    body: { version: read.version, reason: 'Llegó quebrada', ...body },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await shop.app.jobs.runDue(['refund-payment']);
};
const linesOf = async ({ id }: Placed) =>
  (await manager(orders.readOrder, { params: { id } })).body.lines as { id: string; price: number }[];
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

describe('the alcohol tax', () => {
  it('is on no factura until a manager notes that the buyer sells on, and on no boleta', async () => {
    const before = await placePaidOrder({ W5: 2 });
    await issue();
    expect((await documentsOf(before))[0]?.totals.alcohol).toEqual([]);
    const { id, version, resells } = await findPerson();
    expect(resells).toBe(false);
    const change = { params: { id }, body: { version, resells: true, reason: 'Tiene un bar' } };
    expect((await support(people.changeReseller, change)).status).toBe(403);
    expect((await manager(people.changeReseller, change)).body).toMatchObject({ resells: true });
    expect((await manager(people.changeReseller, change)).status).toBe(409);
    const { rows } = await shop.rawQuery(
      `select before, after, reason from audit_entries where action = 'people.change-tax' and entity_id = '${id}'`,
    );
    expect(rows).toEqual([{ before: { resells: false }, after: { resells: true }, reason: 'Tiene un bar' }]);
    const boleta = await placePaidOrder({ W5: 2 }, {});
    const factura = await placePaidOrder({ W5: 2 });
    await issue();
    expect((await documentsOf(boleta))[0]?.totals.alcohol).toEqual([]);
    const [taxed] = await documentsOf(factura);
    expect(taxed?.totals).toMatchObject({ total: factura.total, alcohol: [{ code: 25 }] });
    expect(taxed?.lines.map(({ alcoholTax }) => alcoholTax)).toEqual([25, undefined]);
    expect((await setResells(false)).status).toBe(200);
    const after = await placePaidOrder({ W5: 2 });
    await issue();
    expect((await documentsOf(after))[0]?.totals.alcohol).toEqual([]);
  });

  it('is given back by the notes of any refunds, to the peso, and the tax office takes all of them', async () => {
    await placePaidOrder({ W5: 1 });
    await setResells(true);
    const order = await placePaidOrder({ W5: 3, A1: 2, G1: 1 });
    await issue();
    const lines = await linesOf(order);
    const [wine] = lines;
    const none = { delivery: false, gift: false };
    const price = wine?.price ?? 0;
    await refund(order, {
      amount: price,
      parts: { lines: [{ id: wine?.id, qty: 1, fate: 'stock' }], ...none },
    });
    await refund(order, { amount: 1_001 });
    await issue();
    await refund(order, { amount: order.total - price - 1_001 });
    await issue();
    const [factura, ...notes] = await documentsOf(order);
    expect(notes).toHaveLength(3);
    expect(factura?.totals.alcohol.map(({ code }) => code).toSorted()).toEqual([24, 25]);
    for (const key of ['net', 'vat', 'total'] as const)
      expect(sum(notes.map(({ totals }) => totals[key]))).toBe(factura?.totals[key]);
    for (const { code, amount } of factura?.totals.alcohol ?? []) {
      const given = notes.flatMap(({ totals }) => totals.alcohol.filter((one) => one.code === code));
      expect(sum(given.map((one) => one.amount))).toBe(amount);
    }
    expect(notes.some(({ lines: own }) => own.length === 1 && own[0]?.alcoholTax === 25)).toBe(true);
    for (let run = 0; run < 3; run += 1) {
      await shop.db.updateTable('tax_documents').set({ next_at: new Date() }).execute();
      await shop.app.jobs.run('deliver-tax-documents', {});
    }
    const states = (await findOrderDocuments(shop.db, order.id, 'sandbox')).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['accepted']));
  });

  it('has a column of the book of sales for each code', async () => {
    await placePaidOrder({ W5: 1 });
    await setResells(true);
    const order = await placePaidOrder({ W5: 1, A1: 1 });
    await issue();
    const [factura] = await documentsOf(order);
    const taxes = new Map(factura?.totals.alcohol.map(({ code, amount }) => [code, amount]));
    const day = factura?.date ?? '';
    const { body } = await manager(exportTaxBook, { query: { from: day, to: day } });
    const row = (body as { text: string }).text
      .split('\r\n')
      .map((line) => line.split(';'))
      .find(([, type, , number]) => type === '33' && number === String(factura?.folio));
    const { net, vat, total } = factura?.totals ?? {};
    expect(row?.slice(-6).map(Number)).toEqual([net, vat, taxes.get(24), taxes.get(25), 0, total]);
  });

  it('is that of wine, beer or spirits, of nothing without alcohol, and of boxes of one kind', async () => {
    const skus = ['W5', 'A1', 'G1', 'B1'];
    const codes = async () => Object.fromEntries(await findAlcoholTaxes(shop.db, skus));
    const fill = async (...contents: string[]) => {
      await shop.rawQuery("delete from box_contents where box_sku = 'B1'");
      for (const sku of contents)
        await shop.rawQuery(`insert into box_contents (box_sku, sku, qty) values ('B1', '${sku}', 1)`);
    };
    await fill('W5', 'W6');
    expect(await codes()).toEqual({ W5: 25, A1: 24, B1: 25 });
    await fill('W5', 'G1');
    expect(await codes()).toEqual({ W5: 25, A1: 24 });
    await shop.rawQuery(
      "update product_facets set value = 'cerveza-artesanal' where key = 'tipo' and product_id = (select product_id from skus where sku = 'A1')",
    );
    await shop.rawQuery(
      `update products set attributes = attributes || '{"abv": 0}' where id = (select product_id from skus where sku = 'W5')`,
    );
    expect(await codes()).toEqual({ A1: 26 });
  });
});
