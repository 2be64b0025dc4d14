import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ERROR_TEXTS } from 'shared-contracts/domain/error-catalogue';
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

/** Sends a path as it is. `fetch` would resolve it. */
const rawGet = async (
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> => {
  const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode ?? 0, headers: response.headers, body };
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

  describe('for the API calls of shoppers', () => {
    const FORGED = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '1',
      'x-real-ip': '203.0.113.7',
      forwarded: 'for=203.0.113.7',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: 'a=b',
      baggage: 'a=b',
      'x-kept': '1',
    };
    const startAll = async (ready: Extract<Caddy, { kind: 'ready' }>) => {
      const [shell, api] = await Promise.all([startBackend('shell'), startBackend('api')]);
      const port = await freePort();
      const proxy = await startProxy(
        ready,
        {
          ...environment,
          PROXY_LISTEN: String(port),
          API_LISTEN: String(await freePort()),
          SHELL_HOST: '127.0.0.1',
          SHELL_PORT: String(shell.port),
          API_HOST: '127.0.0.1',
          API_PORT: String(api.port),
          API_TIMEOUT: '300ms',
          API_TRY: '100ms',
        },
        RIGHTS,
      );
      return {
        api: api.server,
        ask: (path: string, headers = {}) => rawGet(port, path, headers),
        async stop() {
          await stopProxy(proxy);
          for (const { server } of [shell, api]) {
            server.closeAllConnections();
            server.close();
          }
        },
      };
    };

    it('skips the shell, names the address of the connection and drops what a client could claim', async ({
      skip,
    }) => {
      if (caddy.kind === 'none') return skip(caddy.reason);
      const { ask, stop } = await startAll(caddy);
      try {
        const { name, url, headers } = JSON.parse((await ask('/api/wines?tipo=tinto&q=a%2Fb', FORGED)).body);
        expect({ name, url }).toEqual({ name: 'api', url: '/api/wines?tipo=tinto&q=a%2Fb' });
        expect(headers).toMatchObject({
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'http',
          'x-kept': '1',
        });
        const { 'x-forwarded-for': _for, 'x-forwarded-proto': _proto, 'x-kept': _kept, ...claims } = FORGED;
        for (const claim of Object.keys(claims)) expect(headers, claim).not.toHaveProperty(claim);
        for (const path of [
          '/api/payments/webpay/return?token_ws=1',
          '/api/links/newsletter-confirm?token=1',
          '/storage/products/tinto.1a2b3c4d',
          '/apis',
        ])
          expect(JSON.parse((await ask(path)).body).name, path).toBe('shell');
        for (const path of ['/api/../metrics', '/api/%2e%2e/metrics'])
          expect((await ask(path)).status, path).toBe(404);
        for (const path of ['/api/..%2fmetrics', '/api/a..b'])
          expect((await ask(path)).body, path).not.toContain('"name":"api"');
      } finally {
        await stop();
      }
    });

    it('answers as the shell does while the API is too slow or away', async ({ skip }) => {
      if (caddy.kind === 'none') return skip(caddy.reason);
      const { api, ask, stop } = await startAll(caddy);
      try {
        const body = (statusCode: number, message: string) => ({
          statusCode,
          code: 'UNAVAILABLE',
          message,
          errors: [message],
        });
        api.removeAllListeners('request');
        const late = await ask('/api/wines', { 'accept-language': 'en-GB' });
        expect([late.status, late.headers['retry-after']]).toEqual([504, undefined]);
        expect(JSON.parse(late.body)).toEqual(body(504, ERROR_TEXTS.SERVER_PROBLEM.en));
        api.closeAllConnections();
        await new Promise((closed) => api.close(closed));
        const away = await ask('/api/wines', { 'accept-language': 'es-CL' });
        expect([away.status, away.headers['retry-after'], away.headers['cache-control']]).toEqual([
          503,
          '2',
          'no-store',
        ]);
        expect(JSON.parse(away.body)).toEqual(body(503, ERROR_TEXTS.SERVER_PROBLEM.es));
      } finally {
        await stop();
      }
    });
  });

  it('writes only to writable folders of its read-only file system', () => {
    for (const setting of ['XDG_CONFIG_HOME', 'XDG_DATA_HOME'])
      expect(environment?.[setting], setting).toMatch(/^\/tmp\b/);
  });
});
