import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordApi, recordBuild } from 'releases/contract-record';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkContracts } from './check-deploy.ts';
import { fetchContracts } from './released-contracts.ts';

const facts = { version: '1', federation: '2.9.2', shared: {} };
const aRemote = () =>
  recordBuild({ ...facts, id: 'checkout', exposes: [], uses: { 'api/shopping-cart': ['readCart'] } });

let server: Server;
let shop: string;
/** Path → status and record. */
let answers: Record<string, [status: number, record?: object]>;
beforeEach(async () => {
  server = createServer(({ url }, response) => {
    const [status, record] = answers[url ?? ''] ?? [404];
    response.writeHead(status).end(record ? JSON.stringify(record) : 'no');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  shop = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('compares a remote with the records of a running shop', async () => {
  const shell = await recordBuild({ ...facts, id: 'shell', exposes: [], uses: {} });
  const api = recordApi('7');
  api.endpoints = {};
  answers = { '/contracts/shell': [200, shell], '/contracts/api': [200, api] };
  const lines = checkContracts(await aRemote(), await fetchContracts(shop, 'checkout'));
  expect(lines.find(({ title }) => title === 'with api 7')).toEqual({
    title: 'with api 7',
    kind: 'failed',
    details: [
      'endpoint read-cart: the API does not have it',
      'First api: release it with what checkout needs. Until then, checkout must work with api 7',
    ],
  });
  expect(lines.map(({ title }) => title)).toContain('with shell 1');
});

it('reports an API without a record as not compared', async () => {
  answers = {
    '/contracts/shell': [200, await recordBuild({ ...facts, id: 'shell', exposes: [], uses: {} })],
  };
  const lines = checkContracts(await aRemote(), await fetchContracts(shop, 'checkout'));
  expect(lines.find(({ title }) => title === 'with api')?.kind).toBe('not-compared');
});

it('names the address that does not answer', async () => {
  answers = { '/contracts/shell': [503] };
  await expect(fetchContracts(shop, 'checkout')).rejects.toThrow(`${shop}/contracts/shell answers 503`);
  answers = {};
  await expect(fetchContracts(shop, 'checkout')).rejects.toThrow(`Is ${shop} a shop of this version?`);
  await expect(fetchContracts('http://localhost:1', 'checkout')).rejects.toThrow(
    'http://localhost:1/contracts/',
  );
});
