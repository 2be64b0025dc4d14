import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../process/ports.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { type Caddy, findCaddy, type Rights, startProxy, stopProxy, validateInRights } from './proxy.ts';

interface Service {
  user: string;
  cap_add?: string[];
  environment?: Record<string, string>;
}
const compose = parse(readFileSync(path.join(WORKSPACE, 'docker-compose.yml'), 'utf8'), { merge: true });
const { user, cap_add, environment } = (compose as { services: { proxy: Service } }).services.proxy;
const RIGHTS: Rights = { user, capabilities: cap_add ?? [] };

let caddy: Caddy;
beforeAll(async () => {
  caddy = await findCaddy();
});
afterAll(() => {
  if (caddy.kind === 'ready') caddy.remove();
});

/** Starts a server that returns its name and the request's headers. */
const startBackend = async (name: string): Promise<{ server: Server; port: number }> => {
  const server = createServer((request, response) =>
    response.end(JSON.stringify({ name, url: request.url, headers: request.headers })),
  ).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return { server, port: (server.address() as AddressInfo).port };
};

describe('the proxy of docker-compose.yml', () => {
  it('can be started with the capabilities of the compose file', async ({ skip }) => {
    if (caddy.kind === 'none') return skip(caddy.reason);
    if (!caddy.isMarked) return skip('only root can give a file the capability that the image gives it');
    const without = await validateInRights(caddy, { ...RIGHTS, capabilities: [] });
    if (without.code === 0) return skip('file capabilities have no effect in the folder of temporary files');

    expect(without.output).toContain('Operation not permitted');
    const { code, output } = await validateInRights(caddy, RIGHTS);
    expect(output).toContain('Valid configuration');
    expect(code).toBe(0);
  });

  it('routes shoppers to the shell and shells to the API, and trusts addresses forwarded by shells', async ({
    skip,
  }) => {
    if (caddy.kind === 'none') return skip(caddy.reason);
    const [shell, api] = await Promise.all([startBackend('shell'), startBackend('api')]);
    const [shopperPort, apiPort] = [await freePort(), await freePort()];
    const env = {
      ...environment,
      PROXY_LISTEN: String(shopperPort),
      API_LISTEN: String(apiPort),
      SHELL_HOST: '127.0.0.1',
      SHELL_PORT: String(shell.port),
      API_HOST: '127.0.0.1',
      API_PORT: String(api.port),
    };
    const proxy = await startProxy(caddy, env, RIGHTS);
    try {
      const ask = (port: number, url: string) =>
        fetch(`http://127.0.0.1:${port}${url}`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
      const read = async (port: number, url: string) =>
        (await (await ask(port, url)).json()) as { name: string; url: string; headers: IncomingHttpHeaders };

      const page = await read(shopperPort, '/vinos?tipo=tinto');
      expect(page).toMatchObject({ name: 'shell', url: '/vinos?tipo=tinto' });
      expect(page.headers['x-forwarded-for']).toBe('127.0.0.1');

      const call = await read(apiPort, '/api/regions');
      expect(call).toMatchObject({ name: 'api', url: '/api/regions' });
      expect(call.headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');

      for (const inside of ['/metrics', '/readyz', '/healthz'])
        expect((await ask(shopperPort, inside)).status, inside).toBe(404);
    } finally {
      await stopProxy(proxy);
      shell.server.close();
      api.server.close();
    }
  });

  it('writes only to writable folders of its read-only file system', () => {
    for (const setting of ['XDG_CONFIG_HOME', 'XDG_DATA_HOME'])
      expect(environment?.[setting], setting).toMatch(/^\/tmp\b/);
  });
});
