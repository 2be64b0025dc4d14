import { randomUUID } from 'node:crypto';
import * as batches from 'shared-contracts/office/batches';
import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseCustomer } from '../../../test/erase-customer.ts';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { officeOrdersOf, stepOf, stepsOf } from '../../../test/office-orders.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
let orders: ReturnType<typeof officeOrdersOf>;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager', 'Marta Gerente'));
  orders = officeOrdersOf(shop, call);
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W6: 500 }));

describe('the detail of an order', () => {
  it('says what the shop knows of a paid order', async () => {
    const order = await orders.placePaidOrder({ gift_box: { check: true, text: 'Feliz día' } });
    await shop.app.jobs.runDue(['send-order-mail']);
    const body = await orders.read({ id: order.number.toLowerCase() });
    expect(body).toMatchObject({
      id: order.id,
      status: 'confirmed',
      buyer: { name: 'Ana', rut: '12345678-5', is_customer: false },
      delivery: { method: 'home', address: 'Los Aromos 123', commune: 'Ñuñoa', receiver: 'me' },
      gift: { text: 'Feliz día' },
      lines: [{ sku: 'W6', qty: 2 }],
      total: order.total,
      payment: {
        card: { authorization_code: expect.any(String), card_number: expect.stringMatching(/^\d{4}$/) },
        attempts: [{ failure: null }],
      },
      mails: [{ kind: 'payment-approved', to: 'ana.soto@example.cl', state: 'sent', attempts: 1 }],
      mails_again: [{ kind: 'payment-approved', refund_id: null }],
      proof: null,
    });
    expect(stepsOf(body)).toEqual(['advance', 'change-address', 'revise', 'refund']);
    expect(body.timeline.map(({ kind }) => kind)).toEqual(['status', 'status', 'mail']);
    // The look at the order is in the audit, and is no event of the order.
    expect((await orders.read({ id: order.id })).timeline).toEqual(body.timeline);
    expect(stepOf(body, 'refund')).toMatchObject({
      max_amount: order.total,
      by_hand: 'choice',
      consequence_of_all: expect.stringContaining(
        'el pedido se anula, vuelven a la venta los productos que no des de baja',
      ),
    });
  });

  it('names what goes into its boxes, as its packing slip does, with the units of its batch', async () => {
    await shop.setStock({ W1: 9, W4: 9, W6: 9 });
    const { id } = await shop.placePaidOrder({ B1: 2, W6: 1 });
    const { lines } = await orders.read({ id });
    expect(lines.find(({ sku }) => sku === 'B1')?.boxed).toEqual([
      { sku: 'W1', name: 'Vino Ñandú 1', qty: 4 },
      { sku: 'W4', name: 'Vino Ñandú 4', qty: 2 },
    ]);
    expect(lines.find(({ sku }) => sku === 'W6')?.boxed).toEqual([]);
    const slip = pdfText((await call(endpoints.readPackingSlip, { params: { id } })).body);
    for (const words of ['4 × Vino Ñandú 1', '2 × Vino Ñandú 4', 'Unidades: 7'])
      expect(slip.replaceAll(/\s+/g, ' ')).toContain(words);
    const batch = await call(
      batches.createBatch,
      { body: { orders: [id] } },
      { 'idempotency-key': randomUUID() },
    );
    const { body } = await call(batches.readBatch, { params: { id: batch.body.id } });
    expect(body.orders[0].units).toBe(7);
  });

  it('has lines before their offers that add up to the subtotal', async () => {
    await shop.setStock({ W3: 9, W5: 9, W6: 9 });
    const { lines, subtotal, discount } = await orders.read(
      await shop.placePaidOrder({ W3: 1, W5: 2, W6: 1 }),
    );
    expect(lines.map((line) => [line.sku, line.price, line.reference_price]).sort()).toEqual([
      ['W3', 7_000, undefined],
      ['W5', 9_000, 10_000],
      ['W6', 10_000, undefined],
    ]);
    const sum = lines.reduce(
      (all, { qty, price, reference_price = price }) => all + qty * reference_price,
      0,
    );
    expect([subtotal, discount]).toEqual([sum, 2_000]);
  });

  it('says why former payments failed, in the staff member’s language', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W6: 1 }));
    await shop.comeBack(await shop.decide(order.payment.token, 'refuse'));
    const { body } = await call(
      endpoints.readOrder,
      { params: { id: order.id } },
      { 'accept-language': 'en' },
    );
    expect(body.payment.attempts).toMatchObject([
      { failure: 'refused', failure_text: 'The card refused it', buy_order: expect.any(String) },
    ]);
    expect(body).toMatchObject({ status: 'cancelled', steps: [] });
  });

  it('offers a role only its own steps', async () => {
    const order = await orders.placeUnpaidTransfer();
    expect(stepsOf(await orders.read(order))).toEqual([
      'accept-proof',
      'record-proof',
      'change-address',
      'cancel',
    ]);
    const warehouse = await shop.signInAs('warehouse');
    expect(stepsOf(await orders.read(order, warehouse.call))).toEqual([]);
    const support = await shop.signInAs('support');
    expect(stepsOf(await orders.read(order, support.call))).toEqual([
      'accept-proof',
      'record-proof',
      'change-address',
    ]);
  });

  it('answers 404 for an unknown order', async () => {
    expect((await call(endpoints.readOrder, { params: { id: 'CQ-999999' } })).status).toBe(404);
    expect((await orders.write(endpoints.advanceOrder, await orders.placePaidOrder())).status).toBe(200);
    const unknown = await call(endpoints.advanceOrder, { params: { id: 'nada' }, body: { version: 'x' } });
    expect(unknown.status).toBe(404);
  });
});

