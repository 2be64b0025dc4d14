import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiProcess, startProcess, stopProcess } from '../../test/process.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { type LineFault, openProxy } from '../../test/tcp-proxy.ts';

const REFUSED_WITHIN_MS = 10_000;
const HEALTHY_WITHIN_MS = 5_000;
/** Duration of the fault. Longer than the API waits for connections from before the fault. */
const FAULT_MS = 3000;

let shop: Shop;
let line: Awaited<ReturnType<typeof openProxy>>;
let api: ApiProcess;
beforeAll(async () => {
  shop = await openShop();
  line = await openProxy(shop.url);
  api = await startProcess(shop, {
    port: await shop.freePort(),
    env: { DATABASE_URL: line.url, LOG_LEVEL: 'silent' },
  });
  await shop.setStock({ W1: 1000 });
});
afterAll(async () => {
  if (api) await stopProcess(api.child, 'SIGKILL');
  await line?.close();
  await shop.close();
});

const timed = async <T>(work: Promise<T>): Promise<{ result: T; ms: number }> => {
  const started = performance.now();
  const result = await work;
  return { result, ms: performance.now() - started };
};

it.each<LineFault>(['cut', 'stalled', 'slow'])(
  'a database connection that is %s: explained errors within 10 s, healthy 5 s later',
  async (fault) => {
    const { shopper } = api;
    const cart = await shopper.cartWith({ W1: 1 });
    const others = await Promise.all(Array.from({ length: 10 }, () => shopper.cartWith({ W1: 1 })));
    line.spoil(fault);
    // As many reads as the pool has connections, outside of a transaction: PostgreSQL would never end these.
    const reads =
      fault === 'slow' ? [] : others.map((other) => shopper.call('GET', `/shopping-cart?cart_id=${other}`));
    const asks = [
      ...reads,
      shopper.placeOrder(cart),
      shopper.call<{ code: string; errors: string[] }>('GET', '/regions'),
      ...others.flatMap((other) => [
        shopper.placeOrder(other),
        shopper.call('PUT', `/shopping-cart?cart_id=${other}`, { sku: 'W1', qty: 2 }),
      ]),
    ];
    const answers = Promise.all(asks.map((ask) => timed(ask)));
    answers.catch(() => undefined);
    await wait(FAULT_MS);
    if (fault !== 'slow') line.spoil(null);
    for (const { result, ms } of await answers) {
      expect(ms).toBeLessThan(REFUSED_WITHIN_MS);
      if (result.status < 300 && fault === 'slow') continue;
      expect(result).toMatchObject({
        status: 503,
        body: { code: 'UNAVAILABLE', errors: ['Hay un problema con el servidor, intenta más tarde'] },
      });
    }
    line.spoil(null);
    const { ms } = await timed(
      (async () => {
        // Healthy means: `/readyz` answers 200, and the first order after it succeeds.
        while (!(await fetch(`${api.base}/readyz`)).ok) await wait(50);
      })(),
    );
    expect(ms).toBeLessThan(HEALTHY_WITHIN_MS);
    const placed = await timed(shopper.placeOrder(await shopper.cartWith({ W1: 1 })));
    expect(placed.result.status).toBe(201);
    expect(placed.ms + ms).toBeLessThan(HEALTHY_WITHIN_MS);
    // The order that the fault interrupted holds no lock any more: the same cart can be ordered.
    expect((await shopper.placeOrder(cart)).status).toBe(201);
  },
);
