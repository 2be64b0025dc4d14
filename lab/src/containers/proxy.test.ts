import { request } from 'node:http';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import { BANK_RETURN_WAITS, SHOP_WAITS } from 'shared-contracts/domain/waiting-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCompose } from './compose-file.ts';
import { send, startAll } from './proxied-servers.ts';
import { canTakeRights, findHaproxy, type Haproxy, type Rights, validateInRights } from './proxy.ts';

const { user = '', cap_add, environment } = readCompose('docker-compose.yml').services.proxy ?? {};
const RIGHTS: Rights = { user, capabilities: cap_add ?? [] };
/** Time after which the API is too slow. */
const SLOW = { API_TIMEOUT: '300ms' };

let haproxy: Haproxy;
beforeAll(async () => {
  haproxy = await findHaproxy();
});
afterAll(() => {
  if (haproxy.kind === 'ready') haproxy.remove();
});

const bodyOf = (statusCode: number, message: string) => ({
  statusCode,
  code: 'UNAVAILABLE',
  message,
  errors: [message],
});

describe('the proxy of docker-compose.yml', () => {
  it('can be started with the rights of the compose file', async ({ skip }) => {
    if (haproxy.kind === 'none') return skip(haproxy.reason);
    if (!canTakeRights()) return skip('only root can take the rights of the container');
    const { code, output } = await validateInRights(haproxy, RIGHTS);
    expect(output).toContain('Configuration file is valid');
    // A machine without a network may have no name server.
    expect(output).not.toMatch(/WARNING(?!.*has no nameservers)/);
    expect(code).toBe(0);
  });

  it('routes shoppers to the shell and shells to the API, and trusts addresses forwarded by shells', async ({
    skip,
  }) => {
    if (haproxy.kind === 'none') return skip(haproxy.reason);
    const { port, innerPort, stop } = await startAll(haproxy, RIGHTS);
    try {
      const ask = (at: number, path: string, headers = {}) =>
        send(at, { path, headers: { 'x-forwarded-for': '203.0.113.7', ...headers } });
      const read = async (at: number, path: string, headers = {}) =>
        JSON.parse((await ask(at, path, headers)).body);

      const page = await read(port, '/vinos?tipo=tinto', { traceparent: 'of-the-browser' });
      expect(page).toMatchObject({ name: 'shell', url: '/vinos?tipo=tinto' });
      expect(page.headers['x-forwarded-for']).toBe('127.0.0.1');
      // The shell decides whether it follows the browser's trace.
      expect(page.headers.traceparent).toBe('of-the-browser');

      const call = await read(innerPort, '/api/regions', { traceparent: 'of-the-shell' });
      expect(call).toMatchObject({ name: 'api', url: '/api/regions' });
      expect(call.headers).toMatchObject({
        'x-forwarded-for': '203.0.113.7, 127.0.0.1',
        'x-forwarded-proto': 'http',
        traceparent: 'of-the-shell',
      });
      const secure = await read(innerPort, '/api/regions', { 'x-forwarded-proto': 'https' });
      expect(secure.headers['x-forwarded-proto']).toBe('https');

      for (const inside of ['/metrics', '/readyz', '/healthz'])
        expect((await ask(port, inside)).status, inside).toBe(404);
    } finally {
      await stop();
    }
  });
});

