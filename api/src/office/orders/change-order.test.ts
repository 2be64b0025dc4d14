import { randomUUID } from 'node:crypto';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import type { OrderStep } from 'shared-contracts/office/order-steps.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { aPdf } from '../../../test/proof-files.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager', 'Marta Gerente'));
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W6: 500 }));
afterEach(() => shop.control({}));

const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };
const unpaidTransfer = async (): Promise<Placed> =>
  (await shop.placeOrder(await shop.cartWith({ W6: 2 }), TRANSFER)).body;
/** An order of two bottles with delivery, paid by card: 23,990 CLP. */
const placePaidOrder = (changes: object = {}): Promise<Placed> => shop.placePaidOrder({ W6: 2 }, changes);
const uploadProof = (order: Placed, text = 'pago') =>
  shop.call(
    'PUT',
    `/purchases/${order.id}/transfer/proof`,
    { file: aPdf(text).toString('base64') },
    { 'x-order-key': order.access_key },
  );
const read = async ({ id }: { id: string }, as = call): Promise<OfficeOrder> => {
  const { status, body } = await as(endpoints.readOrder, { params: { id } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
/** Writes with the current version. */
const write = async (endpoint: Endpoint, order: { id: string }, body: object = {}) => {
  const { version } = await read(order);
  return call(endpoint, { params: { id: order.id }, body: { version, ...body } });
};
const stepsOf = ({ steps }: OfficeOrder) => steps.map(({ step }) => step);
const stepOf = ({ steps }: OfficeOrder, name: OrderStep['step']) => steps.find(({ step }) => step === name);
const auditOf = ({ number }: { number: string }) =>
  shop.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after', 'reason', 'staff_id'])
    .where('entity_id', '=', number)
    .where('action', '!=', 'orders.read')
    .orderBy('id')
    .execute();
const mailKindsOf = async (order: { id: string }) => {
  const { rows } = await shop.rawQuery(
    `select data ->> 'kind' as kind from jobs.job
     where name = 'send-order-mail' and data ->> 'order_id' = '${order.id}' order by created_on`,
  );
  return rows.map(({ kind }) => kind);
};

describe('the detail of an order', () => {
  it('says what the shop knows of a paid order', async () => {
    const order = await placePaidOrder({ gift_box: { check: true, text: 'Feliz día' } });
    await shop.app.jobs.runDue(['send-order-mail']);
    const body = await read({ id: order.number.toLowerCase() });
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
    expect((await read({ id: order.id })).timeline).toEqual(body.timeline);
    expect(stepOf(body, 'refund')).toMatchObject({
      max_amount: order.total,
      by_hand: 'choice',
      consequence_of_all: expect.stringContaining(
        'el pedido se anula, vuelven a la venta los productos que no des de baja',
      ),
    });
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
    const order = await unpaidTransfer();
    expect(stepsOf(await read(order))).toEqual(['accept-proof', 'record-proof', 'change-address', 'cancel']);
    const warehouse = await shop.signInAs('warehouse');
    expect(stepsOf(await read(order, warehouse.call))).toEqual([]);
    const support = await shop.signInAs('support');
    expect(stepsOf(await read(order, support.call))).toEqual([
      'accept-proof',
      'record-proof',
      'change-address',
    ]);
  });

  it('answers 404 for an unknown order', async () => {
    expect((await call(endpoints.readOrder, { params: { id: 'CQ-999999' } })).status).toBe(404);
    expect((await write(endpoints.advanceOrder, await placePaidOrder())).status).toBe(200);
    const unknown = await call(endpoints.advanceOrder, { params: { id: 'nada' }, body: { version: 'x' } });
    expect(unknown.status).toBe(404);
  });
});

describe('steps of an order', () => {
  it('go forward with their mails, and say who took them', async () => {
    const order = await placePaidOrder();
    const shipped = await write(endpoints.advanceOrder, order);
    expect(shipped).toMatchObject({ status: 200, body: { status: 'on_the_way' } });
    expect((await write(endpoints.advanceOrder, order)).body.status).toBe('delivered');
    expect(await mailKindsOf(order)).toEqual(
      expect.arrayContaining(['payment-approved', 'order-shipped', 'order-delivered']),
    );
    expect(await auditOf(order)).toMatchObject([
      { action: 'orders.advance', before: { status: 'confirmed' }, after: { status: 'on_the_way' } },
      { action: 'orders.advance', before: { status: 'on_the_way' }, after: { status: 'delivered' } },
    ]);
    const refused = await write(endpoints.advanceOrder, order);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'STEP_REFUSED', message: 'Está en «Entregado»: no hay un paso siguiente.' },
    });
    expect(await auditOf(order)).toHaveLength(2);
  });

  it('go back within 24 hours, with a mail only when staff want one', async () => {
    const order = await placePaidOrder();
    await write(endpoints.advanceOrder, order);
    await shop.app.jobs.runDue(['send-order-mail']);
    await write(endpoints.advanceOrder, order);
    const back = { reason: 'Era otro pedido' };
    expect((await write(endpoints.takeOrderBack, order, back)).body.status).toBe('on_the_way');
    expect(await mailKindsOf(order)).not.toContain('order-corrected');
    const again = await write(endpoints.takeOrderBack, order, { ...back, mail: true });
    expect(again.body.status).toBe('confirmed');
    expect(await mailKindsOf(order)).toContain('order-corrected');
    expect(stepsOf(again.body)).not.toContain('back');
    expect((await write(endpoints.takeOrderBack, order, back)).body.code).toBe('STEP_REFUSED');
    expect((await auditOf(order)).at(-1)).toMatchObject({ reason: 'Era otro pedido' });
    // The mail of the second shipping is not hidden as a copy of the first one.
    await write(endpoints.advanceOrder, order);
    await shop.app.jobs.runDue(['send-order-mail']);
    const ids = await shop.db
      .selectFrom('order_mails')
      .select('message_id')
      .where('order_id', '=', order.id)
      .where('kind', '=', 'order-shipped')
      .execute();
    expect(new Set(ids.map(({ message_id }) => message_id)).size).toBe(2);
  });

  it('do not go back later, or out of a cancellation', async () => {
    const order = await placePaidOrder();
    await write(endpoints.advanceOrder, order);
    await shop.rawQuery(
      `update order_history set at = at - interval '25 hours' where order_id = '${order.id}'`,
    );
    const body = await read(order);
    expect(stepsOf(body)).not.toContain('back');
    const late = await write(endpoints.takeOrderBack, order, { reason: 'tarde' });
    expect(late.body.message).toContain('24 horas');
    const cancelled = await unpaidTransfer();
    await write(endpoints.cancelOrder, cancelled, { reason: 'Lo pidió' });
    for (const endpoint of [endpoints.takeOrderBack, endpoints.cancelOrder])
      expect((await write(endpoint, cancelled, { reason: 'error' })).status).toBe(409);
    for (const endpoint of [endpoints.advanceOrder, endpoints.acceptProof])
      expect((await write(endpoint, cancelled)).status).toBe(409);
  });

  it('cancel an unpaid transfer once and give its stock back', async () => {
    const order = await unpaidTransfer();
    expect(await shop.stockOf('W6')).toBe(498);
    const { body } = await write(endpoints.cancelOrder, order, { reason: 'Lo pidió por teléfono' });
    expect(body).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
    expect(await shop.stockOf('W6')).toBe(500);
    expect(await mailKindsOf(order)).toContain('order-cancelled');
    const card = await placePaidOrder();
    const refused = await write(endpoints.cancelOrder, card, { reason: 'Lo pidió' });
    expect(refused.body.message).toContain('se devuelve su dinero');
  });

  it('cancel an unpaid card order once, after which its open form cannot pay', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W6: 2 }));
    const before = await shop.stockOf('W6');
    const { body } = await write(endpoints.cancelOrder, order, { reason: 'Lo pidió por teléfono' });
    expect(body).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
    expect(await shop.stockOf('W6')).toBe(before + 2);
    expect(await mailKindsOf(order)).toContain('order-cancelled');
    await shop.pay(order);
    expect(await read(order)).toMatchObject({ status: 'cancelled' });
    expect(await shop.ledger(order.payment.token)).toMatchObject({ commits: 0 });
    expect((await write(endpoints.cancelOrder, order, { reason: 'error' })).status).toBe(409);
  });

  it('need the permission for the payment, not only for the sending', async () => {
    const order = await unpaidTransfer();
    const { call: warehouse } = await shop.signInAs('warehouse');
    const { version } = await read(order);
    const input = { params: { id: order.id }, body: { version } };
    expect((await warehouse(endpoints.acceptProof, input)).status).toBe(403);
    const advanced = await warehouse(endpoints.advanceOrder, input);
    expect(advanced).toMatchObject({ status: 409, body: { code: 'STEP_REFUSED' } });
    expect((await read(order)).status).toBe('in_validation');
  });
});

