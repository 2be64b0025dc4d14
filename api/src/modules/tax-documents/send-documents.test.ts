import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { INVOICE, TAXES } from '../../../test/taxes.ts';
import { sendDocuments } from './send-documents.service.ts';
import { findOrderDocuments } from './tax-documents.repository.ts';
import { upsertTaxSettings } from './tax-settings.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

let shop: Shop;
let passed: number;
const log = { error: vi.fn() };
beforeAll(async () => {
  shop = await openShop();
  await shop.setStock({ W5: 1_000, W6: 1_000 });
  await upsertTaxSettings(shop.db, TAXES);
});
afterAll(() => shop.close());
beforeEach(async () => {
  passed = 0;
  log.error.mockClear();
  await shop.taxControl({});
  await shop.db.deleteFrom('tax_documents').execute();
  await shop.db.updateTable('orders').set({ payment_status: 'failed' }).execute();
});

const placePaidOrder = async (changes: object = {}): Promise<Placed> => {
  const body = await shop.placePaidOrder({ W5: 3, W6: 2 }, changes);
  await shop.app.jobs.run('issue-tax-documents', {});
  return body;
};
/** Runs the job after some minutes passed. */
const send = (minutes = 0): Promise<void> => {
  passed += minutes;
  const clock = () => new Date(Date.now() + passed * MINUTE_MS);
  const { APP_SECRET: secret } = shop.config;
  return sendDocuments({ db: shop.db, secret, config: shop.config, log: log as never, clock });
};
const documentsOf = (order: Placed) => findOrderDocuments(shop.db, order.id, 'sandbox');
const stateOf = async (order: Placed) => (await documentsOf(order))[0];
/** How often the tax office got each number. */
const uploadsOf = async (order: Placed): Promise<number> => {
  const [document] = await documentsOf(order);
  return (await shop.taxLedger()).filter(({ documents }) =>
    documents.some(({ type, folio }) => type === document?.type && folio === Number(document.number)),
  ).length;
};

