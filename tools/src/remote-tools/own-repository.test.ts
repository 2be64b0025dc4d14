/**
 * A remote in a repository of its own, from its generation to its page in a running shop. `pnpm test:full` runs it.
 * The shop is a copy of this workspace with the new remote in its contract, releases in a bucket and a stub API.
 */
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordApi } from 'releases/contract-record';
import { openReleaseStore } from 'releases/release-store';
import { openReleaseStorage } from 'releases/storage/open-release-storage';
import { type ReleasesBucket, startReleasesBucket } from 'releases/testing/releases-bucket';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../process/ports.ts';
import { runToEnd, type Service, startService } from '../process/run.ts';
import { createScratchWorkspace, type ScratchWorkspace } from '../scratch/scratch-workspace.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { installNode, OUTER_NODES } from './testing/outer-node.ts';

/** Timeout that only detects a hanging program, ms. */
const LIMIT_MS = 600_000;
const READY_MS = 60_000;
const WAIT = { timeout: READY_MS, interval: 200 };
const PNPM = ['--yes', 'pnpm@12.18.0'];

/** Code of a page that calls an endpoint, so that the build has one in its contract record. */
const CALL = `
import { listRegions } from 'shared-contracts/api/regions';

opened.watch(() => console.debug(listRegions.id));
`;

/** PATH without the folders of this workspace, whose Node is another than the one of the machine. */
const machinePath = (): string =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(WORKSPACE) && !folder.includes('node_modules'))
    .join(path.delimiter);

/** Words after `pnpm` of each command in the section "Release" of the guide. */
const releaseCommands = (): string[][] => {
  const guide = readFileSync(path.join(WORKSPACE, 'docs/guides/own-repository.md'), 'utf8');
  const [, block = ''] = /## Release\n.*?```sh\n(.*?)```/s.exec(guide) ?? [];
  return [...block.matchAll(/^npx --yes pnpm@\S+ (.+)$/gm)].map(([, words = '']) => words.split(' '));
};

