/** The proxy behind another one that ends TLS, such as the ingress controller of Kubernetes. */
import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCompose } from './compose-file.ts';
import { send, startAll } from './proxied-servers.ts';
import { findHaproxy, type Haproxy, type Rights } from './proxy.ts';

const { user = '' } = readCompose('docker-compose.yml').services.proxy ?? {};
const RIGHTS: Rights = { user, capabilities: [] };
/** Address of the proxy in front. Its requests come from this address of the machine. */
const IN_FRONT = '127.0.0.2';
const SETTINGS = { FRONT_NETWORKS: `10.9.0.0/16 ${IN_FRONT}/32` };

let haproxy: Haproxy;
beforeAll(async () => {
  haproxy = await findHaproxy();
});
afterAll(() => {
  if (haproxy.kind === 'ready') haproxy.remove();
});

describe.each([
  { server: 'the API', path: '/api/wines' },
  { server: 'the shell', path: '/vinos' },
])('behind another proxy, $server', ({ path }) => {
  it('gets the address and the scheme of each shopper, also on a kept connection', async ({ skip }) => {
    if (haproxy.kind === 'none') return skip(haproxy.reason);
    const { port, stop } = await startAll(haproxy, RIGHTS, SETTINGS);
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: IN_FRONT });
    try {
      const received = async (headers: Record<string, string>) => {
        const { headers: got } = JSON.parse((await send(port, { path, agent, headers })).body);
        return [got['x-forwarded-for'], got['x-forwarded-proto'], got['x-forwarded-host']];
      };
      const first = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
      const forged = { 'x-forwarded-host': 'evil.example' };
      expect(await received({ ...first, ...forged })).toEqual(['203.0.113.7', 'https', undefined]);
      // Only the last address is one that the proxy in front saw.
      const second = { 'x-forwarded-for': '198.51.100.1, 203.0.113.8', 'x-forwarded-proto': 'http' };
      expect((await received(second)).slice(0, 2)).toEqual(['203.0.113.8', 'http']);
      expect((await received({ 'x-forwarded-for': '2001:db8::1' }))[0]).toBe('2001:db8::1');
      const nonsense = { 'x-forwarded-for': 'nobody', 'x-forwarded-proto': 'gopher' };
      expect((await received(nonsense)).slice(0, 2)).toEqual([IN_FRONT, 'http']);
    } finally {
      agent.destroy();
      await stop();
    }
  });

  it('gets no address that a client outside of the networks in front claims', async ({ skip }) => {
    if (haproxy.kind === 'none') return skip(haproxy.reason);
    const { ask, stop } = await startAll(haproxy, RIGHTS, SETTINGS);
    try {
      const claim = { 'x-forwarded-for': `203.0.113.7, ${IN_FRONT}`, 'x-forwarded-proto': 'https' };
      expect(JSON.parse((await ask(path, claim)).body).headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
      });
    } finally {
      await stop();
    }
  });
});
