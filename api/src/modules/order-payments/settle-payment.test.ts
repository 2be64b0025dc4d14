import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { findPayment } from '../payments/payments.repository.ts';
import { createWebpayGateway, type WebpayTransaction } from '../payments/webpay.gateway.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { cancelUnlessSettled, commitPayment, type SettleDeps, settle } from './settle-payment.service.ts';
import { settleUnpaidOrders } from './settle-unpaid-orders.service.ts';
import { createPaymentWatcher } from './watch-payments.ts';

let shop: Shop;
let deps: SettleDeps;
/** Texts of the log. */
let logged: string[] = [];
const note = (_data: unknown, text = '') => void logged.push(text);
beforeAll(async () => {
  shop = await openShop();
  deps = {
    db: shop.db,
    jobs: shop.app.jobs,
    gateway: createWebpayGateway(shop.config),
    log: { error: note, warn: note } as SettleDeps['log'],
  };
});
afterAll(() => shop.close());
beforeEach(async () => {
  logged = [];
  await shop.setStock({ W1: 12, W6: 30 });
});

const place = async (changes: object = {}): Promise<Placed> =>
  (await shop.placeOrder(await shop.cartWith({ W6: 1 }), changes)).body;
const stateOf = async (order: Placed) => {
  const { status, payment_status } = (await shop.readOrder(order)).body.data;
  return [status, payment_status];
};
const failureOf = async (order: Placed) => (await findPayment(shop.db, order.id))?.failure;
const refundsOf = async (order: Placed) =>
  (await findRefunds(shop.db, order.id)).map(({ token, amount }) => ({ token, amount }));
/** The gateway's response to the payment of the order. */
const answerTo = async (
  order: Placed,
  changes: Partial<WebpayTransaction> = {},
): Promise<WebpayTransaction> => ({
  status: 'AUTHORIZED',
  response_code: 0,
  amount: order.total,
  buy_order: (await findPayment(shop.db, order.id))?.buy_order ?? '',
  session_id: 's',
  ...changes,
});
const PAID = ['confirmed', 'success'];
const FAILED = ['cancelled', 'failed'];
const OPEN = ['in_validation', 'pending'];

describe('an approved response of the gateway', () => {
  it('confirms the order once and refunds nothing', async () => {
    const order = await place();
    const answer = await answerTo(order);
    expect([await settle(deps, order.id, answer), await settle(deps, order.id, answer)]).toEqual([
      'success',
      'success',
    ]);
    expect(await stateOf(order)).toEqual(PAID);
    expect(await refundsOf(order)).toEqual([]);
    expect(logged).toEqual([]);
  });

  it.each([
    ['amount', { amount: 1 }],
    ['order number', { buy_order: 'CQ-999999-foreign' }],
  ])('with another %s cancels the order and refunds the charge once', async (_name, changes) => {
    const order = await place();
    const answer = await answerTo(order, changes);
    expect(await settle(deps, order.id, answer)).toBe('failed');
    expect(await settle(deps, order.id, answer)).toBe('failed');
    expect(await stateOf(order)).toEqual(FAILED);
    expect(await failureOf(order)).toBe('mismatch');
    expect(await refundsOf(order)).toEqual([{ token: order.payment.token, amount: answer.amount }]);
    expect(logged).toEqual(['a payment that fits no open order is refunded']);
  });

  it('with another amount is refunded after the order is paid', async () => {
    const order = await place();
    await settle(deps, order.id, await answerTo(order));
    await settle(deps, order.id, await answerTo(order, { amount: 7 }));
    expect(await stateOf(order)).toEqual(PAID);
    expect(await refundsOf(order)).toEqual([{ token: order.payment.token, amount: 7 }]);
  });

  it('for a cancelled order is refunded', async () => {
    const order = await place();
    expect(await cancelUnlessSettled(deps, order.id, 'expired')).toBe('failed');
    await settle(deps, order.id, await answerTo(order));
    expect(await stateOf(order)).toEqual(FAILED);
    expect(await failureOf(order)).toBe('expired');
    expect(await refundsOf(order)).toEqual([{ token: order.payment.token, amount: order.total }]);
  });

  it('for a previous payment of the order is refunded and leaves the new one open', async () => {
    const order = await place();
    const former = await answerTo(order);
    await settle(deps, order.id, { ...former, response_code: -1 });
    const again = await shop.call<{ payment: { token: string } }>(
      'POST',
      `/purchases/${order.id}/payment/retry`,
      undefined,
      {
        'x-order-key': order.access_key,
      },
    );
    expect(again.status).toBe(200);
    await settle(deps, order.id, { ...former, response_code: -1 });
    expect(await refundsOf(order)).toEqual([]);
    await settle(deps, order.id, former);
    expect(await stateOf(order)).toEqual(OPEN);
    const refundOfFormer = { token: order.payment.token, amount: order.total };
    expect(await refundsOf(order)).toEqual([refundOfFormer]);
    // The new payment is charged too, with another amount: each charge is refunded.
    await settle(deps, order.id, await answerTo(order, { amount: 7 }));
    expect(await refundsOf(order)).toEqual([refundOfFormer, { token: again.body.payment.token, amount: 7 }]);
  });

  it('for an unknown order changes nothing', async () => {
    expect(await settle(deps, 'f'.repeat(32), await answerTo(await place()))).toBe('failed');
    expect(logged).toEqual([]);
  });
});

