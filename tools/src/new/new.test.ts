import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from 'releases/release-manifest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScratchWorkspace, type ScratchWorkspace } from '../scratch/scratch-workspace.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newFeature } from './new-feature.ts';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';
import { newWidget } from './new-widget.ts';
import { type Place, placeOf } from './place-of.ts';

const TEXTS = { es: 'Valorar este vino', en: "Rate this shop's wine" };
const GENERATED = [
  `feature catalog rate-wine --es '${TEXTS.es}' --en "${TEXTS.en}"`,
  'endpoint wineries list-wineries',
  'endpoint regions list-region-names --path /region-names',
  `remote club --path /club --es 'Club de vinos' --en 'Wine club'`,
  `page club members --path /club/socios --es 'Socios' --en 'Members'`,
  `page account gift-cards --path /mi-cuenta/tarjetas --es 'Tarjetas' --en 'Gift cards'`,
  'widget club member-card',
  'widget catalog wine-card',
  `feature club join-club --es 'Unirme' --en 'Join'`,
];
const NEW_PAGES = [
  'mfe-catalog/src/features/rate-wine',
  'mfe-account/src/pages/gift-cards',
  'mfe-catalog/src/exposed/wine-card',
  'mfe-club',
];
const NEW_ENDPOINTS = ['api/src/modules/wineries', 'api/src/modules/regions'];

/** Prints the versions of the remotes that exist before. */
const VERSIONS = `
  import { sourceVersion } from './tools/src/build/source-version.ts';
  for (const id of ['account', 'catalog', 'checkout', 'content']) console.log(sourceVersion(process.cwd() + '/mfe-' + id));
`;

/** The sources of a remote as in a repository of its own, with an installed contract. */
const OUTSIDE: Place = { id: 'catalog', folder: 'mfe-catalog', hasContract: false };

const IS_FULL = process.env.TEST_FULL === '1';
/** Timeout that only detects a hanging test, ms. */
const LIMIT_MS = 600_000;

/**
 * Writes a TypeScript project of the generated files and of the files that may list all remotes.
 * `pnpm test:full` compiles every file instead.
 */
