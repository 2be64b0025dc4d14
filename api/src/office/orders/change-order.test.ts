import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { officeOrdersOf, stepsOf } from '../../../test/office-orders.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';

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

describe('steps of an order', () => {
  it('go forward with their mails, and say who took them', async () => {
    const order = await orders.placePaidOrder();
    const shipped = await orders.write(endpoints.advanceOrder, order);
    expect(shipped).toMatchObject({ status: 200, body: { status: 'on_the_way' } });
    expect((await orders.write(endpoints.advanceOrder, order)).body.status).toBe('delivered');
    expect(await orders.mailKindsOf(order)).toEqual(
      expect.arrayContaining(['payment-approved', 'order-shipped', 'order-delivered']),
    );
    expect(await orders.auditOf(order)).toMatchObject([
      { action: 'orders.advance', before: { status: 'confirmed' }, after: { status: 'on_the_way' } },
      { action: 'orders.advance', before: { status: 'on_the_way' }, after: { status: 'delivered' } },
    ]);
    const refused = await orders.write(endpoints.advanceOrder, order);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'STEP_REFUSED', message: 'Está en «Entregado»: no hay un paso siguiente.' },
    });
    expect(await orders.auditOf(order)).toHaveLength(2);
  });

  it('go back within 24 hours, with a mail only when staff want one', async () => {
    const order = await orders.placePaidOrder();
    await orders.write(endpoints.advanceOrder, order);
    await shop.app.jobs.runDue(['send-order-mail']);
    await orders.write(endpoints.advanceOrder, order);
    const back = { reason: 'Era otro pedido' };
    expect((await orders.write(endpoints.takeOrderBack, order, back)).body.status).toBe('on_the_way');
    expect(await orders.mailKindsOf(order)).not.toContain('order-corrected');
    const again = await orders.write(endpoints.takeOrderBack, order, { ...back, mail: true });
    expect(again.body.status).toBe('confirmed');
    expect(await orders.mailKindsOf(order)).toContain('order-corrected');
    expect(stepsOf(again.body)).not.toContain('back');
    expect((await orders.write(endpoints.takeOrderBack, order, back)).body.code).toBe('STEP_REFUSED');
    expect((await orders.auditOf(order)).at(-1)).toMatchObject({ reason: 'Era otro pedido' });
    // The mail of the second shipping is not hidden as a copy of the first one.
    await orders.write(endpoints.advanceOrder, order);
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
    const order = await orders.placePaidOrder();
    await orders.write(endpoints.advanceOrder, order);
    await shop.rawQuery(
      `update order_history set at = at - interval '25 hours' where order_id = '${order.id}'`,
    );
    const body = await orders.read(order);
    expect(stepsOf(body)).not.toContain('back');
    const late = await orders.write(endpoints.takeOrderBack, order, { reason: 'tarde' });
    expect(late.body.message).toContain('24 horas');
    const cancelled = await orders.placeUnpaidTransfer();
    await orders.write(endpoints.cancelOrder, cancelled, { reason: 'Lo pidió' });
    for (const endpoint of [endpoints.takeOrderBack, endpoints.cancelOrder])
      expect((await orders.write(endpoint, cancelled, { reason: 'error' })).status).toBe(409);
    for (const endpoint of [endpoints.advanceOrder, endpoints.acceptProof])
      expect((await orders.write(endpoint, cancelled)).status).toBe(409);
  });

  it('cancel an unpaid transfer once and give its stock back', async () => {
    const order = await orders.placeUnpaidTransfer();
    expect(await shop.stockOf('W6')).toBe(498);
    const { body } = await orders.write(endpoints.cancelOrder, order, { reason: 'Lo pidió por teléfono' });
    expect(body).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
    expect(await shop.stockOf('W6')).toBe(500);
    expect(await orders.mailKindsOf(order)).toContain('order-cancelled');
    const card = await orders.placePaidOrder();
    const refused = await orders.write(endpoints.cancelOrder, card, { reason: 'Lo pidió' });
    expect(refused.body.message).toContain('se devuelve su dinero');
  });

  it('cancel an unpaid card order once, after which its open form cannot pay', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W6: 2 }));
    const before = await shop.stockOf('W6');
    const { body } = await orders.write(endpoints.cancelOrder, order, { reason: 'Lo pidió por teléfono' });
    expect(body).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
    expect(await shop.stockOf('W6')).toBe(before + 2);
    // Not the mail of a card that was refused.
    expect(body.mails_again).toEqual([{ kind: 'order-cancelled', refund_id: null }]);
    expect(await orders.mailKindsOf(order)).toContain('order-cancelled');
    await shop.pay(order);
    expect(await orders.read(order)).toMatchObject({ status: 'cancelled' });
    expect(await shop.ledger(order.payment.token)).toMatchObject({ commits: 0 });
    expect((await orders.write(endpoints.cancelOrder, order, { reason: 'error' })).status).toBe(409);
  });

  it('need the permission for the payment, not only for the sending', async () => {
    const order = await orders.placeUnpaidTransfer();
    const { call: warehouse } = await shop.signInAs('warehouse');
    const { version } = await orders.read(order);
    const input = { params: { id: order.id }, body: { version } };
    expect((await warehouse(endpoints.acceptProof, input)).status).toBe(403);
    const advanced = await warehouse(endpoints.advanceOrder, input);
    expect(advanced).toMatchObject({ status: 409, body: { code: 'STEP_REFUSED' } });
    expect((await orders.read(order)).status).toBe('in_validation');
  });
});

