/** The server that the proxy chooses for a path, also for paths that a stranger made up. */
import { connect } from 'node:http2';
import { expect, it } from 'vitest';
import { readCompose } from './compose-file.ts';
import { startAll } from './proxied-servers.ts';
import { findHaproxy, type Rights } from './proxy.ts';

const { user = '' } = readCompose('docker-compose.yml').services.proxy ?? {};
const RIGHTS: Rights = { user, capabilities: [] };

it('the proxy skips the shell only at paths that every server reads alike', async ({ skip }) => {
  const haproxy = await findHaproxy();
  if (haproxy.kind === 'none') return skip(haproxy.reason);
  const { ask, port, stop } = await startAll(haproxy, RIGHTS);
  const readers = async (paths: readonly string[]) =>
    Object.fromEntries(
      await Promise.all(
        paths.map(async (path) => {
          const { status, body } = await ask(path);
          return [path, status === 200 ? JSON.parse(body).name : status] as const;
        }),
      ),
    );
  const all = (paths: readonly string[], reader: string | number) =>
    Object.fromEntries(paths.map((path) => [path, reader]));
  try {
    const plain = ['/api', '/api?a=/..', '/api/', '/api/wines/', '/api/pages/a_b-c.d', '/api/payments-2'];
    const absolute = (path: string) => `http://127.0.0.1:${port}${path}`;
    expect(await readers(plain)).toEqual(all(plain, 'api'));
    expect(JSON.parse((await ask(absolute('/api/wines?a'))).body)).toMatchObject({
      name: 'api',
      url: '/api/wines?a',
    });
    expect(JSON.parse((await ask(absolute('/api/../a'))).body).name).toBe('shell');
    expect((await ask(absolute('/metrics'))).status).toBe(404);

    const ofPersons = ['/api/payments', '/api/payments?a', '/api/Payments/a', '/api/links/', '/api/links?a'];
    const encoded = ['/api/%70ayments/a', '/api/wines%2fa', '/%61pi/wines', '/api/%2e%2e/a', '/api/..%5ca'];
    const dots = ['/api/../a', '/api/./payments/a', '/api/.a', '/api/a/..', '/api/a.', '/api/%252e%252e/a'];
    const others = ['//api/wines', '/api//payments/a', '/api\\..\\a', '/API/wines', '/api;a/b', '/api/a;b'];
    const strange = [...ofPersons, ...encoded, ...dots, ...others];
    expect(await readers(strange)).toEqual(all(strange, 'shell'));

    // No client sends the part after `#`. Servers behind the proxy would drop it.
    const parts = ['/metrics#x', '/readyz/#', '/api/wines#/../metrics', '/vinos#a'];
    expect(await readers(parts)).toEqual(all(parts, 400));

    const inner = ['/metrics?a', '/METRICS', '//readyz', '/%6detrics', '/a/../healthz', '/api/..%2freadyz'];
    expect(await readers(inner)).toEqual(all(inner, 404));
  } finally {
    await stop();
    haproxy.remove();
  }
});

it('the proxy routes HTTP/2 by the same rules, for an operator who ends TLS in it', async ({ skip }) => {
  // The path of an HTTP/2 request follows its host. The test does without TLS.
  const second = await findHaproxy((text) => text.replace('proto h1\n', 'proto h2\n'));
  if (second.kind === 'none') return skip(second.reason);
  const { port, stop } = await startAll(second, RIGHTS);
  const session = connect(`http://127.0.0.1:${port}`);
  try {
    const ask = async (path: string) =>
      Buffer.concat(await session.request({ ':path': path }).toArray()).toString();
    expect(JSON.parse(await ask('/api/wines?a'))).toMatchObject({ name: 'api', url: '/api/wines?a' });
    for (const path of ['/api/payments', '/api/../a', '/vinos'])
      expect(JSON.parse(await ask(path)), path).toMatchObject({ name: 'shell', url: path });
    expect(await ask('/metrics')).toBe('');
  } finally {
    session.destroy();
    await stop();
    second.remove();
  }
});
