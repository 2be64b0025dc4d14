import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashAtEachStatement } from '../../test/crashes.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { refundOrder } from '../modules/operator/refund-order.service.ts';
import { handleReturn } from '../modules/order-payments/webpay-return.service.ts';
import type { OrderBody } from '../modules/orders/customer-details.ts';
import { createWebpayGateway } from '../modules/payments/webpay.gateway.ts';
import { placeOrder } from '../modules/place-order/place-order.service.ts';
import { refundPayment } from '../modules/refunds/refunds.service.ts';
import { unpaidLimitOf } from '../modules/unpaid-orders/unpaid-limits.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.setStock({ W1: 1000, W4: 1000 });
});
afterAll(() => shop.close());

const log = { error: () => undefined, warn: () => undefined };

const sums = async () => {
  const { rows } = await shop.rawQuery(`
    select (select count(*)::int from orders) as orders,
      (select count(*)::int from order_lines) as lines,
      (select sum(stock)::int from skus) as stock,
      (select count(*)::int from jobs.job where name = 'send-order-mail') as mails,
      (select count(*)::int from newsletter_subscriptions where tick is not null) as ticks,
      (select count(*)::int from coupon_uses) as coupons`);
  return rows[0];
};

describe('an API process that crashes', () => {
  it('while storing an order leaves no partial order, stock, mail or coupon', async () => {
    await shop.db
      .insertInto('coupons')
      .values({ code: 'CAIDA', amount: 100, uses: 1, percent: null, email: null })
      .execute();
    const cart = await shop.cartWith({ B1: 1, W1: 2 });
    expect((await shop.placeOrder(cart)).status).toBe(201);
    const before = await sums();
    const body = {
      email: 'ana@example.cl',
      name: 'Ana',
      surname: 'Soto',
      rut: '12.345.678-5',
      phone: '987654321',
      delivery: { method: 'home', address: 'Uno 1', commune_id: '13120', receiver: 'me' },
      payment_method: { document: '0', platform: 'webpay' },
      gift_box: { check: true },
      coupon: 'CAIDA',
      terms: true,
      newsletter: true,
    } as OrderBody;
    const request = {
      cartKey: cart.split('.')[0] ?? '',
      idempotencyKey: randomUUID(),
      body,
      userId: null,
      guestId: null,
      locale: 'es' as const,
      expiryMs: { webpay: 60_000, transfer: 60_000 },
      placer: {
        limit: unpaidLimitOf('webpay', shop.config),
        isConfirmed: false,
        isChecked: false,
        isNearLimit: false,
      },
    };
    const statements = await crashAtEachStatement(shop.db, async (db) => {
      try {
        await placeOrder({ db, jobs: shop.app.jobs }, request);
      } catch (error) {
        expect(await sums()).toEqual(before);
        throw error;
      }
    });
    expect(statements).toBeGreaterThan(15);
    expect(await sums()).toMatchObject({ orders: 2, coupons: 1, ticks: 1 });
  });

  it('while settling a payment loses no money: the next return or the job completes it', async () => {
    const gateway = createWebpayGateway(shop.config);
    const statements = await crashAtEachStatement(shop.db, async (db) => {
      const { body: order } = await shop.placeOrder(await shop.cartWith({ W1: 1 }));
      const back = (await shop.decide(order.payment.token, 'approve')).headers.get('location') ?? '';
      const token = new URL(back).searchParams.get('token_ws') ?? '';
      const deps = { db, gateway, jobs: shop.app.jobs, log };
      try {
        await handleReturn(deps, { kind: 'normal', token });
      } finally {
        // The lease of the dead process is over.
        await shop.rawQuery(
          `update payments set commit_started_at = now() - interval '60 seconds'
           where order_id = '${order.id}' and commit_started_at is not null`,
        );
        await shop.app.jobs.run('settle-unpaid-orders', {});
        await shop.comeBack(back);
        expect((await shop.readOrder(order)).body.data).toMatchObject({ payment_status: 'success' });
        expect(await shop.ledger(order.payment.token)).toMatchObject({ status: 'AUTHORIZED', refunds: 0 });
        expect(await shop.mailJobsOf(order, 'payment-approved')).toHaveLength(1);
      }
    });
    expect(statements).toBeGreaterThan(6);
  });

  it('while refunding refunds once, at any statement', async () => {
    const gateway = createWebpayGateway(shop.config);
    const statements = await crashAtEachStatement(shop.db, async (db) => {
      const { body: order } = await shop.placeOrder(await shop.cartWith({ W1: 1 }));
      await shop.comeBack(await shop.decide(order.payment.token, 'approve'));
      const { jobs } = shop.app;
      await refundOrder({ db: shop.db, jobs }, order.id, { amount: 1000, byHand: false, dryRun: false });
      try {
        await refundPayment({ db, gateway, jobs, log }, order.id);
      } finally {
        // The lease of the dead process is over.
        await shop.rawQuery(
          `update refunds set asked_at = asked_at - interval '60 seconds' where order_id = '${order.id}'`,
        );
        await jobs.run('give-open-refunds', {});
        expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: 1000 });
        expect((await shop.readOrder(order)).body.data).toMatchObject({ refunded: 1000 });
        expect(await shop.mailJobsOf(order, 'order-refunded')).toHaveLength(1);
      }
    });
    expect(statements).toBeGreaterThan(5);
  });
});
