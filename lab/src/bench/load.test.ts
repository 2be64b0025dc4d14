import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { measure } from './load.ts';

it.each([
  [304, false],
  [302, true],
])('a response with status %i counts as failed: %s', async (status, isFailed) => {
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const load = { requests: [{ path: '/' }], connections: 1, seconds: 1 };
  const { failed } = await measure(`http://127.0.0.1:${port}`, load);
  server.close();
  expect(failed > 0).toBe(isFailed);
});
