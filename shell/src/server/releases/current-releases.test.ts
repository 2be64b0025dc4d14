import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { openRemoteRegistry, type RemoteRegistry } from 'releases/remote-registry';
import { signPointer } from 'releases/signing/signed-pointer';
import { createReleasesFolder, type ReleasesFolder } from 'releases/testing/releases-folder';
import { aReleaseKey } from 'releases/testing/test-keys';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPreviews } from '../visitor/previews.ts';
import { registerCurrentReleases } from './current-releases.ts';
import { noteRefusals } from './refusals.ts';

const CONFIG = { publicUrl: 'https://tienda.example' };
const SILENT = { warn() {}, info() {} };
const integrity = {
  'remoteEntry.js': 'sha384-e',
  'listing.1a2b.js': 'sha384-l',
  'listing.1a2b.css': 'sha384-s',
};

describe('release information for open pages', () => {
  let folder: ReleasesFolder;
  let registry: RemoteRegistry;
  let app: FastifyInstance;
  const open = (live = false) => {
    const refusals = noteRefusals(SILENT);
    registry = openRemoteRegistry(folder.dir, refusals.log, { ...folder.options(), live });
    app = Fastify();
    const previews = createPreviews({ registry, config: CONFIG });
    registerCurrentReleases(app, { registry, previews, readEdge: () => undefined, refusals });
  };
  const get = (url: string, headers = {}) => app.inject({ url, headers });

  beforeEach(() => {
    folder = createReleasesFolder();
    folder.add('catalog', '1.0.0', { integrity });
    folder.add('catalog', '0.9.0', { integrity });
    folder.point({ catalog: '1.0.0' });
  });
  afterEach(async () => {
    await app.close();
    registry.stop();
    folder.remove();
  });

  it('names the current versions, and answers 304 until one changes', async () => {
    open();
    const first = await get('/remotes.json');
    expect(first.json()).toEqual({ catalog: '1.0.0' });
    expect(first.headers['cache-control']).toBe('no-cache');
    const tag = String(first.headers.etag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*'])
      expect((await get('/remotes.json', { 'if-none-match': known })).statusCode).toBe(304);
    expect((await get('/remotes.json', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers 304 also for the versions of several remotes', async () => {
    folder.add('content', '2.0.0', { integrity });
    folder.point({ catalog: '1.0.0', content: '2.0.0' });
    open();
    const { headers, ...first } = await get('/remotes.json');
    expect(first.json()).toEqual({ catalog: '1.0.0', content: '2.0.0' });
    const known = { 'if-none-match': `"other", ${headers.etag}` };
    expect((await get('/remotes.json', known)).statusCode).toBe(304);
  });

  it('lists the scripts of the current release with their hashes', async () => {
    open();
    const { headers, ...answer } = await get('/remotes/catalog/1.0.0/release.json');
    const base = '/remotes/catalog/1.0.0/';
    expect(answer.json()).toMatchObject({
      id: 'catalog',
      version: '1.0.0',
      entry: `${base}remoteEntry.js`,
      scripts: { [`${base}remoteEntry.js`]: 'sha384-e', [`${base}listing.1a2b.js`]: 'sha384-l' },
    });
    expect(Object.keys(answer.json().scripts)).toHaveLength(2);
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each(['/remotes/catalog/0.9.0/release.json', '/remotes/checkout/1.0.0/release.json'])(
    'is 404 for a release that is not current: %s',
    async (url) => {
      open();
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('says why it refuses a release that a team has made current', async () => {
    const { signer } = aReleaseKey('gifts-1');
    const pointers = path.join(folder.dir, 'remotes.json');
    const { remotes } = JSON.parse(readFileSync(pointers, 'utf8'));
    const gifts = signPointer('gifts', { version: '1.0.0', sequence: 1 }, signer);
    writeFileSync(pointers, JSON.stringify({ remotes: { ...remotes, gifts } }));
    open();
    const answer = await get('/remotes/gifts/1.0.0/release.json');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      reason: 'The pointer of gifts is signed with the key gifts-1, which releases.keys.json does not name',
    });
  });

  it('forgets the refusal once the release is in use', () => {
    const refusals = noteRefusals(SILENT);
    refusals.log.warn({ remote: 'gifts', version: '1', reason: 'unknown key', refusal: 'unknown-key' }, '');
    expect(refusals.of('gifts', '1')).toBe('unknown key');
    expect(refusals.of('gifts', '2')).toBeUndefined();
    refusals.log.info({ remotes: { gifts: '1' } }, 'remote registry read');
    expect(refusals.of('gifts', '1')).toBeUndefined();
  });

  it('keeps problems of its disk to itself', async () => {
    folder.point({ catalog: '1.0.0', checkout: '1.0.0' });
    open();
    expect((await get('/remotes/checkout/1.0.0/release.json')).body).not.toContain(folder.dir);
  });

  it('omits a remote that is being edited, which reloads its own code', async () => {
    folder.add('content', 'dev-1', { base: '/dev/live/content/', integrity: {} });
    folder.point({ catalog: '1.0.0', content: 'dev-1' });
    open(true);
    expect(registry.current().has('content')).toBe(true);
    expect((await get('/remotes.json')).json()).toEqual({ catalog: '1.0.0' });
    expect((await get('/remotes/content/dev-1/release.json')).statusCode).toBe(404);
  });
});
