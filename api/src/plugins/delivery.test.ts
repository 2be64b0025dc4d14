import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ CATALOGUE_CACHE_MS: '5000' });
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/api${url}`, headers });

describe('a response', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'is compressed with %s when the client takes it, and says the same',
    async (coding, decompress) => {
      const plain = await get('/wines');
      expect(plain.headers['content-encoding']).toBeUndefined();
      for (const accepted of [coding, `identity, ${coding};q=0.8`, `zstd, ${coding.toUpperCase()}`]) {
        const answer = await get('/wines', { 'accept-encoding': accepted });
        expect(answer.headers).toMatchObject({
          'content-encoding': coding,
          vary: 'Accept-Language, Accept-Encoding',
        });
        expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
        expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
        expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
      }
    },
  );

  it('is not compressed when it is short or the client does not accept it', async () => {
    expect(
      (await get('/wines?tipo=none', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
    for (const refusing of ['br;q=0', 'x-br-fake', '*;q=0'])
      expect(
        (await get('/wines', { 'accept-encoding': refusing })).headers['content-encoding'],
      ).toBeUndefined();
  });

  it('is compressed by the client’s preference, also with a wildcard', async () => {
    const codingFor = async (accepted: string) =>
      (await get('/wines', { 'accept-encoding': accepted })).headers['content-encoding'];
    expect(await codingFor('gzip;q=1, br;q=0.5')).toBe('gzip');
    expect(await codingFor('*')).toBe('br');
  });

  it('answers 304 until it changes', async () => {
    const first = await get('/wines/wine-7', { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = await get('/wines/wine-7', { 'if-none-match': `"other", ${etag}` });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect(again.headers.etag).toBe(etag);
    expect((await get('/wines/wine-7', { 'if-none-match': etag, 'accept-language': 'en' })).statusCode).toBe(
      200,
    );
    expect((await get('/wines/wine-8', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('that is personal or an error is not cacheable', async () => {
    expect((await get('/shopping-cart/id')).headers).toMatchObject({ 'cache-control': 'no-store' });
    const error = await get('/wines/nothing', { 'if-none-match': '*' });
    expect(error.statusCode).toBe(404);
    expect(error.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(error.headers.etag).toBeUndefined();
  });
});