describe('two people in one order', () => {
  it('take a step once, and the second learns that the order changed', async () => {
    const order = await placePaidOrder();
    const { call: other } = await shop.signInAs('warehouse');
    const { version } = await read(order);
    const input = { params: { id: order.id }, body: { version } };
    const answers = await Promise.all(
      [call, other, call, other].map((as) => as(endpoints.advanceOrder, input)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CONFLICT');
    expect(await read(order)).toMatchObject({ status: 'on_the_way' });
    expect(await auditOf(order)).toHaveLength(1);
    expect(await shop.mailJobsOf(order, 'order-shipped')).toHaveLength(1);
  });

  it('refund a part once', async () => {
    const order = await placePaidOrder();
    const { version } = await read(order);
    const body = { version, amount: 3990, reason: 'Botella rota' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(endpoints.refundOrder, { params: { id: order.id }, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: 3990 });
    expect(await auditOf(order)).toHaveLength(1);
  });

  it('see a note, a proof or the buyer’s new file as a change', async () => {
    const order = await unpaidTransfer();
    const before = await read(order);
    await uploadProof(order);
    const withProof = await read(order);
    await uploadProof(order, 'otro');
    const replaced = await read(order);
    await write(endpoints.addOrderNote, order, { text: 'Llamó' });
    const noted = await read(order);
    const versions = [before, withProof, replaced, noted].map(({ version }) => version);
    expect(new Set(versions).size).toBe(4);
    const late = await call(endpoints.acceptProof, {
      params: { id: order.id },
      body: { version: withProof.version },
    });
    expect(late.body.code).toBe('CONFLICT');
    expect((await read(order)).version).toBe(noted.version);
  });
});

describe('the proof of a transfer', () => {
  it('is shown as a file that no browser runs, only to staff who check proofs', async () => {
    const order = await unpaidTransfer();
    await uploadProof(order);
    const input = { params: { id: order.id } };
    const { token } = await shop.signInAs('support');
    const answer = await shop.office.inject({
      url: `/office/orders/${order.id}/proof`,
      headers: { cookie: `office_session=${token}` },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${order.number}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload).toEqual(aPdf('pago'));
    const { call: warehouse } = await shop.signInAs('warehouse');
    expect((await warehouse(endpoints.readProof, input)).status).toBe(403);
    const withoutFile = await unpaidTransfer();
    expect((await call(endpoints.readProof, { params: { id: withoutFile.id } })).status).toBe(404);
  });

  it('confirms the payment when staff accept it', async () => {
    const order = await unpaidTransfer();
    await uploadProof(order);
    expect(await read(order)).toMatchObject({ proof: { type: 'application/pdf', waits: true } });
    const { body } = await write(endpoints.acceptProof, order);
    expect(body).toMatchObject({ status: 'confirmed', payment_status: 'success', proof: { waits: false } });
    expect(await mailKindsOf(order)).toContain('payment-approved');
    expect(await auditOf(order)).toMatchObject([{ action: 'orders.check-proof' }]);
  });

  it('is refused with a reason that the buyer reads, and the order waits for another', async () => {
    const order = await unpaidTransfer();
    await uploadProof(order);
    const reason = 'El comprobante es de otro monto <b>$1</b>';
    const { body } = await write(endpoints.refuseProof, order, { reason });
    expect(body).toMatchObject({ status: 'in_validation', proof: { waits: false, refusal: reason } });
    const buyers = (await shop.readOrder(order)).body.data;
    expect(buyers).toMatchObject({ proof_refusal: reason, expires_at: body.expires_at });
    expect(Date.parse(body.expires_at)).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    expect(stepsOf(body)).not.toContain('refuse-proof');
    await shop.app.jobs.runDue(['send-order-mail']);
    expect((await read(order)).mails.map(({ kind, state }) => [kind, state])).toContainEqual([
      'proof-refused',
      'sent',
    ]);
    expect((await write(endpoints.refuseProof, order, { reason })).body.code).toBe('STEP_REFUSED');
    expect((await uploadProof(order, 'nuevo')).status).toBe(200);
    expect(await read(order)).toMatchObject({ proof: { waits: true, refusal: null } });
    expect((await shop.readOrder(order)).body.data).toMatchObject({ proof_refusal: null });
    expect(await shop.mailJobsOf(order, 'proof-received')).toHaveLength(2);
  });

  it('is recorded when it came by other means', async () => {
    const order = await unpaidTransfer();
    const { body } = await write(endpoints.recordProof, order, { note: 'Banco 77' });
    expect(body.proof).toMatchObject({ type: null, note: 'Banco 77', waits: true });
    expect((await write(endpoints.recordProof, await placePaidOrder())).body.code).toBe('STEP_REFUSED');
  });
});

describe('a refund', () => {
  const refund = (order: Placed, body: object) =>
    write(endpoints.refundOrder, order, { reason: 'Botella rota', ...body });

  it('of a part leaves the order as it is', async () => {
    const order = await placePaidOrder();
    const { body } = await refund(order, { amount: 3990 });
    expect(body).toMatchObject({
      outcome: 'done',
      message: 'Devolvimos $3.990.',
      order: { status: 'confirmed', refunded: 3990, refunds: [{ amount: 3990, state: 'done' }] },
    });
    expect((await auditOf(order)).at(-1)).toMatchObject({
      action: 'orders.refund',
      after: { refund: 3990 },
      reason: 'Botella rota',
    });
    const tooMuch = await refund(order, { amount: 20_001 });
    expect(tooMuch.body.message).toBe('Se pueden devolver $20.000 de $23.990.');
  });

  it('of everything cancels an order that is not sent, and gives its stock back', async () => {
    const order = await placePaidOrder();
    const { body } = await refund(order, {});
    expect(body).toMatchObject({ outcome: 'done', order: { status: 'cancelled', refunded: 23_990 } });
    expect(stepsOf(body.order)).toEqual([]);
    expect(await shop.stockOf('W6')).toBe(500);
  });

  it('says why the card network refused, and can be noted by hand', async () => {
    const order = await placePaidOrder();
    await shop.control({ refund: 284, times: 1 });
    const { body } = await refund(order, { amount: 5000 });
    expect(body).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('Refund not possible(284)'),
      order: { refunded: 0, refunds: [{ state: 'refused', refusal: 'Refund not possible(284)' }] },
    });
    const byHand = await refund(order, { amount: 5000, by_hand: true });
    expect(byHand.body).toMatchObject({ outcome: 'done', order: { refunded: 5000 } });
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 0 });
  });

  it('stays open when the card network does not answer', async () => {
    const order = await placePaidOrder();
    await shop.control({ fail: 'drop', when: 'before', operation: 'status', times: 1 });
    const { body } = await refund(order, { amount: 5000 });
    expect(body).toMatchObject({ outcome: 'open', order: { refunds: [{ state: 'open' }] } });
    await shop.app.jobs.runDue(['refund-payment']);
    expect(await read(order)).toMatchObject({ refunded: 5000 });
  });

  it('of a transfer is noted by hand only', async () => {
    const order = await unpaidTransfer();
    await write(endpoints.acceptProof, order);
    expect(stepOf(await read(order), 'refund')).toMatchObject({ by_hand: 'always' });
    expect((await refund(order, { amount: 1000 })).body.message).toContain('transfiere el dinero de vuelta');
    const { body } = await refund(order, { amount: 1000, by_hand: true });
    expect(body).toMatchObject({ outcome: 'done', order: { refunded: 1000 } });
  });
});

