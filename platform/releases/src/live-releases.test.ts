import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LiveReleases, openLiveReleases } from './live-releases.ts';
import type { BuildManifest } from './release-manifest.ts';
import { createReleaseSigning } from './signing/release-signing.ts';
import { aReleaseKey, writeKeysFile } from './testing/test-keys.ts';

let dir: string;
let live: LiveReleases;
const at = (...parts: string[]) => path.join(dir, ...parts);
const read = (...parts: string[]): string => readFileSync(at(...parts), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const pointers = (): Record<string, { version: string; sequence: number }> =>
  JSON.parse(read('live/remotes.json')).remotes;
const versions = () =>
  Object.fromEntries(Object.entries(pointers()).map(([id, { version }]) => [id, version]));
const build = (serverCode: string, id = 'catalog') => {
  write('dist/server/index.mjs', serverCode);
  write('dist/client/remoteEntry.js', '');
  const manifest = {
    id,
    version: 'dev',
    base: '/dev/live/catalog/',
  } as unknown as BuildManifest;
  return live.add({ manifest, clientDir: at('dist/client'), serverFile: at('dist/server/index.mjs') });
};

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'live-releases-'));
  write('releases/checkout/1.0.0/release.json', '{"id":"checkout"}');
  write('live/catalog/dev-9/release.json', 'of an earlier run');
  const { signer, key } = aReleaseKey('test-1');
  const { trust } = writeKeysFile(dir, { 'test-1': key });
  const signing = createReleaseSigning({ signer, trust, by: 'a test', days: 1 });
  live = openLiveReleases(at('live'), at('releases'), signing);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('gives every build its own version, so that no worker or cached page of the previous one is used', () => {
  expect(build('first')).toBe('dev-1');
  expect(build('second')).toBe('dev-2');
  expect(versions()).toEqual({ catalog: 'dev-2' });
  expect(read('live/catalog/dev-1/server/index.mjs')).toBe('first');
  expect(read('live/catalog/dev-2/server/index.mjs')).toBe('second');
  expect(JSON.parse(read('live/catalog/dev-2/release.json'))).toMatchObject({ version: 'dev-2' });
  expect(existsSync(at('live/catalog/dev-2/client/remoteEntry.js'))).toBe(true);
});

it('keeps the office apart from the remotes, because the shell does not load it', () => {
  build('first', 'office');
  expect(versions()).toEqual({});
  expect(JSON.parse(read('live/remotes.json')).apps).toMatchObject({ office: { version: 'dev-1' } });
});

it('points to the last release of remotes that are not being edited', () => {
  live.link('checkout', '1.0.0');
  build('first');
  expect(versions()).toEqual({ checkout: '1.0.0', catalog: 'dev-1' });
  expect(read('live/checkout/1.0.0/release.json')).toBe('{"id":"checkout"}');
});

it.each(['checkout', 'office'])('writes nothing when the last release of %s is the same', (id) => {
  live.link(id, '1.0.0');
  const before = read('live/remotes.json');
  live.link(id, '1.0.0');
  expect(read('live/remotes.json')).toBe(before);
});

// The test must notice this fault in platform/releases/src/live-releases.ts
// - count - KEPT_BUILDS
// + KEPT_BUILDS - count
it('drops builds of earlier runs and keeps only the last builds of this one', () => {
  for (const code of ['1', '2', '3', '4', '5']) {
    build(code);
    build(code, 'checkout');
  }
  const kept = [1, 2, 3, 4, 5, 9].filter((one) => existsSync(at(`live/catalog/dev-${one}`)));
  expect(kept).toEqual([3, 4, 5]);
});