describe.skipIf(process.env.TEST_FULL !== '1').each(OUTER_NODES)(
  'a remote in a repository of its own, on a machine with Node %s',
  (version) => {
    let root: string;
    let outerNode: string;
    let repository: string;
    let keyFile = 'var/keys/gifts-1.pem';
    let scratch: ScratchWorkspace;
    let bucket: ReleasesBucket;
    let shop: string;
    let api: string;
    const services: Service[] = [];

    /** Environment of the team: the Node of the machine, and no variable of this test runner. */
    const teamEnv = (): NodeJS.ProcessEnv => {
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
      runToEnd('npx', [...PNPM, ...words], { cwd: repository, env: teamEnv() });
    const inRepository = async (...words: string[]) => {
      const { code, output } = await tryInRepository(...words);
      expect(code, output).toBe(0);
      return output;
    };
    const inWorkspace = async (commandLine: string) => {
      const { code, output } = await scratch.run(commandLine);
      expect(code, output).toBe(0);
    };
    const start = async (name: string, script: string, env: NodeJS.ProcessEnv, healthUrl: string) => {
      const service = startService(name, path.join(scratch.dir, script), env, path.join(root, 'log'));
      services.push(service);
      await vi.waitFor(async () => expect((await fetch(healthUrl)).ok, service.tail()).toBe(true), WAIT);
    };
    const startShop = async () => {
      await start(
        'api',
        'shared-stubs/src/api/server.ts',
        { ...process.env, STUB_API_PORT: new URL(api).port },
        `${api}/healthz`,
      );
      const env = {
        ...process.env,
        ...bucket.env,
        NODE_ENV: 'production',
        PORT: new URL(shop).port,
        PUBLIC_URL: shop,
        API_URL: api,
        RELEASES_DIR: path.join(root, 'shop-releases'),
        RELEASE_STATE_FILE: path.join(root, 'release-state.json'),
      };
      await start('shell', 'shell/src/server/main.ts', env, `${shop}/healthz`);
    };
    const copySources = (from: string, to: string) => {
      for (const name of ['src', 'webpack.config.ts'])
        cpSync(path.join(from, name), path.join(to, name), { recursive: true });
    };
    const readSources = (): Record<string, string> =>
      Object.fromEntries(
        globSync('{webpack.config.ts,src/**/*.*}', { cwd: repository }).map((name) => [
          name,
          readFileSync(path.join(repository, name), 'utf8'),
        ]),
      );
    /** Runs a development server of the repository until `work` has ended. */
    const withServer = async (
      words: string[],
      work: (address: string, output: () => string) => Promise<void>,
    ) => {
      const port = String(await freePort());
      const env = { ...teamEnv(), STANDALONE_PORT: port };
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
    };
    const addKeys = () =>
      inWorkspace(`node tools/commands/keys.ts add '${path.join(repository, 'releases.keys.json')}'`);
    const current = async () => (await fetch(`${shop}/remotes.json`)).json();
    /** Releases, and waits as the command does. @returns the version that the shop serves now */
    const releaseLive = async (): Promise<string | undefined> => {
      const output = await inRepository('release');
      const [, version] = /^http\S+ serves gifts (\S+) after [\d.]+ s$/m.exec(output) ?? [];
      expect(version, output).toBeDefined();
      return version;
    };
    /** Releases the contract of the API, as `pnpm release api` does after its checks. */
    const releaseApi = async () => {
      for (const [name, value] of Object.entries(bucket.env)) vi.stubEnv(name, value);
      const storage = openReleaseStorage({ url: bucket.env.RELEASES_URL, dir: path.join(root, 'platform') });
      openReleaseStore(storage.dir).keepContract(recordApi('1'));
      await storage.publish('api', '1');
      await storage.point('api', '1', 'release');
      vi.unstubAllEnvs();
    };

    beforeAll(async () => {
      root = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-repository-')));
      repository = path.join(root, 'gifts');
      outerNode = installNode(version, path.join(root, 'outer-node'));
      scratch = createScratchWorkspace();
      bucket = await startReleasesBucket();
      shop = `http://localhost:${await freePort()}`;
      api = `http://127.0.0.1:${await freePort()}`;
    });
    afterAll(async () => {
      for (const { child } of services) child.kill('SIGKILL');
      await bucket?.stop();
      scratch?.remove();
      rmSync(root, { recursive: true, force: true });
    });

    it('is generated, and installs packages without sources', { timeout: LIMIT_MS }, async () => {
      const words = `--path /regalos --es 'Regalos' --en 'Gifts' --standalone-repo '${repository}'`;
      await inWorkspace(`node tools/commands/new.ts remote gifts ${words}`);
      const empty = path.join(root, 'empty');
      copySources(repository, empty);
      const page = `--path /regalos/cajas --es 'Cajas' --en 'Boxes' --standalone-repo '${repository}'`;
      await inWorkspace(`node tools/commands/new.ts page gifts boxes ${page}`);
      await inWorkspace(`node tools/commands/new.ts widget gifts box-card --standalone-repo '${repository}'`);
      expect(await runToEnd('node', ['--version'], { env: teamEnv() })).toEqual({
        code: 0,
        output: `v${version}\n`,
      });
      await inRepository('install', '--prefer-offline', '--no-frozen-lockfile');

      // The same code, generated in the repository itself with the changed contract.
      const fromWorkspace = readSources();
      rmSync(path.join(repository, 'src'), { recursive: true });
      copySources(empty, repository);
      await inRepository(...'new page boxes --path /regalos/cajas --es Cajas --en Boxes'.split(' '));
      await inRepository('new', 'widget', 'box-card');
      expect(readSources()).toEqual(fromWorkspace);
      await inRepository(...'new feature wrap-gift --es Envolver --en Wrap'.split(' '));

      // The packages are links into pnpm's folder.
      const installed = globSync('node_modules/{shared-*,remote-tools}', { cwd: repository }).flatMap(
        (link) => globSync('dist/**/*.{ts,tsx}', { cwd: realpathSync(path.join(repository, link)) }),
      );
      expect(installed.length).toBeGreaterThan(100);
      expect(installed.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
    });

    // pnpm has commands of its own, such as `pnpm store`. They hide a script of the same name.
    it('explains each of its commands', { timeout: LIMIT_MS }, async () => {
      const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));
      for (const [name, script] of Object.entries<string>(scripts))
        if (script.startsWith('remote-tools ')) {
          expect(await inRepository(name, '--help')).toContain(`\n${script} `.trimEnd());
        }
    });

    it('passes its tests and the conformance suite on stubs', { timeout: LIMIT_MS }, async () => {
      const output = await inRepository('test', '--reporter=verbose');
      for (const name of [
        'server render of /regalos > returns status, heading, title, canonical URL and chunks',
        'server render of /regalos/cajas > returns status, heading, title, canonical URL and chunks',
        'remote module of gifts > hydrates /regalos without a warning',
        'adds one event to the data layer and then disables the button',
        'gifts/box-card',
        'server module of gifts > renders /regalos completely, in each language',
      ])
        expect(output).toContain(name);
    });

    it('serves its page beside the stub host, and an edit of it', { timeout: LIMIT_MS }, async () => {
      await withServer(['dev'], async (address, output) => {
        await vi.waitFor(() => expect(output()).toContain(`gifts stands alone at ${address}`), WAIT);
        const page = await fetch(`${address}/regalos`, { headers: { accept: 'text/html' } });
        expect(await page.text()).toContain('<script type="module" src="/main.js">');
        const messages = path.join(repository, 'src/messages/es.ts');
        const before = readFileSync(messages, 'utf8');
        const code = async () => (await fetch(`${address}/messages-es.js`)).text();
        writeFileSync(messages, before.replaceAll('Regalos', 'Regalos de la casa'));
        await vi.waitFor(async () => expect(await code()).toContain('Regalos de la casa'), WAIT);
        writeFileSync(messages, before);
      });
    });

    it('compiles and builds without a file of the workspace', { timeout: LIMIT_MS }, async () => {
      appendFileSync(path.join(repository, 'src/pages/home/home.model.ts'), CALL);
      const files = (await inRepository('exec', 'tsc', '--listFilesOnly')).split('\n').filter(Boolean);
      expect(files.length).toBeGreaterThan(100);
      expect(files.filter((file) => !path.resolve(repository, file).startsWith(root))).toEqual([]);
      await inRepository('build');
      const maps = globSync('dist/client/*.js.map', { cwd: repository });
      const sources = maps.flatMap((map) => {
        const { sources: own } = JSON.parse(readFileSync(path.join(repository, map), 'utf8'));
        return own as string[];
      });
      expect(sources.some((source) => source.includes('home-view.tsx'))).toBe(true);
      expect(sources.filter((source) => source.includes(scratch.dir))).toEqual([]);
      const record = JSON.parse(readFileSync(path.join(repository, 'dist/contract.json'), 'utf8'));
      expect(Object.keys(record.endpoints)).toEqual(['list-regions']);
    });

    it('is checked against the running shop, signed, released, and shown by it', {
      timeout: LIMIT_MS,
    }, async () => {
      await inWorkspace('node tools/commands/build-package.ts shell');
      await releaseApi();
      await startShop();
      await inRepository('keys', 'new', 'gifts');

      const [checkWords = [], releaseWords = []] = releaseCommands();
      const checked = await inRepository(...checkWords);
      for (const title of [
        /^✓ with shell \S+$/m,
        /^✓ with api 1$/m,
        /^✓ byte budgets$/m,
        /^✓ conformance suite$/m,
      ])
        expect(checked).toMatch(title);

      // The shop refuses the release until it knows the key of the team, and says so.
      const refused = await tryInRepository(...releaseWords);
      expect(refused.code).toBe(1);
      expect(refused.output).toContain(
        'does not serve it: The pointer of gifts is signed with the key gifts-1, which releases.keys.json does not name',
      );
      await addKeys();
      const version = await releaseLive();
      expect(await current()).toEqual({ gifts: version });
      const page = await fetch(`${shop}/regalos`, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toMatch(/<h1[^>]*>Regalos<\/h1>/);
      const [script] = new RegExp(`/remotes/gifts/${version}/remoteEntry\\.\\w+\\.js`).exec(html) ?? [];
      expect((await fetch(shop + script)).headers.get('content-type')).toContain('javascript');
    });

    it.each(['dev', 'serve'])(
      'is a part of the running shop by `%s --shop`',
      { timeout: LIMIT_MS },
      async (name) => {
        await withServer([name, '--shop', shop], async (address, output) => {
          const link = `${shop}/regalos?remote.gifts=${address}/dev/live/gifts`;
          await vi.waitFor(() => expect(output()).toContain(`with this link: ${link}\n`), WAIT);
          const html = await (await fetch(link, { headers: { accept: 'text/html' } })).text();
          expect(html).toContain(`gifts = ${address}/dev/live/gifts`);
          expect(output()).not.toContain('does not use it');
          const entry = await fetch(`${address}/dev/live/gifts/remoteEntry.js`);
          expect(entry.headers.get('access-control-allow-origin')).toBe(shop);
          expect(await entry.text()).toContain('gifts');
        });
      },
    );

    it('gets a canary, a rollback, and a new key in place of a revoked one', {
      timeout: LIMIT_MS,
    }, async () => {
      const first = (await current()).gifts;
      appendFileSync(path.join(repository, 'src/messages/es.ts'), '// canary\n');
      expect(await inRepository('canary', '5')).toMatch(
        /5 % of the shoppers get gifts [\s\S]+ serves gifts \S+ after/,
      );
      expect(await current()).toEqual({ gifts: first });
      expect(await inRepository('canary', 'stop')).toContain(`Everybody gets ${first}`);
      const second = await releaseLive();
      expect(second).not.toBe(first);
      expect(await inRepository('rollback')).toContain(`serves gifts ${first} after`);
      expect(await inRepository('releases')).toMatch(new RegExp(`gifts +${first} `));

      await inRepository('keys', 'rotate', 'gifts-1');
      await addKeys();
      keyFile = 'var/keys/gifts-2.pem';
      await releaseLive();
      await inRepository('keys', 'revoke', 'gifts-1', '--reason', 'replaced');
      await addKeys();
      expect(await inRepository('keys', 'list')).toContain('revoked');
      expect(await releaseLive()).toBe((await current()).gifts);
    });
  },
);
