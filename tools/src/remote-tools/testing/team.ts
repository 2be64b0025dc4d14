/**
 * A team with the remote `gifts` in a repository of its own, and the shop to which it releases: a copy of this
 * workspace, releases in a bucket and a stub API.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordApi } from 'releases/contract-record';
import { openReleaseStore } from 'releases/release-store';
import { openReleaseStorage } from 'releases/storage/open-release-storage';
import { startReleasesBucket } from 'releases/testing/releases-bucket';
import { expect, vi } from 'vitest';
import { freePort } from '../../process/ports.ts';
import { runToEnd, type Service, startService } from '../../process/run.ts';
import { createScratchWorkspace } from '../../scratch/scratch-workspace.ts';
import { WORKSPACE } from '../../workspace/remote-folder.ts';
import { installNode } from './outer-node.ts';

const PNPM = ['--yes', 'pnpm@12.18.0'];
/** Options of `vi.waitFor`. The timeout only detects a hanging program. */
export const WAIT = { timeout: 60_000, interval: 200 };

/** PATH without the folders of this workspace, whose Node is another than the one of the machine. */
const machinePath = (): string =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(WORKSPACE) && !folder.includes('node_modules'))
    .join(path.delimiter);

export type Team = Awaited<ReturnType<typeof createTeam>>;

/** @param nodeVersion Node of the team's machine */
export const createTeam = async (nodeVersion: string) => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-repository-')));
  const repository = path.join(root, 'gifts');
  const outerNode = installNode(nodeVersion, path.join(root, 'outer-node'));
  const workspace = createScratchWorkspace();
  const bucket = await startReleasesBucket();
  const shop = `http://localhost:${await freePort()}`;
  const api = `http://127.0.0.1:${await freePort()}`;
  const services: Service[] = [];
  let keyFile = 'var/keys/gifts-1.pem';

  /** The Node of the team's machine, and no variable of this test runner. */
  const environment = (): NodeJS.ProcessEnv => {
    const { NODE_ENV: _, NODE_OPTIONS: __, TEST_FULL: ___, ...rest } = process.env;
    const own = Object.entries(rest).filter(([name]) => !/^(VITEST|VITE_|npm_|pnpm_)/i.test(name));
    return {
      ...Object.fromEntries(own),
      ...bucket.env,
      PATH: [outerNode, machinePath()].join(path.delimiter),
      NO_COLOR: '1',
      CI: '1',
      SHOP_URL: shop,
      RELEASE_KEY_FILE: keyFile,
    };
  };
  const tryInRepository = (...words: string[]) =>
    runToEnd('npx', [...PNPM, ...words], { cwd: repository, env: environment() });
  const inRepository = async (...words: string[]): Promise<string> => {
    const { code, output } = await tryInRepository(...words);
    expect(code, output).toBe(0);
    return output;
  };
  const inWorkspace = async (commandLine: string): Promise<void> => {
    const { code, output } = await workspace.run(commandLine);
    expect(code, output).toBe(0);
  };
  const start = async (name: string, script: string, env: NodeJS.ProcessEnv, healthUrl: string) => {
    const service = startService(name, path.join(workspace.dir, script), env, path.join(root, 'log'));
    services.push(service);
    await vi.waitFor(async () => expect((await fetch(healthUrl)).ok, service.tail()).toBe(true), WAIT);
  };

  return {
    root,
    repository,
    workspaceDir: workspace.dir,
    shop,
    environment,
    /** Runs a command of pnpm in the repository. */
    tryInRepository,
    /** The same for a command that must succeed. @returns its output */
    inRepository,
    inWorkspace,
    useKey(file: string): void {
      keyFile = file;
    },
    /** Lets the shop know the keys of the team. */
    addKeys: () =>
      inWorkspace(`node tools/commands/keys.ts add '${path.join(repository, 'releases.keys.json')}'`),
    /** Version of each remote that the shop serves. */
    served: async () => (await fetch(`${shop}/remotes.json`)).json(),
    /** Releases, and waits as the command does. @returns the version that the shop serves now */
    async release(): Promise<string | undefined> {
      const output = await inRepository('release');
      const [, version] = /^http\S+ serves gifts (\S+) after [\d.]+ s$/m.exec(output) ?? [];
      expect(version, output).toBeDefined();
      return version;
    },
    /** Runs a development server of the repository until `work` has ended. */
    async withServer(words: string[], work: (address: string, output: () => string) => Promise<void>) {
      const port = String(await freePort());
      const env = { ...environment(), STANDALONE_PORT: port };
      const server = spawn('npx', [...PNPM, ...words], { cwd: repository, env, detached: true });
      let output = '';
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (part: Buffer) => {
          output += part.toString();
        });
      try {
        await work(`http://localhost:${port}`, () => output);
      } finally {
        process.kill(-(server.pid as number), 'SIGKILL');
      }
    },
    /** Releases the contract of the API, as `pnpm release api` does after its checks. */
    async releaseApi(): Promise<void> {
      for (const [name, value] of Object.entries(bucket.env)) vi.stubEnv(name, value);
      const storage = openReleaseStorage({ url: bucket.env.RELEASES_URL, dir: path.join(root, 'platform') });
      openReleaseStore(storage.dir).keepContract(recordApi('1'));
      await storage.publish('api', '1');
      await storage.point('api', '1', 'release');
      vi.unstubAllEnvs();
    },
    async startShop(): Promise<void> {
      const stubEnv = { ...process.env, STUB_API_PORT: new URL(api).port };
      await start('api', 'shared-stubs/src/api/server.ts', stubEnv, `${api}/healthz`);
      const shellEnv = {
        ...process.env,
        ...bucket.env,
        NODE_ENV: 'production',
        PORT: new URL(shop).port,
        PUBLIC_URL: shop,
        API_URL: api,
        RELEASES_DIR: path.join(root, 'shop-releases'),
        RELEASE_STATE_FILE: path.join(root, 'release-state.json'),
      };
      await start('shell', 'shell/src/server/main.ts', shellEnv, `${shop}/healthz`);
    },
    async remove(): Promise<void> {
      for (const { child } of services) child.kill('SIGKILL');
      await bucket.stop();
      workspace.remove();
      rmSync(root, { recursive: true, force: true });
    },
  };
};
