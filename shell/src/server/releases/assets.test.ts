/** Requests with and without a compression dictionary (docs/decisions/0053). */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { addDeltas } from 'releases/add-deltas';
import { openReleaseStore } from 'releases/release-store';
import { MAIL_FONTS } from 'shared-contracts/domain/mail-fonts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { registerAssets } from './assets.ts';

const OLD = `console.log(1);//${randomBytes(4_000).toString('hex')}`;
const NEW = OLD.replace('console.log(1)', 'console.log(2)');
const OLD_FILE = 'listing.11111111.js';
const NEW_FILE = 'listing.22222222.js';
const URL = `/remotes/catalog/2/${NEW_FILE}`;
/** Headers of Chromium for a file whose pattern matches a stored dictionary. */
const ENCODINGS = 'gzip, deflate, br, zstd, dcb, dcz';
const FONT_FILES = ['source-sans-3.44444444.woff2', 'fraunces.33333333.woff2'];
const sha256 = (text: string) => createHash('sha256').update(text).digest();
const offer = (dictionary: string) => ({
  'accept-encoding': ENCODINGS,
  'available-dictionary': `:${sha256(dictionary).toString('base64')}:`,
});

let dir: string;
const openShell = async (env: Record<string, string> = {}): Promise<FastifyInstance> => {
  const config = readConfig({ RELEASES_DIR: dir, SHELL_DIST: path.join(dir, 'shell/2'), ...env });
  const app = Fastify();
  await registerAssets(app, config, { shellVersion: '2', fonts: FONT_FILES, rights: null });
  return app;
};
const write = (id: string, version: string, name: string, text: string) => {
  const client = path.join(dir, id, version, 'client');
  mkdirSync(client, { recursive: true });
  writeFileSync(path.join(client, name), text);
  writeFileSync(path.join(client, `${name}.br`), brotliCompressSync(text));
};
let app: FastifyInstance;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'assets-'));
  for (const id of ['catalog', 'shell']) {
    write(id, '1', OLD_FILE, OLD);
    write(id, '2', NEW_FILE, NEW);
    openReleaseStore(dir).point(id, '1', 'release');
    addDeltas(dir, id, '2');
  }
  write('catalog', '2', 'remoteEntry.js', 'no hash');
  write('catalog', '2', `${OLD_FILE}.map`, 'private');
  write('shell', '2', 'main.22222222.js.map', 'private');
  for (const name of FONT_FILES) write('shell', '2', name, name);
  write('catalog', 'stub-slow', OLD_FILE, OLD);
  app = await openShell();
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('a browser with the previous file in its cache', () => {
  it.each([URL, `/static/${NEW_FILE}`])('gets a delta of %s', async (url) => {
    const answer = await app.inject({ url, headers: offer(OLD) });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.length).toBeLessThan(brotliCompressSync(NEW).length * 0.15);
    expect(answer.rawPayload.subarray(8, 40)).toEqual(sha256(OLD));
    const dictionary = Buffer.from(OLD);
    expect(zstdDecompressSync(answer.rawPayload.subarray(40), { dictionary }).toString()).toBe(NEW);
  });

  it('gets the headers of the delta, without a body, for a HEAD request', async () => {
    const whole = await app.inject({ url: URL, headers: offer(OLD) });
    const answer = await app.inject({ method: 'HEAD', url: URL, headers: offer(OLD) });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-length': String(whole.rawPayload.length),
    });
    expect(answer.body).toBe('');
  });

  it('gets bytes of the whole file for a range', async () => {
    const answer = await app.inject({ url: URL, headers: { ...offer(OLD), range: 'bytes=0-9' } });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload).toEqual(brotliCompressSync(NEW).subarray(0, 10));
  });

  it('gets 404 for a file that does not exist', async () => {
    const answer = await app.inject({ url: '/remotes/catalog/2/listing.33333333.js', headers: offer(OLD) });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).not.toHaveProperty('use-as-dictionary');
  });
});

