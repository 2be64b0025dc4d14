import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { claimCommit, findPayment, takeUnsettledOrderIds } from '../payments/payments.repository.ts';
import { createWebpayGateway } from '../payments/webpay.gateway.ts';
import { createPaymentWatcher } from './watch-payments.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W1: 12, W4: 28 }));
afterEach(() => shop.control({}));

/** Creates a cart with two bottles of W1 (5,000 CLP each) and its unpaid card order. */
const orderTwo = async (): Promise<{ cartId: string; order: Placed }> => {
  const cartId = await shop.cartWith({ W1: 2 });
  const { status, body } = await shop.placeOrder(cartId);
  expect(status).toBe(201);
  expect(await shop.stockOf('W1')).toBe(10);
  return { cartId, order: body };
};

const expectPaid = async ({ cartId, order }: { cartId: string; order: Placed }) => {
  const { body } = await shop.readOrder(order);
  expect(body.data).toMatchObject({ status: 'confirmed', payment_status: 'success' });
  expect(await shop.readItems(cartId)).toEqual({});
  expect(await shop.stockOf('W1')).toBe(10);
};

const expectGivenBack = async ({ cartId, order }: { cartId: string; order: Placed }) => {
  const { body } = await shop.readOrder(order);
  expect(body.data).toMatchObject({ status: 'cancelled', payment_status: 'failed', card: null });
  expect(await shop.readItems(cartId)).toEqual({ W1: 2 });
  expect(await shop.stockOf('W1')).toBe(12);
};

/** Moves the payment deadline of the order to the past. */
const expire = (id: string) =>
  shop.db
    .updateTable('orders')
    .set({ expires_at: new Date(0) })
    .where('id', '=', id)
    .execute();

