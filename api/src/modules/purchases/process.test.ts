import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';

const READY_WITHIN_MS = 15_000;

let shop: Shop;
let children: ChildProcess[] = [];
beforeAll(async () => {
  shop = await openShop({ LOG_LEVEL: 'silent' });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.control({});
  await Promise.all(children.map((child) => stop(child)));
  children = [];
});

const stop = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

/** A process of its own on the test's database; its shopper, and what it logged. */
const startProcess = async (port: number) => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../main.ts')], {
    env: {
      ...process.env,
      API_PORT: String(port),
      DATABASE_URL: shop.url,
      DATA_DIR: shop.config.DATA_DIR,
      APP_SECRET: shop.config.APP_SECRET,
      MAIL_DIR: shop.config.MAIL_DIR,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      WEBPAY_BASE_URL: shop.config.WEBPAY_BASE_URL,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const lines: string[] = [];
  child.stdout.on('data', (chunk) => lines.push(String(chunk)));
  child.stderr.on('data', (chunk) => lines.push(String(chunk)));
  const base = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const isReady = await fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    if (Date.now() > deadline) throw new Error(`not ready: ${lines.join('')}`);
    await wait(50);
  }
  return { child, shopper: shop.at(base), log: () => lines.join('') };
};

describe('an API process', { timeout: 40_000 }, () => {
  it('writes no personal data, token or key into its log', async () => {
    const { shopper, log } = await startProcess(await shop.freePort());
    const cart = await shopper.cartWith({ W5: 1 });
    const { body: order } = await shopper.placeOrder(cart, { newsletter: true });
    await shopper.comeBack(await shop.decide(order.payment.token, 'approve'));
    await shopper.call('POST', '/login', { email: 'ana.soto@example.cl', password: 'secreta-1234' });
    await shop.control({ fail: '500' });
    await shopper.placeOrder(await shopper.cartWith({ W5: 1 }));
    await wait(2500);
    expect(log()).toContain('the gateway gave no token');
    const told = ['ana.soto', 'Soto', '12345678', '12.345.678', '8765', 'Aromos', 'secreta'];
    for (const secret of [...told, order.access_key, order.payment.token, cart]) {
      expect(log()).not.toContain(secret);
    }
  });

  it('that is killed while it asks the gateway leaves an order that the same key finds', async () => {
    const port = await shop.freePort();
    const first = await startProcess(port);
    const cart = await first.shopper.cartWith({ W1: 2 });
    const key = randomUUID();
    await shop.control({ latency_ms: 1500, operation: 'create', times: 1 });
    const lost = first.shopper.placeOrder(cart, {}, key).catch(() => 'lost');
    await wait(600);
    await stop(first.child, 'SIGKILL');
    expect(await lost).toBe('lost');
    expect(await shop.stockOf('W1')).toBe(10);

    const second = await startProcess(port);
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

  it('stops cleanly when asked', async () => {
    const { child } = await startProcess(await shop.freePort());
    await stop(child);
    expect(child.exitCode).toBe(0);
  });
});
