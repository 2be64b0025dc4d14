import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">' +
  '<rect width="800" height="1000" fill="#722"/></svg>';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  const folder = path.join(shop.config.STORAGE_DIR, 'products');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'bottle.1a2b3c4d.svg'), DRAWING);
  writeFileSync(path.join(shop.config.DATA_DIR, 'secret.1a2b3c4d.svg'), '<svg>secret</svg>');
});
afterAll(() => shop.close());

describe('a picture', () => {
  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ])('is served as %s in the requested width with immutable caching', async (format, type) => {
    const answer = await shop.app.inject(`/storage/products/bottle.1a2b3c4d.${format}?w=160`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.vary).toBeUndefined();
    expect(answer.rawPayload.length).toBeGreaterThan(100);
  });

  it.each([
    ['its ETag', (etag: string) => etag],
    ['its ETag among others, made weak by a proxy', (etag: string) => `"other", W/${etag}`],
    ['any ETag', () => '*'],
  ])('answers 304 to %s', async (_, asked) => {
    const url = '/storage/products/bottle.1a2b3c4d.webp?w=160';
    const { etag } = (await shop.app.inject(url)).headers;
    const again = await shop.app.inject({ url, headers: { 'if-none-match': asked(String(etag)) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is sent to a client that knows another one', async () => {
    const url = '/storage/products/bottle.1a2b3c4d.webp?w=160';
    const { etag } = (await shop.app.inject(url)).headers;
    const longer = `"x${String(etag).slice(1)}`;
    expect((await shop.app.inject({ url, headers: { 'if-none-match': longer } })).statusCode).toBe(200);
  });

  it('is served as SVG with a CSP that forbids scripts', async () => {
    const answer = await shop.app.inject('/storage/products/bottle.1a2b3c4d.svg');
    expect(answer.body).toBe(DRAWING);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

it.each([
  '/storage/products/bottle.1a2b3c4d.avif?w=161',
  '/storage/products/bottle.1a2b3c4d.avif?w=99999999',
  '/storage/products/bottle.1a2b3c4d.avif?w=160&w=160',
  '/storage/products/bottle.1a2b3c4d.exe',
  '/storage/products/none.1a2b3c4d.avif?w=160',
  '/storage/../secret.1a2b3c4d.svg',
  '/storage/..%2fsecret.1a2b3c4d.svg',
  '/storage/products/..%2f..%2fsecret.1a2b3c4d.svg',
  '/storage/products/%2e%2e/%2e%2e/secret.1a2b3c4d.svg',
  '/storage/%2fetc%2fpasswd',
  '/storage/.encoded/products/bottle.1a2b3c4d.160.avif',
  '/storage/products/bottle.1a2b3c4d.svg%00.avif',
  '/storage/',
])('%s is not found and reveals no folders', async (url) => {
  const answer = await shop.app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('NOT_FOUND');
  expect(answer.body).not.toMatch(/secret|storage|tmp|root/);
  expect(answer.headers['cache-control']).toBe('no-store');
});
