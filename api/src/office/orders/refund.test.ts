import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { officeOrdersOf, stepOf, stepsOf } from '../../../test/office-orders.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';

let shop: Shop & TestOffice;
let orders: ReturnType<typeof officeOrdersOf>;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  const { call } = await shop.signInAs('manager', 'Marta Gerente');
  orders = officeOrdersOf(shop, call);
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W6: 500 }));
afterEach(() => shop.control({}));

describe('a refund', () => {
  const refund = (order: Placed, body: object) =>
    orders.write(endpoints.refundOrder, order, { reason: 'Botella rota', ...body });

  it('of a part leaves the order as it is', async () => {
    const order = await orders.placePaidOrder();
    const { body } = await refund(order, { amount: 3990 });
    expect(body).toMatchObject({
      outcome: 'done',
      message: 'Devolvimos $3.990.',
      order: { status: 'confirmed', refunded: 3990, refunds: [{ amount: 3990, state: 'done' }] },
    });
    expect((await orders.auditOf(order)).at(-1)).toMatchObject({
      action: 'orders.refund',
      after: { refund: 3990 },
      reason: 'Botella rota',
    });
    const tooMuch = await refund(order, { amount: 20_001 });
    expect(tooMuch.body.message).toBe('Se pueden devolver $20.000 de $23.990.');
  });

  it('of everything cancels an order that is not sent, and gives its stock back', async () => {
    const order = await orders.placePaidOrder();
    const { body } = await refund(order, {});
    expect(body).toMatchObject({ outcome: 'done', order: { status: 'cancelled', refunded: 23_990 } });
    expect(stepsOf(body.order)).toEqual([]);
    expect(body.order.mails_again.map(({ kind }: { kind: string }) => kind)).toEqual(['order-refunded']);
    expect(await shop.stockOf('W6')).toBe(500);
  });

  it('says why the card network refused, and can be noted by hand', async () => {
    const order = await orders.placePaidOrder();
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
    const order = await orders.placePaidOrder();
    await shop.control({ fail: 'drop', when: 'before', operation: 'status', times: 1 });
    const { body } = await refund(order, { amount: 5000 });
    expect(body).toMatchObject({ outcome: 'open', order: { refunds: [{ state: 'open' }] } });
    await shop.app.jobs.runDue(['refund-payment']);
    expect(await orders.read(order)).toMatchObject({ refunded: 5000 });
  });

  it('of a transfer is noted by hand only', async () => {
    const order = await orders.placeUnpaidTransfer();
    await orders.write(endpoints.acceptProof, order);
    expect(stepOf(await orders.read(order), 'refund')).toMatchObject({ by_hand: 'always' });
    expect((await refund(order, { amount: 1000 })).body.message).toContain('transfiere el dinero de vuelta');
    const { body } = await refund(order, { amount: 1000, by_hand: true });
    expect(body).toMatchObject({ outcome: 'done', order: { refunded: 1000 } });
  });
});