describe('two people in one order', () => {
  it('take a step once, and the second learns that the order changed', async () => {
    const order = await orders.placePaidOrder();
    const { call: other } = await shop.signInAs('warehouse');
    const { version } = await orders.read(order);
    const input = { params: { id: order.id }, body: { version } };
    const answers = await Promise.all(
      [call, other, call, other].map((as) => as(endpoints.advanceOrder, input)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CONFLICT');
    expect(await orders.read(order)).toMatchObject({ status: 'on_the_way' });
    expect(await orders.auditOf(order)).toHaveLength(1);
    expect(await shop.mailJobsOf(order, 'order-shipped')).toHaveLength(1);
  });

  it('refund a part once', async () => {
    const order = await orders.placePaidOrder();
    const { version } = await orders.read(order);
    const body = { version, amount: 3990, reason: 'Botella rota' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(endpoints.refundOrder, { params: { id: order.id }, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: 3990 });
    expect(await orders.auditOf(order)).toHaveLength(1);
  });

  it('see a note, a proof or the buyer’s new file as a change', async () => {
    const order = await orders.placeUnpaidTransfer();
    const before = await orders.read(order);
    await shop.uploadProof(order);
    const withProof = await orders.read(order);
    await shop.uploadProof(order, 'otro');
    const replaced = await orders.read(order);
    await orders.write(endpoints.addOrderNote, order, { text: 'Llamó' });
    const noted = await orders.read(order);
    const versions = [before, withProof, replaced, noted].map(({ version }) => version);
    expect(new Set(versions).size).toBe(4);
    const late = await call(endpoints.acceptProof, {
      params: { id: order.id },
      body: { version: withProof.version },
    });
    expect(late.body.code).toBe('CONFLICT');
    expect((await orders.read(order)).version).toBe(noted.version);
  });
});

describe('a change of address', () => {
  const address = { address: 'Calle Ñandú 7', commune_id: '13120', receiver: 'me', reason: 'Se mudó' };
  const change = (order: Placed, changes: object = {}) =>
    orders.write(endpoints.changeOrderAddress, order, { ...address, ...changes });

  it('is possible before the order is sent', async () => {
    const order = await orders.placePaidOrder();
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
    expect((await orders.auditOf(order)).at(-1)).toMatchObject({
      before: { address: 'Los Aromos 123' },
      after: { address: 'Calle Ñandú 7' },
      reason: 'Se mudó',
    });
    await orders.write(endpoints.advanceOrder, order);
    expect((await change(order)).body.message).toContain('antes del despacho');
  });

  it('follows the rules of the checkout', async () => {
    const order = await orders.placePaidOrder();
    expect((await change(order, { address: ' ' })).status).toBe(422);
    expect((await change(order, { receiver: 'other' })).body.fields).toHaveProperty('delivery.contact.name');
    expect((await change(order, { commune_id: '99999' })).body.code).toBe('COMMUNE_NOT_SERVED');
    const pickup = await orders.placePaidOrder({ delivery: { method: 'pickup' } });
    expect((await change(pickup)).body.message).toContain('Se retira en la tienda');
  });

  it('does not change the price of the delivery', async () => {
    const order = await orders.placePaidOrder();
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
