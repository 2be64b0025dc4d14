/** Limits of one client network at the proxy. */
import { type ClientRequest, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCompose } from './compose-file.ts';
import { send, startAll } from './proxied-servers.ts';
import { findHaproxy, type Haproxy, type Rights } from './proxy.ts';

const { user = '' } = readCompose('docker-compose.yml').services.proxy ?? {};
const RIGHTS: Rights = { user, capabilities: [] };
const STRANGER = '127.0.0.3';
const IN_FRONT = '127.0.0.2';

let haproxy: Haproxy;
beforeAll(async () => {
  haproxy = await findHaproxy();
});
afterAll(() => {
  if (haproxy.kind === 'ready') haproxy.remove();
});
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const start = async (settings: Record<string, string>) => {
  const all = await startAll(haproxy as Extract<Haproxy, { kind: 'ready' }>, RIGHTS, settings);
  ends.push(all.stop);
  return all;
};

/** Opens a connection that sends nothing. @returns whether the proxy keeps it */
const openIdle = async (port: number): Promise<{ isOpen: () => boolean }> => {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: STRANGER });
  ends.push(() => socket.destroy());
  let isOpen = true;
  socket
    .on('error', () => {})
    .once('close', () => {
      isOpen = false;
    });
  await new Promise((done) => socket.once('connect', done).once('close', done));
  return { isOpen: () => isOpen };
};

describe('the proxy', () => {
  it('closes further connections of a network that has many, and none of another', async ({ skip }) => {
    if (haproxy.kind === 'none') return skip(haproxy.reason);
    const { port, ask } = await start({ NETWORK_CONNECTIONS: '3' });
    const idle: Awaited<ReturnType<typeof openIdle>>[] = [];
    for (let index = 0; index < 6; index += 1) idle.push(await openIdle(port));
    await vi.waitFor(() => expect(idle.filter(({ isOpen }) => isOpen())).toHaveLength(3));
    expect((await ask('/api/wines')).status).toBe(200);
  });

  it.for([
    { network: 'an IPv4 address', held: ['203.0.113.7'], same: '203.0.113.7', other: '203.0.113.8' },
    {
      network: 'an IPv6 /64',
      held: ['2001:db8:0:1::1', '2001:db8:0:1:a::2'],
      same: '2001:db8:0:1::3',
      other: '2001:db8:0:2::1',
    },
  ])(
    'refuses further requests of $network that has many in progress',
    async ({ held, same, other }, { skip }) => {
      if (haproxy.kind === 'none') return skip(haproxy.reason);
      const { port, api } = await start({ NETWORK_REQUESTS: '3', FRONT_NETWORKS: `${IN_FRONT}/32` });
      const from = (ip: string) => ({
        path: '/api/wines',
        localAddress: IN_FRONT,
        headers: { 'x-forwarded-for': ip, 'accept-language': 'en' },
      });
      api.answer = () => {};
      const slow: ClientRequest[] = [0, 1, 2].map((index) =>
        request({ host: '127.0.0.1', port, agent: false, ...from(held[index % held.length] as string) }),
      );
      for (const one of slow) one.on('error', () => {}).end();
      ends.push(() => slow.forEach((one) => void one.destroy()));
      await vi.waitFor(() => expect(api.seen).toHaveLength(3));
      api.answer = (_, response) => void response.end('{}');
      const refused = await send(port, from(same));
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
      expect(JSON.parse(refused.body)).toMatchObject({ code: 'UNAVAILABLE' });
      expect((await send(port, from(other))).status).toBe(200);
      for (const one of slow) one.destroy();
      await vi.waitFor(async () => expect((await send(port, from(same))).status).toBe(200));
    },
  );
});
