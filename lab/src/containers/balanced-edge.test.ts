/** The chain of docker-compose.scale.yml: the real HAProxy in front of the real Varnish in front of a server. */

import { type EchoOrigin, startEchoOrigin } from 'shell/testing/echo-origin';
import { type Edge, hasVarnish, PURGE_TOKEN, startEdge } from 'shell/testing/edge';
import { freePort } from 'tools/process/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCompose } from './compose-file.ts';
import { send } from './proxied-servers.ts';
import { findHaproxy, type RunningProxy, startProxy, stopProxy } from './proxy.ts';

const { user = '', environment = {} } = readCompose('docker-compose.scale.yml').services.proxy ?? {};
const LOCAL = '127.0.0.1';

const haproxy = await findHaproxy();

/** Request headers by which a client could try to change the cached page of other shoppers. */
const HOSTILE = {
  host: 'evil.example',
  cookie: 'session=evil; locale=en',
  authorization: 'Bearer evil',
  forwarded: 'for=evil;host=evil.example',
  'x-forwarded-for': '203.0.113.66, 203.0.113.67',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-original-url': '/evil',
  'x-page-context': 'evil',
  'x-shop-locale': 'evil',
  'x-edge-class': 'file',
  'x-request-id': 'evil',
  'accept-language': 'evil',
  connection: 'x-forwarded-for, x-forwarded-proto',
};

describe.skipIf(!hasVarnish || haproxy.kind === 'none')('a page behind HAProxy and Varnish', () => {
  const started: { stop(): Promise<unknown> }[] = [];
  let [shell, api, apiOfEdge] = [] as unknown as [EchoOrigin, EchoOrigin, EchoOrigin];
  let edge: Edge;
  let proxy: RunningProxy;
  let port: number;

  beforeAll(async () => {
    if (haproxy.kind === 'none') return;
    // Two APIs show which of HAProxy and Varnish has forwarded a call.
    [shell, api, apiOfEdge] = await Promise.all([
      startEchoOrigin('shell'),
      startEchoOrigin('api'),
      startEchoOrigin('api of the edge'),
    ]);
    started.push(shell, api, apiOfEdge);
    edge = await startEdge([shell.port], [apiOfEdge.port]);
    started.push(edge);
    port = await freePort();
    const settings = {
      ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
      PROXY_LISTEN: String(port),
      API_LISTEN: String(await freePort()),
      CONNECT_RETRIES: '0',
      SHELL_HOST: LOCAL,
      SHELL_PORT: String(edge.port),
      SHELL_SERVERS: '1',
      API_HOST: LOCAL,
      API_PORT: String(api.port),
      API_SERVERS: '1',
    };
    proxy = await startProxy(haproxy, settings, { user, capabilities: [] });
    started.push({ stop: () => stopProxy(proxy) });
  }, 120_000);
  afterAll(async () => {
    for (const one of started.toReversed()) await one.stop();
    if (haproxy.kind === 'ready') haproxy.remove();
  });

  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await send(port, { path, method, headers });
    return { ...answer, timing: String(answer.headers['server-timing'] ?? '') };
  };

  it('comes from the memory of the edge the second time', async () => {
    const first = await ask('/vinos?tipo=tinto');
    expect(first).toMatchObject({ status: 200, timing: expect.stringContaining('edge;desc=miss') });
    expect(JSON.parse(first.body)).toMatchObject({ name: 'shell', url: '/vinos?tipo=tinto' });
    const second = await ask('/vinos?tipo=tinto&utm_source=tv');
    expect(second).toMatchObject({ status: 200, timing: expect.stringContaining('edge;desc=hit') });
    expect(second.body).toBe(first.body);
  });

  it('contains nothing that the first visitor made up', async () => {
    const hostile = await ask('/regalos', HOSTILE);
    expect(hostile.status).toBe(200);
    const page = await ask('/regalos', { cookie: 'locale=en' });
    expect(page).toMatchObject({ timing: expect.stringContaining('edge;desc=hit'), body: hostile.body });
    expect(page.body).not.toMatch(/evil|203\.0\.113/);
    // Both HAProxy and Varnish add the address from which they got the request.
    expect(JSON.parse(page.body).headers).toMatchObject({
      'x-forwarded-for': `${LOCAL}, ${LOCAL}`,
      'x-forwarded-proto': 'http',
    });
  });

  it('stays in the edge when a stranger purges, and addresses of operators are hidden', async () => {
    await ask('/ofertas');
    const purge = { 'purge-token': PURGE_TOKEN, 'xkey-purge': 'all' };
    expect((await ask('/', purge, 'PURGE')).status).toBe(404);
    expect((await ask('/ofertas')).timing).toContain('edge;desc=hit');
    for (const path of ['/metrics', '/readyz', '/healthz', '/page-context', '/%6detrics'])
      expect((await ask(path)).status, path).toBe(404);
  });

  it('lets API calls go past the edge, also when the edge is away', async () => {
    const nameAt = async (path: string) => JSON.parse((await ask(path)).body).name;
    expect(await nameAt('/api/wines?tipo=tinto')).toBe('api');
    expect((await ask('/api/wines')).timing).not.toContain('edge');
    expect(await nameAt('/api/payments/webpay/return')).toBe('shell');
    expect(await nameAt('/storage/products/tinto.1a2b3c4d')).toBe('api of the edge');
    await edge.stop();
    expect((await ask('/vinos?tipo=tinto')).status).toBe(503);
    expect(await nameAt('/api/wines')).toBe('api');
  });
});