describe('notes and mails', () => {
  it('keeps a note with its author, as it was typed', async () => {
    const order = await orders.placePaidOrder();
    const text = '<img src=x onerror=alert(1)> ‮ 🍷\nsegunda línea';
    const { body } = await orders.write(endpoints.addOrderNote, order, { text });
    expect(body.notes).toMatchObject([{ staff: 'Marta Gerente', text }]);
    expect(JSON.stringify(await orders.auditOf(order))).not.toContain('onerror');
    expect((await orders.write(endpoints.addOrderNote, order, { text: 'a\0b' })).status).toBe(422);
    expect((await orders.write(endpoints.addOrderNote, order, { text: '  ' })).status).toBe(422);
  });

  it('sends a mail again with its own message id', async () => {
    const order = await orders.placePaidOrder();
    await shop.app.jobs.runDue(['send-order-mail']);
    const { body } = await orders.write(endpoints.sendOrderMail, order, { kind: 'payment-approved' });
    expect(body.mails).toMatchObject([{ state: 'sent' }, { state: 'queued' }]);
    await shop.app.jobs.runDue(['send-order-mail']);
    const mails = await shop.db
      .selectFrom('order_mails')
      .select(['message_id', 'state'])
      .where('order_id', '=', order.id)
      .execute();
    expect(mails.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(new Set(mails.map(({ message_id }) => message_id)).size).toBe(2);
    const wrong = await orders.write(endpoints.sendOrderMail, order, { kind: 'order-delivered' });
    expect(wrong.body.code).toBe('STEP_REFUSED');
  });
});

it('shows the text of a mail without its links, which open the order', async () => {
  const order = await orders.placeUnpaidTransfer();
  await shop.app.jobs.runDue(['send-order-mail']);
  const [mail] = (await orders.read(order)).mails;
  const params = { id: order.id, mail: mail?.id };
  const { body } = await call(endpoints.readOrderMail, { params });
  expect(body).toMatchObject({
    to: 'ana.soto@example.cl',
    subject: `Tu pedido ${order.number}: datos para la transferencia`,
    text: expect.stringContaining('$23.990'),
  });
  expect(body.text).not.toMatch(/https?:/);
  const { id: other } = await orders.placeUnpaidTransfer();
  expect((await call(endpoints.readOrderMail, { params: { ...params, id: other } })).status).toBe(404);
});

it('keeps nothing personal in notes and mails of an erased order', async () => {
  const email = `${randomUUID()}@example.cl`;
  const order = await orders.placeUnpaidTransfer({ email });
  await orders.write(endpoints.addOrderNote, order, { text: `Llamar a ${email}` });
  await shop.app.jobs.runDue(['send-order-mail']);
  await orders.write(endpoints.cancelOrder, order, { reason: 'Lo pidió' });
  await eraseCustomer(shop.db, shop.config, { email, userId: null, isProven: true });
  const body = await orders.read(order);
  expect(body).toMatchObject({ erasure: 'done', notes: [], mails_again: [] });
  expect(JSON.stringify(body)).not.toContain(email);
  expect((await orders.write(endpoints.addOrderNote, order, { text: 'otra' })).body.code).toBe(
    'STEP_REFUSED',
  );
});
