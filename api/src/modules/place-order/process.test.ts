import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startProcess, stopProcess } from '../../../test/process.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
let children: ChildProcess[] = [];
beforeAll(async () => {
  shop = await openShop({ LOG_LEVEL: 'silent' });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.control({});
  await Promise.all(children.map((child) => stopProcess(child)));
  // Every process that no test has killed must end with the exit code 0.
  const codes = children.filter(({ signalCode }) => signalCode === null).map(({ exitCode }) => exitCode);
  expect(codes).toEqual(codes.map(() => 0));
  children = [];
});

const start = async (port: number) => {
  const started = await startProcess(shop, { port });
  children.push(started.child);
  return started;
};

describe('an API process', () => {
  it('writes no personal data, token or key into its log', async () => {
    const { shopper, log } = await start(await shop.freePort());
    const cart = await shopper.cartWith({ W5: 1 });
    const { body: order } = await shopper.placeOrder(cart, { newsletter: true });
    await shopper.comeBack(await shop.decide(order.payment.token, 'approve'));
    await shopper.call('GET', `/discount-codes/auto-apply?cart_id=${cart}&email=query@example.cl`);
    await shopper.call('GET', `/discount-codes/auto-apply?cart_id=${cart}`, undefined, {
      'x-customer-email': 'header@example.cl',
    });
    await shopper.call('POST', '/login', { email: 'ana.soto@example.cl', password: 'secreta-1234' });
    await shop.control({ fail: '500' });
    await shopper.placeOrder(await shopper.cartWith({ W5: 1 }));
    // Wait for the jobs, because they log as well.
    await shop.untilJobsEnd();
    expect(log()).toContain('the gateway gave no token');
    const personalData = [
      'ana.soto',
      'Soto',
      '12345678',
      '12.345.678',
      '87654321',
      '8765 4321',
      'Aromos',
      'secreta',
      'query@',
      'header@',
    ];
    for (const secret of [...personalData, order.access_key, order.payment.token, cart]) {
      expect(log()).not.toContain(secret);
    }
  });

  it('that is killed during the gateway call leaves an order that the same key finds', async () => {
    const port = await shop.freePort();
    const first = await start(port);
    const cart = await first.shopper.cartWith({ W1: 2 });
    const key = randomUUID();
    await shop.control({ latency_ms: 1500, operation: 'create', times: 1 });
    const lost = first.shopper.placeOrder(cart, {}, key).catch(() => 'lost');
    // The order is stored before the gateway is called.
    await expect.poll(() => shop.stockOf('W1'), { timeout: 10_000, interval: 20 }).toBe(10);
    await stopProcess(first.child, 'SIGKILL');
    expect(await lost).toBe('lost');
    expect(await shop.stockOf('W1')).toBe(10);

    const second = await start(port);
    const { status, body: order } = await second.shopper.placeOrder(cart, {}, key);
    expect(status).toBe(201);
    expect(await shop.stockOf('W1')).toBe(10);
    const back = await second.shopper.comeBack(await shop.decide(order.payment.token, 'approve'));
    expect(back.to).toContain(`/gracias/${order.id}`);
    const orders = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('cart_id', '=', cart.split('.')[0] ?? '')
      .execute();
    expect(orders).toEqual([{ id: order.id }]);
  });
});