describe('a refused response of the gateway', () => {
  it('cancels the order and refunds nothing', async () => {
    const order = await place();
    expect(await settle(deps, order.id, await answerTo(order, { response_code: -1 }))).toBe('failed');
    expect(await failureOf(order)).toBe('refused');
    expect(await refundsOf(order)).toEqual([]);
  });

  it('does not change a paid order', async () => {
    const order = await place();
    await settle(deps, order.id, await answerTo(order));
    expect(await settle(deps, order.id, await answerTo(order, { status: 'FAILED' }))).toBe('success');
    expect(await cancelUnlessSettled(deps, order.id, 'aborted')).toBe('success');
    expect(await stateOf(order)).toEqual(PAID);
  });
});

describe('a commit', () => {
  const setStarted = (order: Placed, started: Date) =>
    shop.db
      .updateTable('payments')
      .set({ commit_started_at: started })
      .where('order_id', '=', order.id)
      .execute();

  it('in progress is awaited by a return that would cancel the order', async () => {
    const order = await place();
    await setStarted(order, new Date());
    const aborted = cancelUnlessSettled(deps, order.id, 'aborted');
    await settle(deps, order.id, await answerTo(order));
    expect(await aborted).toBe('success');
    expect(await stateOf(order)).toEqual(PAID);
  });

  it('renews its lease before it tries again', async () => {
    const order = await place();
    const paid = await answerTo(order);
    let commits = 0;
    let startedMs = 0;
    const gateway = {
      async commit() {
        commits += 1;
        if (commits === 1) {
          await setStarted(order, new Date(0));
          throw new Error('socket hang up');
        }
        startedMs = (await findPayment(shop.db, order.id))?.commit_started_at?.getTime() ?? 0;
        return paid;
      },
      status: async () => ({ ...paid, status: 'INITIALIZED' }),
    } as unknown as SettleDeps['gateway'];
    expect((await commitPayment({ ...deps, gateway }, order.payment.token))?.result).toBe('success');
    expect(startedMs).toBeGreaterThan(Date.now() - 60_000);
  });

  it('whose token is void cancels the order although the commit has started', async () => {
    const order = await place();
    await shop.decide(order.payment.token, 'refuse');
    const token = 'a'.repeat(64);
    await shop.db.updateTable('payments').set({ token }).where('order_id', '=', order.id).execute();
    expect((await commitPayment(deps, token))?.result).toBe('failed');
    expect(await failureOf(order)).toBe('refused');
    expect(await stateOf(order)).toEqual(FAILED);
  });
});

const overdue = (order: Placed) =>
  shop.db
    .updateTable('orders')
    .set({ expires_at: new Date(0) })
    .where('id', '=', order.id)
    .execute();

describe('the job for unpaid orders', () => {
  it('confirms an order whose return was lost after the charge', async () => {
    const order = await place();
    await shop.decide(order.payment.token, 'approve');
    await deps.gateway.commit(order.payment.token);
    await overdue(order);
    await settleUnpaidOrders(deps);
    expect(await stateOf(order)).toEqual(PAID);
  });

  it('settles the other orders when one fails', async () => {
    const [broken, other] = [await place(), await place()];
    await Promise.all([broken, other].map(overdue));
    const jobs: SettleDeps['jobs'] = {
      ...deps.jobs,
      async enqueue(trx, name, data, options) {
        if ('order_id' in data && data.order_id === broken.id) throw new Error('queue');
        await deps.jobs.enqueue(trx, name, data, options);
      },
    };
    await settleUnpaidOrders({ ...deps, jobs });
    expect([await stateOf(broken), await stateOf(other)]).toEqual([OPEN, FAILED]);
    expect(logged).toEqual(['an unpaid order could not be settled']);
    await settleUnpaidOrders(deps);
    expect(await failureOf(broken)).toBe('expired');
  });

  it('skips an order that was checked a moment ago', async () => {
    const order = await place();
    await overdue(order);
    await shop.control({ fail: '500', operation: 'status', times: 1 });
    await settleUnpaidOrders(deps);
    await settleUnpaidOrders(deps, { restS: 30 });
    expect(await stateOf(order)).toEqual(OPEN);
    await settleUnpaidOrders(deps);
    expect(await stateOf(order)).toEqual(FAILED);
  });
});

it('the watch continues after an error, and ends with the process', async () => {
  let reads = 0;
  // Fails at the first read of the orders.
  const db = new Proxy(deps.db, {
    get(target, name, receiver) {
      if (name === 'getExecutor') {
        reads += 1;
        throw new Error('database');
      }
      return Reflect.get(target, name, receiver);
    },
  });
  const watch = createPaymentWatcher({ ...deps, db });
  watch.start();
  watch.start();
  await expect.poll(() => logged, { timeout: 10_000 }).toEqual(['unpaid orders could not be read']);
  await watch.stop();
  expect(reads).toBe(1);
});