describe('notes and mails', () => {
  it('keeps a note with its author, as it was typed', async () => {
    const order = await placePaidOrder();
    const text = '<img src=x onerror=alert(1)> ‮ 🍷\nsegunda línea';
    const { body } = await write(endpoints.addOrderNote, order, { text });
    expect(body.notes).toMatchObject([{ staff: 'Marta Gerente', text }]);
    expect(JSON.stringify(await auditOf(order))).not.toContain('onerror');
    expect((await write(endpoints.addOrderNote, order, { text: 'a\0b' })).status).toBe(422);
    expect((await write(endpoints.addOrderNote, order, { text: '  ' })).status).toBe(422);
  });

  it('sends a mail again with its own message id', async () => {
    const order = await placePaidOrder();
    await shop.app.jobs.runDue(['send-order-mail']);
    const { body } = await write(endpoints.sendOrderMail, order, { kind: 'payment-approved' });
    expect(body.mails).toMatchObject([{ state: 'sent' }, { state: 'queued' }]);
    await shop.app.jobs.runDue(['send-order-mail']);
    const mails = await shop.db
      .selectFrom('order_mails')
      .select(['message_id', 'state'])
      .where('order_id', '=', order.id)
      .execute();
    expect(mails.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(new Set(mails.map(({ message_id }) => message_id)).size).toBe(2);
    const wrong = await write(endpoints.sendOrderMail, order, { kind: 'order-delivered' });
    expect(wrong.body.code).toBe('STEP_REFUSED');
  });
});

it('shows the text of a mail without its links, which open the order', async () => {
  const order = await unpaidTransfer();
  await shop.app.jobs.runDue(['send-order-mail']);
  const [mail] = (await read(order)).mails;
  const params = { id: order.id, mail: mail?.id };
  const { body } = await call(endpoints.readOrderMail, { params });
  expect(body).toMatchObject({
    to: 'ana.soto@example.cl',
    subject: `Tu pedido ${order.number}: datos para la transferencia`,
    text: expect.stringContaining('$23.990'),
  });
  expect(body.text).not.toMatch(/https?:/);
  const { id: other } = await unpaidTransfer();
  expect((await call(endpoints.readOrderMail, { params: { ...params, id: other } })).status).toBe(404);
});

describe('a change of address', () => {
  const address = { address: 'Calle Ñandú 7', commune_id: '13120', receiver: 'me', reason: 'Se mudó' };
  const change = (order: Placed, changes: object = {}) =>
    write(endpoints.changeOrderAddress, order, { ...address, ...changes });

  it('is possible before the order is sent', async () => {
    const order = await placePaidOrder();
    const { body } = await change(order, {
      department: '4 B',
      receiver: 'other',
      contact: { name: 'Rosa' },
      comment: 'Timbre malo',
    });
    expect(body.delivery).toMatchObject({
      address: 'Calle Ñandú 7',
      department: '4 B',
      receiver: 'other',
      contact: { name: 'Rosa' },
      comment: 'Timbre malo',
    });
    expect((await auditOf(order)).at(-1)).toMatchObject({
      before: { address: 'Los Aromos 123' },
      after: { address: 'Calle Ñandú 7' },
      reason: 'Se mudó',
    });
    await write(endpoints.advanceOrder, order);
    expect((await change(order)).body.message).toContain('antes del despacho');
  });

  it('follows the rules of the checkout', async () => {
    const order = await placePaidOrder();
    expect((await change(order, { address: ' ' })).status).toBe(422);
    expect((await change(order, { receiver: 'other' })).body.fields).toHaveProperty('delivery.contact.name');
    expect((await change(order, { commune_id: '99999' })).body.code).toBe('COMMUNE_NOT_SERVED');
    const pickup = await placePaidOrder({ delivery: { method: 'pickup' } });
    expect((await change(pickup)).body.message).toContain('Se retira en la tienda');
  });

  it('does not change the price of the delivery', async () => {
    const order = await placePaidOrder();
    await shop.db.updateTable('shipping_rates').set({ price: 4990 }).where('region_id', '=', '13').execute();
    const other = await shop.db
      .selectFrom('communes')
      .select('id')
      .where('region_id', '=', '13')
      .where('id', '<>', '13120')
      .where('is_delivered', '=', true)
      .executeTakeFirstOrThrow();
    const { status, body } = await change(order, { commune_id: other.id });
    expect(status).toBe(409);
    expect(body.message).toMatch(/cuesta \$4\.990 y se pagaron \$3\.990/);
    // The same commune keeps what was paid.
    expect((await change(order)).body).toMatchObject({ price_delivery: 3990 });
    await shop.db.updateTable('shipping_rates').set({ price: 3990 }).where('region_id', '=', '13').execute();
    expect((await change(order, { commune_id: other.id })).body.delivery.commune_id).toBe(other.id);
  });
});

it('keeps nothing personal in notes and mails of an erased order', async () => {
  const email = `${randomUUID()}@example.cl`;
  const { body: order } = await shop.placeOrder(await shop.cartWith({ W6: 1 }), { ...TRANSFER, email });
  await write(endpoints.addOrderNote, order, { text: `Llamar a ${email}` });
  await shop.app.jobs.runDue(['send-order-mail']);
  await write(endpoints.cancelOrder, order, { reason: 'Lo pidió' });
  const { eraseCustomer } = await import('../../modules/privacy/erase-customer.service.ts');
  await eraseCustomer(shop.db, shop.config, { email, userId: null, isProven: true });
  const body = await read(order);
  expect(body).toMatchObject({ erasure: 'done', notes: [], mails_again: [] });
  expect(JSON.stringify(body)).not.toContain(email);
  expect((await write(endpoints.addOrderNote, order, { text: 'otra' })).body.code).toBe('STEP_REFUSED');
});