it('the proxy believes no address that a stranger to the inner network forwards', async ({ skip }) => {
  const strict = await findHaproxy((text) => text.replace(' 127.0.0.0/8 ', ' '));
  if (strict.kind === 'none') return skip(strict.reason);
  const { innerPort, stop } = await startAll(strict, RIGHTS);
  try {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const call = await send(innerPort, { path: '/api/regions', headers });
    expect(JSON.parse(call.body).headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  } finally {
    await stop();
    strict.remove();
  }
});

describe('the proxy, for the API calls of shoppers', () => {
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
    connection: 'X-Forwarded-For, upgrade',
    upgrade: 'h2c',
    'x-kept': '1',
  };

  it('skips the shell, names the address of the connection and drops what a client could claim', async ({
    skip,
  }) => {
    if (haproxy.kind === 'none') return skip(haproxy.reason);
    const { ask, stop } = await startAll(haproxy, RIGHTS);
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
    if (haproxy.kind === 'none') return skip(haproxy.reason);
    const { api, shell, ask, port, stop } = await startAll(haproxy, RIGHTS, SLOW);
    try {
      api.answer = () => {};
      const late = await ask('/api/wines', { 'accept-language': 'en-GB' });
      expect([late.status, late.headers['retry-after']]).toEqual([504, undefined]);
      expect(JSON.parse(late.body)).toEqual(bodyOf(504, SERVER_PROBLEM.en));
      await api.close();
      const away = await ask('/api/wines', { 'accept-language': 'es-CL' });
      expect([away.status, away.headers['retry-after'], away.headers['cache-control']]).toEqual([
        503,
        '2',
        'no-store',
      ]);
      expect(away.headers).toMatchObject({
        'content-type': 'application/json',
        'x-content-type-options': 'nosniff',
      });
      expect(JSON.parse(away.body)).toEqual(bodyOf(503, SERVER_PROBLEM.es));
      expect((await send(port, { method: 'HEAD', path: '/api/wines' })).body).toBe('');
      // So do the calls that the shell answers.
      await shell.close();
      const payment = await ask('/api/payments/retry', { 'accept-language': 'en' });
      expect(JSON.parse(payment.body)).toEqual(bodyOf(503, SERVER_PROBLEM.en));
    } finally {
      await stop();
    }
  });

  it.for(['es', 'en'] as const)(
    'shows people a page in %s that asks again while no shell answers',
    async (locale, { skip }) => {
      if (haproxy.kind === 'none') return skip(haproxy.reason);
      const { shell, port, stop } = await startAll(haproxy, RIGHTS);
      try {
        await shell.close();
        const headers = { accept: 'text/html,*/*', 'accept-language': locale };
        const open = (path: string, method = 'GET', form?: string) =>
          send(port, { path, method, headers }, form);
        const BACK = '/api/payments/webpay/return';
        const back = await open(`${BACK}?token_ws=01ab`);
        expect([back.status, back.headers.refresh]).toEqual([503, '3']);
        expect(back.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        });
        expect(back.body).toContain(`<html lang="${locale}">`);
        expect(back.body).toContain(`<h1>${BANK_RETURN_WAITS[locale].title}</h1>`);
        expect(back.body).toContain(`<p>${BANK_RETURN_WAITS[locale].text}</p>`);
        const form = 'TBK_TOKEN=01ab&TBK_ID_SESION=s-1';
        expect((await open(BACK, 'POST', form)).headers.refresh).toBe(`3; url=${BACK}?${form}`);
        expect((await open(BACK, 'POST', 'a=<b>')).headers.refresh).toBe('3');
        const page = await open('/vinos');
        expect([page.status, page.headers.refresh]).toEqual([503, '3']);
        expect(page.body).toContain(`<h1>${SHOP_WAITS[locale].title}</h1><p>${SHOP_WAITS[locale].text}</p>`);
      } finally {
        await stop();
      }
    },
  );

  it('logs a failure without address, path, query and headers of the shopper', async ({ skip }) => {
    if (haproxy.kind === 'none') return skip(haproxy.reason);
    const { api, ask, proxy, stop } = await startAll(haproxy, RIGHTS);
    try {
      await ask('/api/wines?q=first-secret');
      await api.close();
      await ask('/api/orders/path-secret?token=query-secret', { cookie: 'a=cookie-secret' });
      await expect.poll(proxy.log).toMatch(/^api\/api1 GET 503 SC /m);
      expect(proxy.log()).not.toMatch(/secret|127\.0\.0\.1|GET 200/);
    } finally {
      await stop();
    }
  });

  it('holds no connection to the API for a client that sends a small body slowly', async ({ skip }) => {
    if (haproxy.kind === 'none') return skip(haproxy.reason);
    const { api, ask, port, stop } = await startAll(haproxy, RIGHTS);
    try {
      const headers = { 'content-length': 10 };
      const slow = request({ host: '127.0.0.1', port, path: '/api/slow', method: 'PUT', headers });
      slow.on('error', () => {});
      slow.write('{"a"');
      await ask('/api/after');
      expect(api.seen.map(({ url }) => url)).toEqual(['/api/after']);
      slow.destroy();
    } finally {
      await stop();
    }
  });
});

it('needs no environment but addresses: its read-only file system has no folder to write to', () => {
  expect(environment).toBeUndefined();
});
