/**
 * `pnpm bench releases [--write]`: time from a release or rollback to the first shopper who gets it, with releases in
 * a folder and in a bucket. The shell is the built one. The bucket is the S3 server of the tests on this machine.
 */

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startS3Server } from 'object-storage/testing/s3-server';
import { openReleaseStore } from 'releases/release-store';
import { openReleaseStorage } from 'releases/storage/open-release-storage';
import type { ReleaseStorage } from 'releases/storage/release-storage';
import { buildPackages } from 'tools/build/build-all';
import { openShopSigning } from 'tools/keys/release-signing';
import { freePort } from 'tools/process/ports';
import { type Service, startService } from 'tools/process/run';
import { isServed } from 'tools/shop/is-served';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { markdownTable, median } from './markdown-table.ts';
import { writeTable } from './write-table.ts';

const REMOTE = 'content';
const PACKAGE = path.join(WORKSPACE, `mfe-${REMOTE}`);
const RELEASES = 10;
const ROLLBACKS = 5;
const LOOK_MS = 5;
const READY_MS = 60_000;

/** Times of one storage, ms. */
interface Times {
  /** From the start of the upload. */
  release: number[];
  /** From the changed pointer. */
  pointer: number[];
  rollback: number[];
}

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (const end = performance.now() + READY_MS; !(await isSo()); await sleep(LOOK_MS))
    if (performance.now() > end) throw new Error('The shell does not show the release');
};

/** Starts a program on a free port. @returns its URL */
const start = async (
  services: Service[],
  script: string,
  portName: string,
  env: NodeJS.ProcessEnv,
  logDir: string,
): Promise<string> => {
  const port = await freePort();
  const all = { ...process.env, NODE_ENV: 'production', ...env, [portName]: String(port) };
  services.push(startService(path.basename(script, '.ts'), path.join(WORKSPACE, script), all, logDir));
  const url = `http://127.0.0.1:${port}`;
  if (await isServed(`${url}/healthz`, READY_MS)) return url;
  throw new Error(`${script} does not start. More in ${logDir}`);
};

/** A build of the remote under another version. @returns the package's folder */
const copyBuild = (root: string, version: string): string => {
  const folder = path.join(root, version);
  cpSync(path.join(PACKAGE, 'dist'), path.join(folder, 'dist'), { recursive: true });
  const file = path.join(folder, 'dist/release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
  return folder;
};

/** Releases and rolls back, and asks the shell for the home page until it has the version. */
const measure = async (root: string, storage: ReleaseStorage, shell: string): Promise<Times> => {
  const times: Times = { release: [], pointer: [], rollback: [] };
  const local = openReleaseStore(storage.dir, openShopSigning());
  const shows = (version: string) => async () =>
    (await (await fetch(shell)).text()).includes(`/remotes/${REMOTE}/${version}/`);
  for (let n = 1; n <= RELEASES; n += 1) {
    const { version } = local.copy(copyBuild(root, `1.0.0-bench${n}`), 'own');
    // Changes come at any time between two polls of the shell.
    await sleep((n * 700) % 2_000);
    const began = performance.now();
    await storage.publish(REMOTE, version);
    await storage.point(REMOTE, version, 'release');
    const pointed = performance.now();
    await until(shows(version));
    times.release.push(performance.now() - began);
    times.pointer.push(performance.now() - pointed);
  }
  for (let n = 1; n <= ROLLBACKS; n += 1) {
    await sleep((n * 700) % 2_000);
    const began = performance.now();
    await until(shows(await storage.rollback(REMOTE)));
    times.rollback.push(performance.now() - began);
  }
  return times;
};

/** @param url bucket; undefined for a folder */
const measureStorage = async (url: string | undefined, api: string, logDir: string): Promise<Times> => {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-releases-'));
  const services: Service[] = [];
  try {
    const dir = path.join(root, 'team');
    // The shell watches the folder if it is there.
    mkdirSync(dir);
    const storage = openReleaseStorage({ url, dir }, openShopSigning());
    const env = {
      API_URL: api,
      RELEASES_URL: url ?? '',
      RELEASES_DIR: url ? path.join(root, 'shell') : dir,
      RELEASE_STATE_FILE: path.join(root, 'state.json'),
      LOG_LEVEL: 'warn',
    };
    const shell = await start(services, 'shell/src/server/main.ts', 'PORT', env, logDir);
    return await measure(root, storage, shell);
  } finally {
    for (const { child } of services) child.kill('SIGKILL');
    rmSync(root, { recursive: true, force: true });
  }
};

const describe = (times: number[]): string => {
  const [middle, most] = [median(times), Math.max(...times)].map((ms) => (ms / 1_000).toFixed(2));
  return `${middle} s, ${most} s at most`;
};

const logDir = path.join(WORKSPACE, 'var/log/bench');
const programs: Service[] = [];
const server = await startS3Server();
Object.assign(process.env, server.env);
try {
  await buildPackages(['shell', `mfe-${REMOTE}`], (line) => console.log(line));
  const api = await start(programs, 'shared-stubs/src/api/server.ts', 'STUB_API_PORT', {}, logDir);
  const folder = await measureStorage(undefined, api, logDir);
  const bucket = await measureStorage(server.newAddress(), api, logDir);
  const row = (title: string, key: keyof Times) => [title, describe(folder[key]), describe(bucket[key])];
  const table = markdownTable(
    ['until the first page with the release', 'folder', 'bucket'],
    [
      row('release, with its upload (≤ 5 s)', 'release'),
      row('release, from the changed pointer', 'pointer'),
      row('rollback (≤ 5 s)', 'rollback'),
    ],
  );
  console.log(table);
  if (process.argv.includes('--write'))
    writeTable(
      'releases',
      `Median of ${RELEASES} releases and ${ROLLBACKS} rollbacks of ${REMOTE}.\n\n${table}`,
    );
} finally {
  for (const { child } of programs) child.kill('SIGKILL');
  await server.stop();
}
