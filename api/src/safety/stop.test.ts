import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startProcess, stopProcess } from '../../test/process.ts';
import { openShop, type Shop } from '../../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('answers the request in flight on SIGTERM, accepts no new one, and exits with 0', async () => {
  const port = await shop.freePort();
  const { child } = await startProcess(shop, { port, env: { BOT_CHECK: 'off' } });
  const body = JSON.stringify({ email: 'lenta@example.cl' });
  // The client sends the rest of the body after SIGTERM, so the request is in flight when the process stops.
  const answer = new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', async () => {
      socket.write(
        'POST /api/newsletter HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n' +
          `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
      );
      await wait(200);
      child.kill('SIGTERM');
      await wait(300);
      socket.write(body.slice(5));
    });
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => undefined);
  });
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"ok":true/);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  await stopProcess(child);
  expect(child.exitCode).toBe(0);
  const { rows } = await shop.rawQuery(
    "select email from newsletter_subscriptions where email = 'lenta@example.cl'",
  );
  expect(rows).toHaveLength(1);
});

it('fails /readyz at SIGTERM, and answers new requests until load balancers have noticed', async () => {
  const port = await shop.freePort();
  const { child, base } = await startProcess(shop, { port, env: { STOP_NOTICE_MS: '2000' } });
  child.kill('SIGTERM');
  await vi.waitFor(async () => expect((await fetch(`${base}/readyz`)).status).toBe(503));
  const answer = await fetch(`${base}/api/regions`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await stopProcess(child);
  expect(child.exitCode).toBe(0);
});
