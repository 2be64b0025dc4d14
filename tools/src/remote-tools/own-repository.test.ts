/**
 * A remote in a repository of its own, from its generation to its page in a running shop. `pnpm test:full` runs it.
 */
import { appendFileSync, cpSync, globSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runToEnd } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { OUTER_NODES } from './testing/outer-node.ts';
import { createTeam, type Team, WAIT } from './testing/team.ts';

/** Timeout that only detects a hanging program, ms. */
const LIMIT_MS = 600_000;

/** Code of a page that calls an endpoint, so that the build has one in its contract record. */
const CALL = `
import { listRegions } from 'shared-contracts/api/regions';

opened.watch(() => console.debug(listRegions.id));
`;

/** Words after `pnpm` of each command in the section "Release" of the guide. */
const releaseCommands = (): string[][] => {
  const guide = readFileSync(path.join(WORKSPACE, 'docs/guides/own-repository.md'), 'utf8');
  const [, block = ''] = /## Release\n.*?```sh\n(.*?)```/s.exec(guide) ?? [];
  return [...block.matchAll(/^npx --yes pnpm@\S+ (.+)$/gm)].map(([, words = '']) => words.split(' '));
};

const copySources = (from: string, to: string): void => {
  for (const name of ['src', 'webpack.config.ts'])
    cpSync(path.join(from, name), path.join(to, name), { recursive: true });
};

/** Path → text. */
const readSources = (repository: string): Record<string, string> =>
  Object.fromEntries(
    globSync('{webpack.config.ts,src/**/*.*}', { cwd: repository }).map((name) => [
      name,
      readFileSync(path.join(repository, name), 'utf8'),
    ]),
  );