describe('a browser gets the whole file in brotli', () => {
  const wholeFile = async (headers: Record<string, string>, from = app) => {
    const answer = await from.inject({ url: URL, headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(NEW);
    return answer;
  };
  const good = offer(OLD)['available-dictionary'];

  it.each([
    ['without a dictionary', { 'accept-encoding': 'gzip, br' }],
    ['with an unknown dictionary', offer('another file')],
    ['with the file itself as dictionary', offer(NEW)],
    ['without support of dcz', { ...offer(OLD), 'accept-encoding': 'gzip, br' }],
    ['with refused dcz', { ...offer(OLD), 'accept-encoding': 'br, dcz;q=0' }],
    ['with any coding', { ...offer(OLD), 'accept-encoding': 'br, *' }],
    ['with a hash that is not 32 bytes', { ...offer(OLD), 'available-dictionary': ':AAAA:' }],
    ['with a hash without colons', { ...offer(OLD), 'available-dictionary': good.slice(1, -1) }],
    ['with a path as hash', { ...offer(OLD), 'available-dictionary': `:../../../${'a'.repeat(33)}=:` }],
    ['that fetches past its cache', { ...offer(OLD), 'cache-control': 'no-cache' }],
    ['that fetches past all caches', { ...offer(OLD), 'cache-control': 'max-age=0, No-Cache' }],
    ['that fetches past its cache, in the older form', { ...offer(OLD), pragma: 'no-cache' }],
    ['with two hashes', { ...offer(OLD), 'available-dictionary': `${good}, ${good}` }],
  ])('%s', async (_, headers) => {
    const answer = await wholeFile(headers);
    expect(answer.headers.vary).toBe('accept-encoding, available-dictionary');
  });

  it('from a shop that turned dictionaries off, without an offer of a dictionary', async () => {
    const plain = await openShell({ COMPRESSION_DICTIONARIES: 'off' });
    const { headers } = await wholeFile(offer(OLD), plain);
    expect(headers).not.toHaveProperty('use-as-dictionary');
    expect(headers.vary).toBe('accept-encoding');
    await plain.close();
  });
});

it.each([
  ['br;q=0', undefined],
  ['br;q=0, *', undefined],
  ['x-br', undefined],
  ['gzip;q=1, br;q=0.5', 'br'],
])('a file for a browser that accepts "%s" has the encoding %s', async (accepted, encoding) => {
  const answer = await app.inject({ url: URL, headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  const { rawPayload } = answer;
  expect((encoding ? brotliDecompressSync(rawPayload) : rawPayload).toString()).toBe(NEW);
});

describe('a file', () => {
  const dictionaryOf = async (url: string, headers = {}) =>
    (await app.inject({ url, headers })).headers['use-as-dictionary'];

  it('is a dictionary for the same file of every release, also after a delta', async () => {
    expect(await dictionaryOf(URL)).toBe('match="/remotes/catalog/*/listing.*.js"');
    expect(await dictionaryOf(URL, offer(OLD))).toBe('match="/remotes/catalog/*/listing.*.js"');
    expect(await dictionaryOf(`/static/${NEW_FILE}`)).toBe('match="/static/listing.*.js"');
  });

  it('without a hash in its name is no dictionary', async () => {
    expect(await dictionaryOf('/remotes/catalog/2/remoteEntry.js')).toBeUndefined();
  });

  it.each([
    `/remotes/catalog/2/${OLD_FILE}.map`,
    '/static/main.22222222.js.map',
    `/remotes/catalog/stub-slow/${OLD_FILE}`,
    `/remotes/catalog/../catalog/${OLD_FILE}`,
    `/remotes/catalog/2/deltas/${OLD_FILE}`,
    '/static/../release.json',
  ])('that is private gives 404: %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

describe('a mail program of another origin', () => {
  it.each(Object.values(MAIL_FONTS))('may load %s, and keeps it for a month', async (url) => {
    const answer = await app.inject({ url, headers: { origin: 'https://mail.example' } });
    expect(answer.body).toMatch(new RegExp(`^${path.basename(url, '.woff2')}\\.`));
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=2592000',
      'content-type': 'font/woff2',
    });
  });

  it.each([URL, `/static/${NEW_FILE}`, `/static/${FONT_FILES[0]}`, '/favicon.svg'])(
    'may not load %s',
    async (url) => {
      const { statusCode, headers } = await app.inject({ url, headers: { origin: 'https://mail.example' } });
      expect(statusCode).toBe(200);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});
