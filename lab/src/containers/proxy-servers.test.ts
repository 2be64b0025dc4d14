/** The proxy and its servers: which one gets a request, how often, and while it starts, moves or dies. */
import { Agent, request } from 'node:http';
import { freePort } from 'tools/process/ports';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCompose } from './compose-file.ts';
import { type Backend, send, startAll, startBackend, startNameServer } from './proxied-servers.ts';
import { findHaproxy, type Haproxy, type Rights } from './proxy.ts';

const { user = '' } = readCompose('docker-compose.yml').services.proxy ?? {};
const RIGHTS: Rights = { user, capabilities: [] };

let reason: string | undefined;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  const haproxy = await findHaproxy();
  if (haproxy.kind === 'none') reason = haproxy.reason;
  else haproxy.remove();
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const start = async (settings: Readonly<Record<string, string>> = {}, edit?: (text: string) => string) => {
  const haproxy = (await findHaproxy(edit)) as Extract<Haproxy, { kind: 'ready' }>;
  ends.push(haproxy.remove);
  const all = await startAll(haproxy, RIGHTS, settings);
  ends.push(all.stop);
  return all;
};

/** The proxy finds its APIs by their name. It asks a name server of the test, more often than in a container. */
const startNamed = async (addresses: string[], settings: Readonly<Record<string, string>> = {}) => {
  const names = await startNameServer(addresses);
  ends.push(names.stop);
  return start({ API_HOST: 'api', API_SERVERS: '3', ...settings }, (text) =>
    text
      .replace(/^ {2}parse-resolv-conf$/m, `  nameserver test 127.0.0.1:${names.port}`)
      .replace(/^ {2}(timeout resolve|hold valid) \d+s$/gm, '  $1 50ms'),
  );
};

const startApi = async (name: string, host: string, port: number): Promise<Backend> => {
  const api = await startBackend(name, host, port);
  ends.push(api.close);
  return api;
};

const PATIENT = { timeout: 30_000 };
const MANY = Array.from({ length: 12 }, (_, index) => index);

describe('the proxy', () => {
  it('sends a request whose connection was refused to another API, also a POST', async ({ skip }) => {
    if (reason) return skip(reason);
    const apiPort = await freePort();
    const [one, two] = [
      await startApi('one', '127.0.0.1', apiPort),
      await startApi('two', '127.0.0.2', apiPort),
    ];
    // Health checks would take the closed one away before a request finds it closed.
    const { port } = await startNamed(['127.0.0.1', '127.0.0.2'], {
      API_PORT: String(apiPort),
      CONNECT_RETRIES: '5',
    });
    const post = () => send(port, { path: '/api/orders', method: 'POST' }, '{}');
    await vi.waitFor(async () => {
      await post();
      expect(Math.min(one.seen.length, two.seen.length)).toBeGreaterThan(0);
    }, PATIENT);
    await one.close();
    for (const _ of MANY) expect(JSON.parse((await post()).body).name).toBe('two');
  });

  it.for([
    { when: 'the first', before: 0 },
    { when: 'the second', before: 1 },
  ])(
    'sends a POST once, when the API dies after it got it as $when of a connection',
    async ({ before }, { skip }) => {
      if (reason) return skip(reason);
      const { port, api } = await start({ CONNECT_RETRIES: '5' });
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      ends.push(() => agent.destroy());
      for (let index = 0; index < before; index += 1) await send(port, { path: '/api/regions', agent });
      api.seen.length = 0;
      api.answer = (incoming) => void incoming.resume().once('end', () => incoming.socket.destroy());
      const answer = await send(port, { path: '/api/orders', method: 'POST', agent }, '{}').catch(
        (error: NodeJS.ErrnoException) => error.code,
      );
      // A kept connection is closed without a response.
      if (before) expect(answer).toBe('ECONNRESET');
      else expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
      await send(port, { path: '/api/orders?second' });
      expect(api.seen.map(({ url }) => url)).toEqual(['/api/orders', '/api/orders?second']);
    },
  );

  it('finds an API that starts after it, and that gets another address', async ({ skip }) => {
    if (reason) return skip(reason);
    const apiPort = await freePort();
    const addresses: string[] = [];
    const { ask } = await startNamed(addresses, { API_PORT: String(apiPort) });
    expect((await ask('/api/wines')).status).toBe(503);

    const old = await startApi('old', '127.0.0.1', apiPort);
    addresses.push('127.0.0.1');
    const untilFound = (name: string) =>
      vi.waitFor(async () => expect((await ask('/api/wines')).body).toContain(`"name":"${name}"`), PATIENT);
    await untilFound('old');

    await startApi('new', '127.0.0.2', apiPort);
    addresses.splice(0, 1, '127.0.0.2');
    await untilFound('new');
    const { length } = old.seen;
    for (const _ of MANY) await ask('/api/wines');
    expect(old.seen).toHaveLength(length);
  });

  it('skips an API that is not ready, and asks all of them when none is', async ({ skip }) => {
    if (reason) return skip(reason);
    const apiPort = await freePort();
    const [one, two] = [
      await startApi('one', '127.0.0.1', apiPort),
      await startApi('two', '127.0.0.2', apiPort),
    ];
    const { port, innerPort } = await startNamed(['127.0.0.1', '127.0.0.2'], { API_PORT: String(apiPort) });
    const namesAt = async (at: number) => {
      const answers = await Promise.all(MANY.map(() => send(at, { path: '/api/wines' })));
      return [...new Set(answers.map(({ body }) => JSON.parse(body).name))].sort();
    };
    const untilAsked = (expected: string[]) =>
      vi.waitFor(
        async () => expect([await namesAt(port), await namesAt(innerPort)]).toEqual([expected, expected]),
        PATIENT,
      );
    await untilAsked(['one', 'two']);
    one.isReady = false;
    await untilAsked(['two']);
    two.isReady = false;
    await untilAsked(['one', 'two']);
    two.isReady = true;
    await untilAsked(['two']);
  });

  it('aborts a request at the API when the client leaves', async ({ skip }) => {
    if (reason) return skip(reason);
    const { port, api } = await start({ API_TIMEOUT: '1h' });
    const closed = Promise.withResolvers<boolean>();
    api.answer = (_, response) => response.once('close', () => closed.resolve(response.writableEnded));
    const sent = request({ host: '127.0.0.1', port, path: '/api/wines' });
    sent.on('error', () => {});
    sent.end();
    await vi.waitFor(() => expect(api.seen).toHaveLength(1), PATIENT);
    sent.destroy();
    expect(await closed.promise).toBe(false);
  });

  it('cuts a response in the middle of which the API dies', async ({ skip }) => {
    if (reason) return skip(reason);
    const { port, api } = await start();
    api.answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    };
    await expect(send(port, { path: '/api/wines' })).rejects.toThrow('aborted');
  });

  it('passes a large body on as it arrives', async ({ skip }) => {
    if (reason) return skip(reason);
    const { port, api } = await start();
    api.answer = (incoming, response) => void incoming.pipe(response);
    const body = 'x'.repeat(1024 * 1024);
    const headers = { expect: '100-continue' };
    expect((await send(port, { path: '/api/proof', method: 'PUT', headers }, body)).body).toBe(body);
  });
});
