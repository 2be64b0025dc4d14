import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ReleasesBucket, startReleasesBucket } from 'releases/testing/releases-bucket';
import { aPreview, createReleasesFolder, type ReleasesFolder } from 'releases/testing/releases-folder';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUNDLE, startTestShell, type TestShell } from '../testing/test-shell.ts';

let team: ReleasesFolder;
let bucket: ReleasesBucket;
let copy: string;
const shells: TestShell[] = [];

const startShell = async (): Promise<TestShell> => {
  const shell = await startTestShell({
    RELEASES_DIR: copy,
    RELEASES_URL: bucket.env.RELEASES_URL as string,
    RELEASE_KEYS: team.keysFile,
    RELEASE_STATE_FILE: path.join(copy, 'state.json'),
  });
  shells.push(shell);
  return shell;
};
const release = async (version: string) => {
  team.add('catalog', version, {}, BUNDLE);
  team.point({ catalog: version });
  await bucket.upload(team.dir);
};
const served = async (shell: TestShell) => (await shell.get('/remotes.json')).json();

beforeEach(async () => {
  team = createReleasesFolder();
  bucket = await startReleasesBucket();
  for (const [name, value] of Object.entries(bucket.env)) vi.stubEnv(name, value);
  copy = mkdtempSync(path.join(tmpdir(), 'copy-'));
});
afterEach(async () => {
  for (const shell of shells.splice(0)) await shell.stop();
  await bucket.stop();
  team.remove();
  rmSync(copy, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

it('serves releases of a bucket, also through an outage and a restart in it', async () => {
  await release('1');
  const shell = await startShell();
  await vi.waitFor(async () => expect(await served(shell)).toEqual({ catalog: '1' }), 20_000);
  expect((await shell.get('/vinos')).body).toContain('<h1>tinto</h1>');

  await release('2');
  await vi.waitFor(async () => expect(await served(shell)).toEqual({ catalog: '2' }), 20_000);
  expect((await shell.get('/remotes/catalog/2/remoteEntry.js')).body).toBe('// catalog 2');
  // An open page still loads chunks of its release.
  expect((await shell.get('/remotes/catalog/1/remoteEntry.js')).statusCode).toBe(200);

  await bucket.pause();
  expect((await shell.get('/vinos')).body).toContain('<h1>tinto</h1>');
  const restarted = await startShell();
  expect(await served(restarted)).toEqual({ catalog: '2' });
  expect((await restarted.get('/vinos')).body).toContain('<h1>tinto</h1>');
});

it('opens a preview of a bucket by its link, until the pointer ends it', async () => {
  await release('1');
  const shell = await startShell();
  team.add('catalog', '2', {}, BUNDLE);
  const point = async (until?: string) => {
    const preview = aPreview('2', 'a-secret', until ? { until } : {});
    team.point({ catalog: '1' }, {}, { catalog: { redesign: preview } });
    await bucket.upload(team.dir);
  };
  // The shell limits wrong links of an address.
  const patience = { timeout: 20_000, interval: 1_000 };
  const open = async () => (await shell.get('/preview/redesign.a-secret')).statusCode;
  await point();
  await vi.waitFor(async () => expect(await open()).toBe(303), patience);
  const cookie = 'preview=redesign.a-secret';
  expect((await shell.get('/remotes.json', { cookie })).json()).toMatchObject({ catalog: '2' });
  expect(await served(shell)).toEqual({ catalog: '1' });

  await point(new Date().toISOString());
  await vi.waitFor(async () => expect(await open()).toBe(404), patience);
  expect((await shell.get('/remotes.json', { cookie })).json()).toEqual({ catalog: '1' });
});

it('starts while the bucket is away, and is not ready without a release', async () => {
  await bucket.pause();
  expect((await (await startShell()).get('/readyz')).statusCode).toBe(503);
});

it('does not start with releases of its own in the folder of the copy', async () => {
  team.add('catalog', '1', {}, BUNDLE);
  team.point({ catalog: '1' });
  copy = team.dir;
  await expect(startShell()).rejects.toThrow('Set RELEASES_DIR to another folder');
});