describe('documents', () => {
  it.each([
    ['boleta', {}],
    ['factura', { payment_method: { document: '1', platform: 'webpay' }, invoice: INVOICE }],
  ])('of a %s are sent once and followed until the tax office decides', async (_kind, changes) => {
    const order = await placePaidOrder(changes);
    await shop.taxControl({ pending: 2, times: 1 });
    await Promise.all([send(), send()]);
    expect(await stateOf(order)).toMatchObject({ state: 'sent', track_id: expect.stringMatching(/^\d+$/) });
    await send();
    expect(await stateOf(order)).toMatchObject({ state: 'sent', office_code: null });
    await send(1);
    expect(await stateOf(order)).toMatchObject({ state: 'sent', office_code: 'REC' });
    await send(2);
    await send(10);
    expect(await stateOf(order)).toMatchObject({ state: 'accepted', office_code: 'EPR' });
    expect(await uploadsOf(order)).toBe(1);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('of notes wait until the tax office has the document that they change', async () => {
    const order = await placePaidOrder();
    await shop.db
      .insertInto('refunds')
      .values({
        order_id: order.id,
        token: null,
        amount: order.total,
        reason: 'Pedido anulado',
        done_at: new Date(),
      })
      .execute();
    await shop.app.jobs.run('issue-tax-documents', {});
    const states = async () => (await documentsOf(order)).map(({ type, state }) => [type, state]);
    await send();
    expect(await states()).toEqual([
      [39, 'sent'],
      [61, 'waiting'],
    ]);
    await send(1);
    await send(1);
    await send(1);
    expect(await states()).toEqual([
      [39, 'accepted'],
      [61, 'accepted'],
    ]);
  });

  it('wait while the tax office is away for two days, the sales go on, and each is sent once', async () => {
    await shop.taxControl({ fail: '503' });
    const orders = [await placePaidOrder()];
    for (let hours = 0; hours < 48; hours += 8) {
      await send(8 * 60);
      orders.push(await placePaidOrder());
    }
    for (const order of orders) expect(await stateOf(order)).toMatchObject({ state: 'waiting' });
    expect(await stateOf(orders[0] as Placed)).toMatchObject({ office_code: 'AWAY' });
    await shop.taxControl({});
    await send(60);
    await send(2);
    for (const order of orders) {
      expect(await stateOf(order)).toMatchObject({ state: 'accepted' });
      expect(await uploadsOf(order)).toBe(1);
    }
  });

  it('whose answer was lost are looked for, and not sent twice', async () => {
    const order = await placePaidOrder();
    await shop.taxControl({ fail: 'drop', when: 'after', operation: 'upload', times: 1 });
    await send();
    expect(await stateOf(order)).toMatchObject({ state: 'waiting', track_id: null, office_code: 'AWAY' });
    await send(DAY_MINUTES);
    expect(await stateOf(order)).toMatchObject({ state: 'accepted', office_code: 'DOK' });
    expect(await uploadsOf(order)).toBe(1);
  });

  it('that never arrived are sent again, but only when the tax office had time to know them', async () => {
    const order = await placePaidOrder();
    await shop.taxControl({ fail: 'drop', operation: 'upload', times: 1 });
    await send();
    await send(5);
    expect(await uploadsOf(order)).toBe(0);
    await send(60);
    expect(await uploadsOf(order)).toBe(1);
    await send(1);
    expect(await stateOf(order)).toMatchObject({ state: 'accepted' });
  });

  it('that were rejected as a repeat are the accepted ones', async () => {
    const order = await placePaidOrder();
    await send();
    await shop.db
      .updateTable('tax_documents')
      .set({ state: 'waiting', track_id: null, sent_at: null })
      .execute();
    await send(1);
    await send(1);
    expect(await stateOf(order)).toMatchObject({ state: 'accepted', office_code: 'DOK' });
  });

  it("keep the tax office's code and words", async () => {
    const order = await placePaidOrder();
    await shop.taxControl({ document: 'RCH', times: 1 });
    await send();
    await send(1);
    expect(await stateOf(order)).toMatchObject({
      state: 'rejected',
      office_code: 'RCH',
      office_words: 'DTE Rechazado. Decisión pedida por la prueba',
    });
    const other = await placePaidOrder();
    await shop.taxControl({ document: 'RPR', times: 1 });
    await send();
    await send(1);
    expect(await stateOf(other)).toMatchObject({ state: 'objections', office_code: 'RPR' });
  });

  it.each([
    ['RCH', 'rejected'],
    ['RPR', 'objections'],
  ] as const)('of facturas keep no words about the upload as the reason of %s', async (code, state) => {
    const order = await placePaidOrder({
      payment_method: { document: '1', platform: 'webpay' },
      invoice: INVOICE,
    });
    await shop.taxControl({ document: code, times: 1 });
    await send();
    await send(1);
    expect(await stateOf(order)).toMatchObject({ state, office_code: code, office_words: null });
  });

  it('that are refused at the door wait when the shop can be mended, else they are rejected', async () => {
    const company = { payment_method: { document: '1', platform: 'webpay' }, invoice: INVOICE };
    const order = await placePaidOrder(company);
    await shop.taxControl({ upload_status: 6, times: 1 });
    await send();
    expect(await stateOf(order)).toMatchObject({ state: 'waiting', office_code: 'UPLOAD-6', sent_at: null });
    await send(1);
    await send(1);
    expect(await stateOf(order)).toMatchObject({ state: 'accepted' });
    const faulty = await placePaidOrder(company);
    await shop.taxControl({ upload_status: 7, times: 1 });
    await send();
    expect(await stateOf(faulty)).toMatchObject({ state: 'rejected', office_code: 'UPLOAD-7' });
  });

  it('whose upload the tax office forgot are sent until one is taken, also when the next is refused', async () => {
    const order = await placePaidOrder({
      payment_method: { document: '1', platform: 'webpay' },
      invoice: INVOICE,
    });
    await shop.db
      .updateTable('tax_documents')
      .set({ state: 'sent', track_id: '1000000000', sent_at: new Date() })
      .execute();
    await shop.taxControl({ upload_status: 6, times: 1 });
    await send(40);
    expect(await stateOf(order)).toMatchObject({ state: 'waiting', office_code: 'UPLOAD-6', track_id: null });
    await send(60);
    await send(1);
    expect(await stateOf(order)).toMatchObject({ state: 'accepted' });
    expect(await uploadsOf(order)).toBe(1);
  });

  it('of facturas go on while the service for boletas is away', async () => {
    const boleta = await placePaidOrder();
    const factura = await placePaidOrder({
      payment_method: { document: '1', platform: 'webpay' },
      invoice: INVOICE,
    });
    await shop.taxControl({ forget_tokens: true });
    await shop.taxControl({ fail: '503', operation: 'seed', times: 1 });
    await send();
    const states = [await stateOf(boleta), await stateOf(factura)].map((document) => document?.state);
    expect(states.toSorted()).toEqual(['sent', 'waiting']);
  });
});
