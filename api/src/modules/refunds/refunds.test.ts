import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProcess, stopProcess } from '../../../test/process.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { refundOrder } from '../operator/refund-order.service.ts';
import { settle } from '../order-payments/settle-payment.service.ts';
import { createWebpayGateway } from '../payments/webpay.gateway.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W6: 500 }));
afterEach(() => shop.control({}));

/** Creates a paid order of two bottles with delivery: 23,990 CLP. */
const placePaidOrder = (): Promise<Placed> => shop.placePaidOrder({ W6: 2 });
const note = (order: Placed, amount?: number, byHand = false) =>
  refundOrder({ db: shop.db, jobs: shop.app.jobs }, order.id, { amount, byHand, dryRun: false });
const give = (order: Placed) => shop.app.jobs.run('refund-payment', { order_id: order.id });
const refundedOf = async (order: Placed) =>
  (await shop.readOrder(order)).body.data as unknown as { refunded: number };
const mailsOf = async (order: Placed) => (await shop.mailJobsOf(order, 'order-refunded')).length;
/** Simulates that the lease of an unanswered refund request is over, by moving its time to the past. */
const passLease = (order: Placed) =>
  shop.rawQuery(
    `update refunds set asked_at = asked_at - interval '2 minutes' where order_id = '${order.id}'`,
  );

describe('a refund that the card network did not carry out', () => {
  it.each([
    ['a nullification with response code -5', -5],
    ['refusal 284: the period is over', 284],
    ['refusal 310', 310],
    ['an answer that says nothing', 'empty'],
  ] as const)('does not count as given: %s', async (_what, refund) => {
    const order = await placePaidOrder();
    await note(order);
    await shop.control({ refund, times: 1 });
    await give(order).catch(() => undefined);
    expect(await refundedOf(order)).toMatchObject({ refunded: 0, status: 'cancelled' });
    expect(await mailsOf(order)).toBe(0);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 0 });
  });

  it.each([-5, 284])('succeeds when the operator repeats it (first response: %s)', async (refund) => {
    const order = await placePaidOrder();
    await note(order);
    await shop.control({ refund, times: 1 });
    await give(order).catch(() => undefined);
    expect(await note(order)).toMatchObject({ kind: 'done' });
    await give(order);
    expect(await refundedOf(order)).toMatchObject({ refunded: 23_990 });
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1 });
    expect(await mailsOf(order)).toBe(1);
  });

  it('can be recorded by hand once', async () => {
    const order = await placePaidOrder();
    await note(order);
    await shop.control({ refund: 284, times: 1 });
    await give(order).catch(() => undefined);
    expect(await note(order, undefined, true)).toMatchObject({ kind: 'done' });
    expect(await refundedOf(order)).toMatchObject({ refunded: 23_990 });
    await give(order);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 0 });
    expect(await note(order, undefined, true)).toMatchObject({ kind: 'refused' });
  });

  it('of a payment without a paid order can be closed by hand', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W6: 2 }));
    const back = await shop.decide(order.payment.token, 'approve');
    await shop.db.updateTable('payments').set({ amount: 1 }).where('order_id', '=', order.id).execute();
    await shop.comeBack(back);
    await shop.control({ refund: 284, times: 1 });
    await give(order).catch(() => undefined);
    expect(await refundedOf(order)).toMatchObject({ refunded: 0, payment_status: 'failed' });
    expect(await note(order, undefined, true)).toMatchObject({ kind: 'done' });
    expect(await refundedOf(order)).toMatchObject({ refunded: 23_990 });
    expect(await note(order, undefined, true)).toMatchObject({ kind: 'refused' });
  });
});

