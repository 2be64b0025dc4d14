import { once } from 'node:events';
import { type AddressInfo, connect as openSocket } from 'node:net';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/harness.ts';
import { buildApp } from '../app.ts';
import { connect } from '../db/connect.ts';

it('a stopping API answers requests in flight and closes the connection', async () => {
  const shop = await createTestApp();
  const db = connect('postgres://127.0.0.1:1/none');
  const app = await buildApp({ config: shop.config, db });
  const entered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  app.get('/held', async () => {
    entered.resolve();
    await released.promise;
    return { held: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = openSocket((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (part: string) => {
    text += part;
  });
  socket.write('GET /held HTTP/1.1\r\nHost: api\r\n\r\n');
  await entered.promise;
  const closed = app.close();
  await new Promise(setImmediate);
  released.resolve();
  await once(socket, 'end');
  await closed;
  expect(text).toContain('200 OK');
  expect(text.toLowerCase()).toContain('connection: close');
  expect(text).toContain('{"held":true}');
  await db.destroy();
  await shop.close();
});
