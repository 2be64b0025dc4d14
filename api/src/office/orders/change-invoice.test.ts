import type { TaxState } from 'shared-contracts/domain/tax-states';
import { changeOrderInvoice } from 'shared-contracts/office/orders';
import { replaceTaxDocument, sendTaxDocumentAgain } from 'shared-contracts/office/taxes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { officeOrdersOf } from '../../../test/office-orders.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { INVOICE, TAXES } from '../../../test/taxes.ts';
import { findOrderDocuments } from '../../modules/tax-documents/tax-documents.repository.ts';
import { upsertTaxSettings } from '../../modules/tax-documents/tax-settings.repository.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
let orders: ReturnType<typeof officeOrdersOf>;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager', 'Marta Gerente'));
  orders = officeOrdersOf(shop, call);
  await upsertTaxSettings(shop.db, TAXES);
  await shop.setStock({ W6: 100 });
});
afterAll(() => shop.close());

const FACTURA = {
  payment_method: { document: '1', platform: 'webpay' },
  invoice: { ...INVOICE, apartment: 'Piso 2', email: 'libros@boldos.cl' },
};
const invoice = { ...INVOICE, rut: '76.543.210-3', reason: 'Los Boldos SpA' };
const change = (order: Placed, changes: object = {}) =>
  orders.write(changeOrderInvoice, order, {
    invoice: { ...invoice, ...changes },
    reason: 'El SII la rechazó',
  });
const documentsOf = ({ id }: Placed) => findOrderDocuments(shop.db, id, 'sandbox');
const documentOf = async (order: Placed) => (await documentsOf(order))[0];
const placeIssued = async (state: TaxState, changes: object = FACTURA) => {
  const order = await orders.placePaidOrder(changes);
  await shop.app.jobs.run('issue-tax-documents', {});
  await shop.db.updateTable('tax_documents').set({ state }).where('order_id', '=', order.id).execute();
  return order;
};
const isOffered = async (order: Placed) => (await orders.read(order)).invoice_steps?.length === 1;

it('is mended after a rejection, and the replacement has the new data', async () => {
  const order = await placeIssued('rejected');
  expect(await isOffered(order)).toBe(true);
  const { body } = await change(order);
  expect(body.invoice).toEqual({
    reason: 'Los Boldos SpA',
    rut: '76543210-3',
    giro: 'Restaurantes',
    address: 'Camino del Alto 77',
    commune_id: '13120',
    commune: 'Ñuñoa',
    region: expect.any(String),
    email: 'libros@boldos.cl',
  });
  const params = { id: (await documentOf(order))?.id ?? '' };
  expect((await call(replaceTaxDocument, { params })).status).toBe(200);
  const replacement = await documentOf(order);
  expect(replacement).toMatchObject({ type: 33, state: 'waiting', receiver_rut: '76543210-3' });
  expect(replacement?.xml.toString('latin1')).toContain('<RznSocRecep>Los Boldos SpA</RznSocRecep>');
  expect(await isOffered(order)).toBe(false);
});

it('does not reach the note of a factura that is sent again with the former data', async () => {
  const order = await placeIssued('rejected');
  await change(order);
  const [factura] = await documentsOf(order);
  expect((await call(sendTaxDocumentAgain, { params: { id: factura?.id ?? '' } })).status).toBe(200);
  await shop.db.updateTable('tax_documents').set({ state: 'accepted' }).execute();
  await shop.db
    .insertInto('refunds')
    .values({ order_id: order.id, token: null, amount: 1_000, reason: 'Parte', done_at: new Date() })
    .execute();
  await shop.app.jobs.run('issue-tax-documents', {});
  const [, note] = await documentsOf(order);
  expect(note).toMatchObject({ type: 61, changes: factura?.id, receiver_rut: factura?.receiver_rut });
  const receiver = /<Receptor>.*<\/Receptor>/s;
  expect(receiver.exec(note?.xml.toString('latin1') ?? '')?.[0]).toBe(
    receiver.exec(factura?.xml.toString('latin1') ?? '')?.[0],
  );
});

it('leaves an entry with both receivers', async () => {
  const order = await placeIssued('rejected');
  await change(order);
  expect(await orders.auditOf(order)).toMatchObject([
    {
      action: 'orders.change-invoice',
      before: { invoice: { name: INVOICE.reason, department: 'Piso 2' } },
      after: { invoice: { name: 'Los Boldos SpA', rut: '76543210-3', department: null } },
      reason: 'El SII la rechazó',
    },
  ]);
});

it.each(['waiting', 'sent', 'accepted', 'objections'] as const)(
  'stays while a factura is %s',
  async (state) => {
    const order = await placeIssued(state);
    expect(await isOffered(order)).toBe(false);
    expect(await change(order)).toMatchObject({ status: 409, body: { code: 'STEP_REFUSED' } });
  },
);

it('changes before the first factura, and not of an order with a boleta', async () => {
  const order = await orders.placePaidOrder(FACTURA);
  expect((await change(order)).body.invoice).toMatchObject({ reason: 'Los Boldos SpA' });
  const withBoleta = await placeIssued('rejected', {});
  expect(await isOffered(withBoleta)).toBe(false);
  expect((await change(withBoleta)).body.code).toBe('STEP_REFUSED');
});

it('is mended in production although a test of it was accepted', async () => {
  const order = await placeIssued('accepted');
  await shop.rawQuery(`insert into tax_documents
    select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'environment', 'production',
      'state', 'rejected', 'issued_at', now()))).* from tax_documents d where order_id = '${order.id}'`);
  expect(await isOffered(order)).toBe(true);
});

it('has the rules of the checkout and those of every step', async () => {
  const order = await placeIssued('rejected');
  for (const wrong of [
    { rut: '76.543.210-4' },
    { rut: '66.666.666-6' },
    { giro: 'x'.repeat(41) },
    { commune_id: '99999' },
  ]) {
    const { status, body } = await change(order, wrong);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [`invoice.${Object.keys(wrong)[0]}`]]);
  }
  const input = { params: { id: order.id }, body: { version: 'old', invoice, reason: 'El SII la rechazó' } };
  expect(await call(changeOrderInvoice, input)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  const { call: support } = await shop.signInAs('support');
  expect((await support(changeOrderInvoice, input)).status).toBe(403);
  expect((await orders.read(order, support)).invoice_steps).toEqual([]);
  expect((await orders.read(order)).invoice?.reason).toBe(INVOICE.reason);
});
