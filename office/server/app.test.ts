import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createReleasesFolder, type ReleasesFolder } from 'releases/testing/releases-folder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildOfficeServer } from './app.ts';
import { readConfig } from './config.ts';
import { type FakeApi, type Received, startFakeApi } from './testing/fake-api.ts';

const DOCUMENT = `export const renderDocument = ({ nonce, base, entry }) => \`<html \${nonce} \${base}\${entry}>\`;`;
const SCRIPT = 'console.log("office")';
const hashOf = (body: string | Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

let folder: ReleasesFolder;
let app: FastifyInstance | undefined;
let api: FakeApi | undefined;

/** Adds a release with one script and its source map. */
const release = (version: string): void => {
  const client = path.join(folder.dir, 'office', version, 'client');
  mkdirSync(client, { recursive: true });
  const compressed = brotliCompressSync(SCRIPT);
  writeFileSync(path.join(client, 'main.js'), SCRIPT);
  writeFileSync(path.join(client, 'main.js.br'), compressed);
  writeFileSync(path.join(client, 'main.js.map'), '{}');
  const files = {
    'server/index.mjs': hashOf(DOCUMENT),
    'client/main.js': hashOf(SCRIPT),
    'client/main.js.br': hashOf(compressed),
    'client/main.js.map': hashOf('{}'),
  };
  const integrity = { 'main.js': hashOf(SCRIPT) };
  folder.add('office', version, { entry: 'main.js', integrity, files }, DOCUMENT);
};

const open = async (env: Record<string, string> = {}): Promise<FastifyInstance> => {
  app = await buildOfficeServer(
    readConfig({
      RELEASES_DIR: folder.dir,
      RELEASE_KEYS: folder.keysFile,
      OFFICE_RELEASE_STATE_FILE: folder.stateFile,
      OFFICE_API_URL: api?.url ?? 'http://127.0.0.1:1',
      LOG_LEVEL: 'silent',
      ...env,
    }),
  );
  return app;
};
const openPage = (url: string) => app?.inject({ url, headers: { accept: 'text/html' } });

beforeEach(() => {
  folder = createReleasesFolder();
});
afterEach(async () => {
  await app?.close();
  await api?.close();
  app = undefined;
  api = undefined;
  folder.remove();
});

describe('pages', () => {
  it('are the document of the current release, at every path, with a nonce of their own', async () => {
    release('1');
    folder.point({ office: '1' });
    await open();
    const pages = await Promise.all(['/', '/audit', '/orders/7?tab=notes'].map(openPage));
    for (const page of pages) {
      const policy = String(page?.headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      expect(page?.body).toBe(`<html ${nonce} /files/1/main.js>`);
      expect(page?.headers['cache-control']).toBe('no-store');
    }
    expect(new Set(pages.map((page) => page?.body)).size).toBe(3);
  });

  it('answer HEAD as GET, without the body', async () => {
    release('1');
    folder.point({ office: '1' });
    const server = await open();
    const head = await server.inject({ method: 'HEAD', url: '/audit', headers: { accept: 'text/html' } });
    const page = await openPage('/audit');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'cache-control'])
      expect(head.headers[name]).toBe(page?.headers[name]);
  });

  it('have a policy that allows neither inline code nor frames nor other sites', async () => {
    release('1');
    folder.point({ office: '1' });
    await open();
    const headers: Record<string, unknown> = (await openPage('/'))?.headers ?? {};
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('tell browsers to stay on https in production', async () => {
    release('1');
    folder.point({ office: '1' });
    await open({ SHOP_MODE: 'production', OFFICE_URL: 'https://oficina.example', STOP_NOTICE_MS: '0' });
    expect((await openPage('/'))?.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('follow the pointer to another release, and say so while there is none', async () => {
    folder.point({});
    const server = await open();
    expect((await openPage('/'))?.statusCode).toBe(503);
    expect((await server.inject('/readyz')).statusCode).toBe(503);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    release('1');
    release('2');
    folder.point({ office: '1' });
    await expect.poll(async () => (await openPage('/'))?.body).toContain('/files/1/');
    folder.point({ office: '2' });
    await expect.poll(async () => (await openPage('/'))?.body).toContain('/files/2/');
    expect((await server.inject('/readyz')).statusCode).toBe(200);
  });

  it('are not those of a release that nobody signed, nor of a remote', async () => {
    release('1');
    folder.point({ office: '1', catalog: '1' });
    writeFileSync(path.join(folder.dir, 'office/1/server/index.mjs'), 'changed');
    await open();
    expect((await openPage('/'))?.statusCode).toBe(503);
  });
});

describe('files', () => {
  beforeEach(async () => {
    release('1');
    release('2');
    folder.point({ office: '2' });
    await open();
  });

  it('are immutable and compressed, also those of an earlier release', async () => {
    for (const version of ['1', '2']) {
      const url = `/files/${version}/main.js`;
      const plain = await app?.inject(url);
      expect(plain?.body).toBe(SCRIPT);
      expect(plain?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const small = await app?.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
      expect(small?.headers['content-encoding']).toBe('br');
    }
  });

  it.each([
    ['br;q=0', undefined],
    ['br;q=0.0, gzip', undefined],
    ['br ; Q=0', undefined],
    ['x-br', undefined],
    ['gzip, BR;q=0.5', 'br'],
  ])('for a browser that accepts "%s" have the encoding %s', async (accepted, encoding) => {
    const file = await app?.inject({ url: '/files/2/main.js', headers: { 'accept-encoding': accepted } });
    expect(file?.headers['content-encoding']).toBe(encoding);
  });

  it.each(['/readyz#x', '/office/session#x', '/#x'])(
    'are refused at an address with a hash: %s',
    async (url) => {
      // `inject` would drop the hash.
      await app?.listen({ port: 0, host: '127.0.0.1' });
      const port = (app?.server.address() as AddressInfo | null)?.port;
      const [answer] = await once(get({ host: '127.0.0.1', port, path: url }), 'response');
      expect(answer.resume().statusCode).toBe(400);
    },
  );

  it.each(['/files/1/main.js.map', '/files/1/release.json', '/files/..%2f/main.js', '/files/3/main.js'])(
    'do not include %s',
    async (url) => {
      expect((await openPage(url))?.statusCode).toBe(404);
    },
  );

  it('are refused when they are not what was signed', async () => {
    writeFileSync(path.join(folder.dir, 'office/2/client/main.js'), 'stolen()');
    expect((await app?.inject('/files/2/main.js'))?.statusCode).toBe(404);
  });

  it('and pages of the shop are not served', async () => {
    for (const url of ['/api/cart', '/remotes.json', '/static/main.js', '/storage/x'])
      expect((await app?.inject(url))?.statusCode).toBe(404);
  });
});

describe('calls of the API', () => {
  // The test must notice this fault in platform/serving/src/forwarding/headers.ts
  // - 'x-real-ip',
  it('are forwarded as they are, with the address of the client', async () => {
    const received: Received[] = [];
    api = await startFakeApi(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      response
        .writeHead(201, {
          'content-type': 'application/json',
          'set-cookie': ['office_session=b; HttpOnly', 'x=1'],
        })
        .end('{"step":"code"}');
    });
    await open();
    const answer = await app?.inject({
      method: 'POST',
      url: '/office/session?x=1',
      headers: {
        'content-type': 'application/json',
        cookie: 'office_session=a',
        origin: 'http://localhost:3001',
        'x-office': '1',
        'x-forwarded-for': '6.6.6.6',
        'x-real-ip': '6.6.6.6',
      },
      payload: '{"email":"a"}',
    });
    expect(answer?.statusCode).toBe(201);
    expect(answer?.body).toBe('{"step":"code"}');
    expect(answer?.headers['set-cookie']).toEqual(['office_session=b; HttpOnly', 'x=1']);
    expect(received[0]).toMatchObject({ method: 'POST', url: '/office/session?x=1', body: '{"email":"a"}' });
    expect(received[0]?.headers).toMatchObject({
      cookie: 'office_session=a',
      origin: 'http://localhost:3001',
      'x-office': '1',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(received[0]?.headers['x-real-ip']).toBeUndefined();
  });

  it('get an error of the API while it is absent, or too slow', async () => {
    await open();
    const absent = await app?.inject({ url: '/office/session', headers: { 'accept-language': 'en' } });
    expect(absent?.statusCode).toBe(503);
    expect(absent?.json()).toMatchObject({
      statusCode: 503,
      code: 'UNAVAILABLE',
      errors: [expect.any(String)],
    });
    await app?.close();
    api = await startFakeApi(() => undefined);
    await open({ OFFICE_API_TIMEOUT_MS: '100' });
    const slow = await app?.inject('/office/session');
    expect(slow?.statusCode).toBe(504);
    expect(slow?.json()).toMatchObject({ statusCode: 504, code: 'UNAVAILABLE' });
  });

  it('stream their answers', async () => {
    let finish = () => {};
    api = await startFakeApi((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.write('first');
      finish = () => void response.end('last');
    });
    const server = await open();
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${url}/office/products.csv`);
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
  });
});

it('refuses settings that do not fit, all at once', () => {
  expect(() => readConfig({ OFFICE_PORT: 'x', OFFICE_URL: 'nowhere' })).toThrow(
    /OFFICE_PORT[\s\S]*OFFICE_URL/,
  );
  const empty = {
    RELEASES_DIR: '',
    KEYS_DIR: '',
    LOG_LEVEL: '',
    RELEASES_URL: '',
    OFFICE_API_TIMEOUT_MS: '',
  };
  expect(readConfig(empty)).toEqual(readConfig({}));
  expect(readConfig({ OFFICE_PORT: '3501', OFFICE_URL: '', OFFICE_API_PORT: '' })).toMatchObject({
    officeUrl: 'http://localhost:3501',
    apiUrl: 'http://127.0.0.1:4001',
    host: '127.0.0.1',
  });
});