const writeSmallProject = (dir: string, written: readonly string[]): string => {
  const listers = globSync('{shared-*,shell,tools,mfe-*,e2e}/**/*.{ts,tsx}', {
    cwd: dir,
    exclude: (name) => name === 'node_modules',
  }).filter((file) => /RemoteId|REMOTE_IDS/.test(readFileSync(path.join(dir, file), 'utf8')));
  const include = ['types/*.d.ts', ...written.filter((file) => /\.tsx?$/.test(file)), ...listers];
  writeFileSync(path.join(dir, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  return 'tsconfig.new.json';
};

describe('generated code', { timeout: LIMIT_MS }, () => {
  let scratch: ScratchWorkspace;
  let written: string[] = [];
  /** Versions of the other remotes before and after `new remote`. */
  const versions: string[] = [];
  const passes = async (commandLine: string) => {
    const { code, output } = await scratch.run(commandLine);
    expect(code, output).toBe(0);
    return output;
  };

  beforeAll(async () => {
    scratch = createScratchWorkspace();
    const noteVersions = async (words: string) => {
      if (words.startsWith('remote '))
        versions.push(await passes(`node --input-type=module -e "${VERSIONS}"`));
    };
    for (const words of GENERATED) {
      await noteVersions(words);
      const output = await passes(`node tools/commands/new.ts ${words}`);
      written.push(...[...output.matchAll(/^(?:new|changed)\s+(\S+)$/gm)].map((match) => String(match[1])));
      await noteVersions(words);
    }
    written = [...new Set(written)];
    await passes('pnpm install');
  });
  afterAll(() => scratch.remove());

  it('compiles, and so do the files that list all remotes', async () => {
    const project = IS_FULL ? 'tsconfig.json' : writeSmallProject(scratch.dir, written);
    // One thread: several would check shared types several times, while other tests use the other cores.
    await passes(`node node_modules/typescript-native/bin/tsc -p ${project} --singleThreaded`);
  });

  it('is formatted and keeps the general rules', async () => {
    const sources = written.filter((file) => /\.(tsx?|css|json)$/.test(file));
    expect(sources.length).toBeGreaterThan(30);
    await passes(`biome ci --colors=off --error-on-warnings ${sources.map((file) => `'${file}'`).join(' ')}`);
  });

  // Only in `pnpm test:full`: these linters are slow and rarely the first to notice a fault of a template.
  it.runIf(IS_FULL)('keeps the rules of effector and React, and the borders', async () => {
    await passes(
      'eslint --flag unstable_native_nodejs_ts_config --max-warnings 0 mfe-catalog/src/features/rate-wine mfe-club/src',
    );
    await passes('depcruise --config .dependency-cruiser.cjs mfe-club mfe-catalog/src/features/rate-wine');
  });

  it('passes the tests that come with it', async () => {
    const output = await passes(`vitest run --reporter=verbose ${NEW_PAGES.join(' ')}`);
    for (const name of [
      'adds one event to the data layer and then disables the button',
      'server render of /club > returns status, heading, title, canonical URL and chunks',
      'server render of /club/socios > returns status, heading, title, canonical URL and chunks',
      'club/member-card',
      'catalog/wine-card',
      'server render of /mi-cuenta/tarjetas > renders the English heading',
    ])
      expect(output).toContain(name);
  });

  // Only in `pnpm test:full`: it starts a second PostgreSQL.
  it.runIf(IS_FULL)('passes the API tests that come with it', async () => {
    const output = await passes(`vitest run --reporter=verbose ${NEW_ENDPOINTS.join(' ')}`);
    for (const name of [
      'answers /wineries with every row of wineries, by name',
      'answers /region-names with every row of regions, by name',
    ])
      expect(output).toContain(name);
  });

  it.runIf(IS_FULL)('builds a new remote with its page in a separate chunk', async () => {
    await passes('node tools/commands/build-package.ts mfe-club');
    const dist = path.join(scratch.dir, 'mfe-club/dist');
    const manifest = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as BuildManifest;
    expect(Object.keys(manifest.chunks)).toEqual(expect.arrayContaining(['app', 'home', 'messages-es']));
    expect(existsSync(path.join(dist, 'server/index.mjs'))).toBe(true);
  });

  it('registers a new remote with owners, a budget, a route, a stub and a README', () => {
    const read = (file: string) => readFileSync(path.join(scratch.dir, file), 'utf8');
    expect(read('CODEOWNERS')).toMatch(/^\/mfe-club\/ +@casa-quillay\/club$/m);
    expect(read('tools/src/size/budgets.ts')).toContain("page('club', 'home')");
    expect(read('shared-contracts/src/routes.ts')).toContain("route('club', '/club')");
    expect(existsSync(path.join(scratch.dir, 'shared-stubs/remotes/club/src/stub.ts'))).toBe(true);
    expect(read('mfe-club/README.md').match(/^## /gm)).toHaveLength(5);
  });

  it('changes the version of no other remote with a new remote', () => {
    expect(versions[0]).toMatch(/^(1\.0\.0-\w{10}\n){4}$/);
    expect(versions[1]).toBe(versions[0]);
  });

  it('never overwrites an existing remote', async () => {
    const before = await scratch.run('cat mfe-club/src/messages/es.ts');
    const again = await scratch.run(`node tools/commands/new.ts ${GENERATED[3]}`);
    expect(again.code).toBe(1);
    expect(again.output).toBe('mfe-club is there already: choose another name\n');
    expect((await scratch.run('cat mfe-club/src/messages/es.ts')).output).toBe(before.output);
  });
});

describe('what a generator refuses', () => {
  const club = { path: '/club', es: 'Club', en: 'Club' };
  it.each([
    [
      'a remote that does not exist',
      () => newFeature(placeOf('wines'), 'rate-wine', TEXTS),
      /One of: account, catalog/,
    ],
    [
      'a feature in another spelling',
      () => newFeature(placeOf('catalog'), 'RateWine', TEXTS),
      /write it like rate-wine/,
    ],
    [
      'a feature without a verb',
      () => newFeature(placeOf('catalog'), 'rating', TEXTS),
      /write it like rate-wine/,
    ],
    [
      'a feature that is there',
      () => newFeature(placeOf('catalog'), 'add-to-cart', TEXTS),
      /choose another name/,
    ],
    [
      'a feature in one language',
      () => newFeature(placeOf('catalog'), 'rate-wine', { es: 'Valorar' }),
      /--en "Rate/,
    ],
    ['an endpoint without a name', () => newEndpoint('wineries', undefined, {}), /The endpoint is missing/],
    ['an endpoint that is there', () => newEndpoint('regions', 'list-regions', {}), /list-regions already/],
    [
      'a path that answers',
      () => newEndpoint('wineries', 'list-wineries', { path: '/regions' }),
      /another path/,
    ],
    [
      'a known area without a path',
      () => newEndpoint('regions', 'list-names', {}),
      /--path \/regions\/names/,
    ],
    ['a path that is none', () => newEndpoint('wineries', 'list-wineries', { path: 'x y' }), /no path/],
    [
      'a table that is not there',
      () => newEndpoint('wineries', 'list-wineries', { table: 'x' }),
      /no table x/,
    ],
    ['a remote that is there', () => newRemote('catalog', club), /mfe-catalog is there already/],
    ['a remote with the name of the office', () => newRemote('office', club), /office is taken/],
    ['a remote of two words', () => newRemote('wine-club', club), /one word/],
    ['a remote without a path', () => newRemote('club', { ...club, path: undefined }), /--path \/club/],
    [
      "another remote's path",
      () => newRemote('club', { ...club, path: '/vinos' }),
      /belongs to another page/,
    ],
    ['a widget that is there', () => newWidget(placeOf('catalog'), 'recommendations'), /choose another name/],
    [
      'a page that is there',
      () => newPage(placeOf('content'), 'home', { ...club, path: '/x' }),
      /choose another name/,
    ],
    [
      'a page with the name of a reserved word',
      () => newPage(placeOf('catalog'), 'new', { ...club, path: '/nuevos' }),
      /new is a word of JavaScript: choose another page/,
    ],
    [
      'an area with the name of a reserved word',
      () => newEndpoint('package', 'list-packages', {}),
      /choose another area/,
    ],
    [
      'a page without a route in the installed contract',
      () => newPage(OUTSIDE, 'gifts', club),
      /has no route \/club of catalog\. Add route\('catalog', '\/club'\)/,
    ],
    [
      "a page with another remote's route",
      () => newPage(OUTSIDE, 'gifts', { ...club, path: '/blog' }),
      /no route \/blog of catalog/,
    ],
    [
      'a widget that the installed contract lacks',
      () => newWidget(OUTSIDE, 'wine-card'),
      /has no widget catalog\/wine-card/,
    ],
    [
      'a page in a folder that is no repository of the remote',
      () => placeOf('gifts', '../nowhere'),
      /is not the repository of gifts. One of: catalog/,
    ],
  ])('%s', (_, ask, message) => {
    expect(ask).toThrow(message);
  });
});

it('generates a page without a change of the contract where the contract is installed', () => {
  const files = newPage(OUTSIDE, 'all-wines', { path: '/vinos', es: 'Todos', en: 'All' }).map(
    ({ file }) => file,
  );
  expect(files).toContain('mfe-catalog/src/pages/all-wines/all-wines.page.ts');
  expect(files).toContain('mfe-catalog/src/routes.tsx');
  expect(files.filter((file) => !file.startsWith('mfe-catalog/'))).toEqual([]);
});
