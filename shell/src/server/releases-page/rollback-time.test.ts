/**
 * Time from a rollback on the page of one shell to the first shopper of another shell, with a folder and with a bucket.
 * Runs real render workers, so only `pnpm test:full` runs it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReleasesBucket } from 'releases/testing/releases-bucket';
import { createReleasesFolder } from 'releases/testing/releases-folder';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BUNDLE, startTestShell, type TestShell } from '../testing/test-shell.ts';

const IS_FULL = process.env.TEST_FULL === '1';
const LATEST_MS = 5_000;
/** Rollbacks, there and back. */
const ROUNDS = 10;
const PAGE = '/dev/releases/catalog/rollback';
const ORIGIN = 'https://tienda.example';

const atEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end();
  vi.unstubAllEnvs();
});

const folderOf = (name: string): string => {
  const dir = mkdtempSync(path.join(tmpdir(), name));
  atEnd.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};
/** Releases 1 and 2 of the catalog, of which 2 is live, and two shells that follow them. */
const startShells = async (storage: 'folder' | 'bucket'): Promise<TestShell[]> => {
  const team = createReleasesFolder();
  atEnd.push(() => team.remove());
  for (const version of ['1', '2']) {
    team.add('catalog', version, {}, BUNDLE.replace("'<h1>' + data", `'<h1>${version} ' + data`));
    team.point({ catalog: version });
  }
  let url = '';
  if (storage === 'bucket') {
    const bucket = await startReleasesBucket();
    atEnd.push(() => bucket.stop());
    for (const [name, value] of Object.entries(bucket.env)) vi.stubEnv(name, value);
    await bucket.upload(team.dir);
    url = bucket.env.RELEASES_URL as string;
  }
  const start = async (): Promise<TestShell> => {
    const own = folderOf('shell-');
    const shell = await startTestShell({
      RELEASES_DIR: url ? own : team.dir,
      RELEASES_URL: url,
      RELEASE_KEYS: team.keysFile,
      RELEASE_STATE_FILE: path.join(folderOf('state-'), 'state.json'),
    });
    atEnd.push(() => shell.stop());
    return shell;
  };
  return [await start(), await start()];
};
const goBack = async (shell: TestShell, version: string): Promise<number> => {
  const { body } = await shell.get(`${PAGE}?version=${version}`);
  const seen = /name="seen" value="([^"]*)"/.exec(body)?.[1] ?? '';
  const { statusCode } = await shell.app.inject({
    method: 'POST',
    url: PAGE,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    body: new URLSearchParams({ version, seen, reason: 'a test' }).toString(),
  });
  return statusCode;
};

describe.runIf(IS_FULL)('a rollback on the releases page', () => {
  it.each(['folder', 'bucket'] as const)(
    'reaches the shoppers of every shell within 5 s, with a %s',
    async (storage) => {
      const [one, other] = (await startShells(storage)) as [TestShell, TestShell];
      const isServed = async (shell: TestShell, version: string) =>
        (await shell.get('/vinos')).body.includes(`<h1>${version} tinto</h1>`);
      for (const shell of [one, other])
        await vi.waitFor(async () => expect(await isServed(shell, '2')).toBe(true), 20_000);
      // Copies of a bucket have the earlier release a moment later.
      await vi.waitFor(async () => expect((await one.get(`${PAGE}?version=1`)).statusCode).toBe(200), 20_000);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const version = round % 2 ? '2' : '1';
        const began = performance.now();
        expect(await goBack(one, version)).toBe(303);
        await vi.waitFor(async () => expect(await isServed(other, version)).toBe(true), {
          timeout: 20_000,
          interval: 20,
        });
        times.push(Math.round(performance.now() - began));
      }
      console.info(`${storage}: ${times.toSorted((a, b) => a - b).join(', ')} ms`);
      expect(Math.max(...times)).toBeLessThan(LATEST_MS);
    },
    120_000,
  );
});