describe('an approved payment', () => {
  it('confirms the order, empties the cart, keeps the stock and sends the mail', async () => {
    const bought = await orderTwo();
    const { order } = bought;
    expect(order.total).toBe(2 * 5000 + 3990);
    const back = await shop.pay(order);
    expect(back).toMatchObject({ status: 303, to: `/gracias/${order.id}` });
    await expectPaid(bought);

    const { body } = await shop.readOrder(order);
    expect(body.data.card).toMatchObject({ card_number: '6623', payment_type_code: 'VN' });

    await shop.app.jobs.runDue();
    const folder = shop.config.MAIL_DIR;
    const [file = ''] = await readdir(folder);
    const mail = await PostalMime.parse(await readFile(path.join(folder, file)));
    expect(mail.to?.[0]?.address).toBe('ana.soto@example.cl');
    expect(mail.text).toContain(order.number);
    expect(mail.text).toContain('$13.990');
    expect(await shop.app.jobs.runDue()).toBe(0);
  });

  it('gives the returning browser access by a cookie for this order only', async () => {
    const { order } = await orderTwo();
    const { cookie } = await shop.pay(order);
    expect(cookie).toMatch(
      new RegExp(`^order_key=.+; Path=/api/purchases/${order.id}; HttpOnly; SameSite=Lax$`),
    );
    const read = await shop.call('GET', `/purchases/${order.id}`, undefined, {
      cookie: (cookie ?? '').split(';')[0] ?? '',
    });
    expect(read.status).toBe(200);
  });

  // The test must notice this fault in api/src/modules/payments/payments.repository.ts
  // - or commit_started_at < now() - make_interval(secs => ${COMMIT_LEASE_S})
  // + or commit_started_at <= now()
  it('is claimed for one commit at a time', async () => {
    const { order } = await orderTwo();
    const claims = await Promise.all(
      Array.from({ length: 7 }, () => claimCommit(shop.db, order.payment.token)),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claimCommit(shop.db, order.payment.token)).toBeUndefined();
  });

  it('is committed once for repeated and simultaneous returns', async () => {
    const bought = await orderTwo();
    const { token } = bought.order.payment;
    const back = (await shop.decide(token, 'approve')).headers.get('location') ?? '';
    await shop.control({ latency_ms: 300 });
    const parallel = await Promise.all(Array.from({ length: 7 }, () => shop.comeBack(back)));
    const later = await shop.comeBack(back);
    for (const { to } of [...parallel, later]) expect(to).toBe(`/gracias/${bought.order.id}`);
    expect(await shop.ledger(token)).toMatchObject({ status: 'AUTHORIZED', commits: 1 });
    await expectPaid(bought);
  });

  it('is committed once when gateway and shopper return at the same time', async () => {
    const bought = await orderTwo();
    const { token } = bought.order.payment;
    await shop.control({ return: 'double', times: 1 });
    expect(await shop.comeBack(await shop.decide(token, 'approve'))).toMatchObject({
      to: `/gracias/${bought.order.id}`,
    });
    expect(await shop.ledger(token)).toMatchObject({ commits: 1 });
    await expectPaid(bought);
  });

  it('accepts a cross-site form POST', async () => {
    const bought = await orderTwo();
    const { token } = bought.order.payment;
    await shop.decide(token, 'approve');
    const response = await fetch(`${shop.base}/api/payments/webpay/return`, {
      method: 'POST',
      body: new URLSearchParams({ token_ws: token }),
      headers: { origin: 'http://127.0.0.1:4100' },
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('set-cookie')).toContain('order_key=');
    await expectPaid(bought);
  });

  it('keeps cart lines added during the payment', async () => {
    const { cartId, order } = await orderTwo();
    await shop.call('PUT', `/shopping-cart?cart_id=${cartId}`, { sku: 'W1', qty: 3 });
    await shop.call('PUT', `/shopping-cart?cart_id=${cartId}`, { sku: 'W4', qty: 1 });
    await shop.pay(order);
    expect(await shop.readItems(cartId)).toEqual({ W1: 1, W4: 1 });
  });

  it.each(['before', 'after'] as const)('survives a lost connection %s the commit', async (when) => {
    const bought = await orderTwo();
    const back = await shop.decide(bought.order.payment.token, 'approve');
    await shop.control({ fail: 'drop', when, operation: 'commit', times: 1 });
    expect(await shop.comeBack(back)).toMatchObject({ to: `/gracias/${bought.order.id}` });
    await expectPaid(bought);
  });

  it('stays pending while the gateway is down after the commit, and the job settles it', async () => {
    const bought = await orderTwo();
    const back = await shop.decide(bought.order.payment.token, 'approve');
    await shop.control({ fail: '500', when: 'after' });
    expect(await shop.comeBack(back)).toMatchObject({ to: `/orden/${bought.order.id}` });
    expect((await shop.readOrder(bought.order)).body.data).toMatchObject({ payment_status: 'pending' });
    await shop.control({});
    await shop.db
      .updateTable('payments')
      .set({ commit_started_at: new Date(Date.now() - 60_000) })
      .where('order_id', '=', bought.order.id)
      .execute();
    await settleUnpaid();
    await expectPaid(bought);
  });

  it('with another amount is refunded and confirms nothing', async () => {
    const bought = await orderTwo();
    const { id, payment } = bought.order;
    await shop.db.updateTable('payments').set({ amount: 1 }).where('order_id', '=', id).execute();
    const back = await shop.comeBack(await shop.decide(payment.token, 'approve'));
    expect(back.to).toBe(`/orden/${id}`);
    await expectGivenBack(bought);
    await shop.app.jobs.runDue();
    expect(await shop.ledger(payment.token)).toMatchObject({ refunds: 1 });
  });
});

const settleUnpaid = () => shop.app.jobs.run('settle-unpaid-orders', {});

describe('a payment that was not completed', () => {
  it.each([
    ['refuse', 'refused'],
    ['abort', 'aborted'],
  ] as const)('keeps order and cart and releases the stock (%s)', async (decision, failure) => {
    const bought = await orderTwo();
    const back = await shop.comeBack(await shop.decide(bought.order.payment.token, decision));
    expect(back).toMatchObject({ status: 303, to: `/orden/${bought.order.id}` });
    expect(back.cookie).toContain('order_key=');
    await expectGivenBack(bought);
    expect((await findPayment(shop.db, bought.order.id))?.failure).toBe(failure);
    expect((await shop.placeOrder(bought.cartId)).status).toBe(201);
  });

  it.each([
    ['timeout', 'timeout'],
    ['form-error', 'double'],
  ] as const)('is never committed (%s)', async (mode, failure) => {
    const bought = await orderTwo();
    const { token } = bought.order.payment;
    await shop.control({ return: mode, times: 1 });
    const back = await shop.comeBack(await shop.decide(token, 'approve'));
    expect(back.to).toBe(`/orden/${bought.order.id}`);
    expect(await shop.ledger(token)).toMatchObject({ commits: 0 });
    expect((await findPayment(shop.db, bought.order.id))?.failure).toBe(failure);
    await expectGivenBack(bought);
  });

  it('stays cancelled and is never charged when the shopper returns after the order expired', async () => {
    const bought = await orderTwo();
    const { id, payment } = bought.order;
    const back = await shop.decide(payment.token, 'approve');
    await expire(id);
    await settleUnpaid();
    await expectGivenBack(bought);
    expect(await shop.comeBack(back)).toMatchObject({ to: `/orden/${id}` });
    expect(await shop.ledger(payment.token)).toMatchObject({ commits: 0 });
    await expectGivenBack(bought);
  });

  it('is decided by response code and status, never by vci', async () => {
    const bought = await orderTwo();
    await shop.control({ response_code: -4, times: 1 });
    const back = await shop.pay(bought.order);
    expect(back.to).toBe(`/orden/${bought.order.id}`);
    await expectGivenBack(bought);
  });

  it('releases an order whose process died before the gateway call', async () => {
    const bought = await orderTwo();
    const { id } = bought.order;
    await shop.db
      .updateTable('payments')
      .set({ token: null, url: null })
      .where('order_id', '=', id)
      .execute();
    await settleUnpaid();
    expect(await shop.stockOf('W1')).toBe(10);
    await expire(id);
    await settleUnpaid();
    await expectGivenBack(bought);
  });

  it('keeps the stock of an overdue order while the gateway is unreachable', async () => {
    const bought = await orderTwo();
    await shop.db
      .updateTable('orders')
      .set({ expires_at: new Date(0) })
      .where('id', '=', bought.order.id)
      .execute();
    await shop.control({ fail: '500' });
    await settleUnpaid();
    expect(await shop.stockOf('W1')).toBe(10);
    await shop.control({});
    await settleUnpaid();
    await expectGivenBack(bought);
  });

  it('does not block other overdue orders when the gateway never responds', async () => {
    const first = await orderTwo();
    await shop.setStock({ W1: 12 });
    const ids = [first.order.id, (await orderTwo()).order.id];
    // Make only the two orders of this test overdue.
    await shop.rawQuery(
      `update orders set expires_at = case when id in ('${ids.join("','")}') then now() - interval '1 hour'
         else now() + interval '1 hour' end where payment_status = 'pending'`,
    );
    const take = () => takeUnsettledOrderIds(shop.db, { limit: 1, restS: 0 });
    const taken = [...(await take()), ...(await take())];
    expect(taken.toSorted()).toEqual(ids.toSorted());
    await settleUnpaid();
  });
});

it('settles a commit of a killed process within half a minute, without a return or the queue', async () => {
  const bought = await orderTwo();
  const { id, payment } = bought.order;
  await shop.decide(payment.token, 'approve');
  // The process was killed 21 seconds ago, before the gateway answered.
  await shop.db
    .updateTable('payments')
    .set({ commit_started_at: new Date(Date.now() - 21_000) })
    .where('order_id', '=', id)
    .execute();
  const log = { error: () => undefined, warn: () => undefined };
  const watch = createPaymentWatcher({
    db: shop.db,
    gateway: createWebpayGateway(shop.config),
    jobs: shop.app.jobs,
    log,
  });
  watch.start();
  await expect
    .poll(async () => (await shop.readOrder(bought.order)).body.data.payment_status, { timeout: 10_000 })
    .toBe('success');
  await watch.stop();
  await expectPaid(bought);
});