describe.skipIf(process.env.TEST_FULL !== '1').each(OUTER_NODES)(
  'a remote in a repository of its own, on a machine with Node %s',
  { timeout: LIMIT_MS },
  (version) => {
    let team: Team;
    beforeAll(async () => {
      team = await createTeam(version);
    });
    afterAll(() => team?.remove());

    it('is generated, and installs packages without sources', async () => {
      const words = `--path /regalos --es 'Regalos' --en 'Gifts' --standalone-repo '${team.repository}'`;
      await team.inWorkspace(`node tools/commands/new.ts remote gifts ${words}`);
      const empty = path.join(team.root, 'empty');
      copySources(team.repository, empty);
      const page = `--path /regalos/cajas --es 'Cajas' --en 'Boxes' --standalone-repo '${team.repository}'`;
      await team.inWorkspace(`node tools/commands/new.ts page gifts boxes ${page}`);
      await team.inWorkspace(
        `node tools/commands/new.ts widget gifts box-card --standalone-repo '${team.repository}'`,
      );
      expect(await runToEnd('node', ['--version'], { env: team.environment() })).toEqual({
        code: 0,
        output: `v${version}\n`,
      });
      await team.inRepository('install', '--prefer-offline', '--no-frozen-lockfile');

      // The same code, generated in the repository itself with the changed contract.
      const fromWorkspace = readSources(team.repository);
      rmSync(path.join(team.repository, 'src'), { recursive: true });
      copySources(empty, team.repository);
      await team.inRepository(...'new page boxes --path /regalos/cajas --es Cajas --en Boxes'.split(' '));
      await team.inRepository('new', 'widget', 'box-card');
      expect(readSources(team.repository)).toEqual(fromWorkspace);
      await team.inRepository(...'new feature wrap-gift --es Envolver --en Wrap'.split(' '));

      // The packages are links into pnpm's folder.
      const installed = globSync('node_modules/{shared-*,remote-tools}', { cwd: team.repository }).flatMap(
        (link) => globSync('dist/**/*.{ts,tsx}', { cwd: realpathSync(path.join(team.repository, link)) }),
      );
      expect(installed.length).toBeGreaterThan(100);
      expect(installed.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
    });

    // pnpm has commands of its own, such as `pnpm store`. They hide a script of the same name.
    it('explains each of its commands', async () => {
      const { scripts } = JSON.parse(readFileSync(path.join(team.repository, 'package.json'), 'utf8'));
      for (const [name, script] of Object.entries<string>(scripts))
        if (script.startsWith('remote-tools ')) {
          expect(await team.inRepository(name, '--help')).toContain(`\n${script} `.trimEnd());
        }
    });

    it('passes its tests and the conformance suite on stubs', async () => {
      const output = await team.inRepository('test', '--reporter=verbose');
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

    it('serves its page beside the stub host, and an edit of it', async () => {
      await team.withServer(['dev'], async (address, output) => {
        await vi.waitFor(() => expect(output()).toContain(`gifts stands alone at ${address}`), WAIT);
        const page = await fetch(`${address}/regalos`, { headers: { accept: 'text/html' } });
        expect(await page.text()).toContain('<script type="module" src="/main.js">');
        const messages = path.join(team.repository, 'src/messages/es.ts');
        const before = readFileSync(messages, 'utf8');
        const code = async () => (await fetch(`${address}/messages-es.js`)).text();
        writeFileSync(messages, before.replaceAll('Regalos', 'Regalos de la casa'));
        await vi.waitFor(async () => expect(await code()).toContain('Regalos de la casa'), WAIT);
        writeFileSync(messages, before);
      });
    });

    it('compiles and builds without a file of the workspace', async () => {
      appendFileSync(path.join(team.repository, 'src/pages/home/home.model.ts'), CALL);
      const files = (await team.inRepository('exec', 'tsc', '--listFilesOnly')).split('\n').filter(Boolean);
      expect(files.length).toBeGreaterThan(100);
      expect(files.filter((file) => !path.resolve(team.repository, file).startsWith(team.root))).toEqual([]);
      await team.inRepository('build');
      const maps = globSync('dist/client/*.js.map', { cwd: team.repository });
      const sources = maps.flatMap((map) => {
        const { sources: own } = JSON.parse(readFileSync(path.join(team.repository, map), 'utf8'));
        return own as string[];
      });
      expect(sources.some((source) => source.includes('home-view.tsx'))).toBe(true);
      expect(sources.filter((source) => source.includes(team.workspaceDir))).toEqual([]);
      const record = JSON.parse(readFileSync(path.join(team.repository, 'dist/contract.json'), 'utf8'));
      expect(Object.keys(record.endpoints)).toEqual(['list-regions']);
    });

    it('is checked against the running shop, signed, released, and shown by it', async () => {
      await team.inWorkspace('node tools/commands/build-package.ts shell');
      await team.releaseApi();
      await team.startShop();
      await team.inRepository('keys', 'new', 'gifts');

      const [checkWords = [], releaseWords = []] = releaseCommands();
      const checked = await team.inRepository(...checkWords);
      for (const title of [
        /^✓ with shell \S+$/m,
        /^✓ with api 1$/m,
        /^✓ byte budgets$/m,
        /^✓ conformance suite$/m,
      ])
        expect(checked).toMatch(title);

      // The shop refuses the release until it knows the key of the team, and says so.
      const refused = await team.tryInRepository(...releaseWords);
      expect(refused.code).toBe(1);
      expect(refused.output).toContain(
        'does not serve it: The pointer of gifts is signed with the key gifts-1, which releases.keys.json does not name',
      );
      await team.addKeys();
      const version = await team.release();
      expect(await team.served()).toEqual({ gifts: version });
      const page = await fetch(`${team.shop}/regalos`, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toMatch(/<h1[^>]*>Regalos<\/h1>/);
      const [script] = new RegExp(`/remotes/gifts/${version}/remoteEntry\\.\\w+\\.js`).exec(html) ?? [];
      expect((await fetch(team.shop + script)).headers.get('content-type')).toContain('javascript');
    });

    it.each(['dev', 'serve'])('is a part of the running shop by `%s --shop`', async (name) => {
      await team.withServer([name, '--shop', team.shop], async (address, output) => {
        const link = `${team.shop}/regalos?remote.gifts=${address}/dev/live/gifts`;
        await vi.waitFor(() => expect(output()).toContain(`with this link: ${link}\n`), WAIT);
        const html = await (await fetch(link, { headers: { accept: 'text/html' } })).text();
        expect(html).toContain(`gifts = ${address}/dev/live/gifts`);
        expect(output()).not.toContain('does not use it');
        const entry = await fetch(`${address}/dev/live/gifts/remoteEntry.js`);
        expect(entry.headers.get('access-control-allow-origin')).toBe(team.shop);
        expect(await entry.text()).toContain('gifts');
      });
    });

    it('gets a canary, a rollback, and a new key in place of a revoked one', async () => {
      const first = (await team.served()).gifts;
      appendFileSync(path.join(team.repository, 'src/messages/es.ts'), '// canary\n');
      expect(await team.inRepository('canary', '5')).toMatch(
        /5 % of the shoppers get gifts [\s\S]+ serves gifts \S+ after/,
      );
      expect(await team.served()).toEqual({ gifts: first });
      expect(await team.inRepository('canary', 'stop')).toContain(`Everybody gets ${first}`);
      const second = await team.release();
      expect(second).not.toBe(first);
      expect(await team.inRepository('rollback')).toContain(`serves gifts ${first} after`);
      expect(await team.inRepository('releases')).toMatch(new RegExp(`gifts +${first} `));

      await team.inRepository('keys', 'rotate', 'gifts-1');
      await team.addKeys();
      team.useKey('var/keys/gifts-2.pem');
      await team.release();
      await team.inRepository('keys', 'revoke', 'gifts-1', '--reason', 'replaced');
      await team.addKeys();
      expect(await team.inRepository('keys', 'list')).toContain('revoked');
      expect(await team.release()).toBe((await team.served()).gifts);
    });
  },
);