describe('a refund whose response is lost', () => {
  it('is not repeated while the card network may still process it, and happens once', async () => {
    const order = await placePaidOrder();
    await note(order, 4000);
    await shop.control({ fail: 'drop', when: 'after', operation: 'refund', times: 1 });
    await expect(give(order)).rejects.toThrow();
    await expect(give(order)).rejects.toThrow('is being asked');
    await passLease(order);
    await give(order);
    expect(await refundedOf(order)).toMatchObject({ refunded: 4000 });
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: 4000 });
    expect(await mailsOf(order)).toBe(1);
  });

  it('is repeated when the card network reports no refund', async () => {
    const order = await placePaidOrder();
    await note(order, 4000);
    await shop.control({ fail: 'drop', when: 'before', operation: 'refund', times: 1 });
    await expect(give(order)).rejects.toThrow();
    await passLease(order);
    await give(order);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: 4000 });
  });

  it('is not confused with a refund by hand', async () => {
    const order = await placePaidOrder();
    await note(order, 10_000, true);
    await note(order, 5000);
    await shop.control({ fail: 'drop', when: 'after', operation: 'refund', times: 1 });
    await expect(give(order)).rejects.toThrow();
    await passLease(order);
    await give(order);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: 5000 });
    expect(await refundedOf(order)).toMatchObject({ refunded: 15_000 });
  });

  it('is left to the operator when the card network no longer reports its refunds', async () => {
    const order = await placePaidOrder();
    await note(order, 4000);
    await shop.control({ fail: 'drop', when: 'after', operation: 'refund', times: 1 });
    await expect(give(order)).rejects.toThrow();
    await passLease(order);
    await shop.control({ clock_shift_ms: 8 * 86_400_000 });
    await give(order);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1 });
    expect(await refundedOf(order)).toMatchObject({ refunded: 0 });
    expect(await note(order, 4000, true)).toMatchObject({ kind: 'done' });
    expect(await refundedOf(order)).toMatchObject({ refunded: 4000 });
  });

  it('cannot be recorded by hand before the card network’s response', async () => {
    const order = await placePaidOrder();
    await note(order);
    await shop.control({ fail: 'drop', when: 'after', operation: 'refund', times: 1 });
    await expect(give(order)).rejects.toThrow();
    expect(await note(order, undefined, true)).toMatchObject({
      kind: 'refused',
      why: { code: 'refund-unanswered' },
    });
  });
});

describe('money of a previous payment of an order that was paid again', () => {
  /** Settles the first payment with a late approval, after the shop has cancelled the expired order. */
  const approveLate = async (order: Placed) => {
    const gateway = createWebpayGateway(shop.config);
    const deps = {
      db: shop.db,
      gateway,
      jobs: shop.app.jobs,
      log: { error: () => undefined, warn: () => undefined },
    };
    return settle(deps, order.id, await gateway.commit(order.payment.token));
  };
  const givenUp = async (): Promise<Placed> => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W6: 2 }));
    await shop.decide(order.payment.token, 'approve');
    await shop.db
      .updateTable('orders')
      .set({ expires_at: new Date(0) })
      .where('id', '=', order.id)
      .execute();
    await shop.app.jobs.run('settle-unpaid-orders', {});
    return order;
  };
  const payAgain = async ({ id, access_key }: Placed): Promise<string> => {
    const { body } = await shop.call<Placed>('POST', `/purchases/${id}/payment/retry`, undefined, {
      'x-order-key': access_key,
    });
    await shop.pay(body);
    return body.payment.token;
  };

  it('is refunded through its payment, and the order can still be refunded', async () => {
    const order = await givenUp();
    await approveLate(order);
    const second = await payAgain(order);
    await give(order);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: 23_990 });
    expect(await shop.ledger(second)).toMatchObject({ refunds: 0 });
    expect(await note(order)).toMatchObject({ kind: 'done', did: { code: 'refunded-and-cancelled' } });
    await give(order);
    expect(await shop.ledger(second)).toMatchObject({ refunds: 1, refunded_amount: 23_990 });
  });

  it('is refunded when its response arrives after the next payment started', async () => {
    const order = await givenUp();
    const second = await payAgain(order);
    await approveLate(order);
    await approveLate(order);
    await give(order);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1 });
    expect(await shop.ledger(second)).toMatchObject({ refunds: 0 });
    expect((await shop.readOrder(order)).body.data).toMatchObject({ payment_status: 'success' });
  });
});

it('lets the operator record a refund by hand at once when the card network was unreachable', async () => {
  const order = await placePaidOrder();
  await note(order);
  await shop.control({ fail: '500', operation: 'status' });
  await expect(give(order)).rejects.toThrow();
  expect(await note(order, undefined, true)).toMatchObject({ kind: 'done' });
  await shop.control({});
  await give(order);
  expect(await refundedOf(order)).toMatchObject({ refunded: 23_990 });
  expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 0 });
});

it('refunds once when two APIs process it with a slow card network', async () => {
  const order = await placePaidOrder();
  await shop.control({ latency_ms: 1500 });
  const apis = await Promise.all(
    [await shop.freePort(), await shop.freePort()].map((port) => startProcess(shop, { port })),
  );
  await note(order, 4000);
  await shop.db
    .transaction()
    .execute((trx) => shop.app.jobs.enqueue(trx, 'refund-payment', { order_id: order.id }));
  await expect
    .poll(
      async () =>
        (
          await shop.rawQuery(
            `select state from jobs.job where name = 'refund-payment' and data ->> 'order_id' = '${order.id}'
             and state in ('created', 'active')`,
          )
        ).rows.length,
      { timeout: 30_000 },
    )
    .toBe(0);
  await Promise.all(apis.map(({ child }) => stopProcess(child)));
  expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: 4000 });
  expect(await refundedOf(order)).toMatchObject({ refunded: 4000 });
  expect(await mailsOf(order)).toBe(1);
});
