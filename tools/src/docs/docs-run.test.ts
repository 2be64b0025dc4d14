/**
 * Runs the commands of the documents in a copy of the workspace: every block that starts with "```sh run", in
 * the document's order. A block "```sh run until" names an output text, after which the test interrupts the
 * long-running program. A block "```sh run full" builds, releases, tests or starts a database: only
 * `pnpm test:full` runs it. `pnpm test` only checks that its programs and the folders with its tests exist.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../process/ports.ts';
import { createScratchWorkspace, type ScratchWorkspace } from '../scratch/scratch-workspace.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Timeout that only detects a hanging test, ms. */
const LIMIT_MS = 900_000;
const BLOCK = /^ *```sh run( full)?(?: until "([^"]+)")?\n([\s\S]*?)^ *```$/gm;
const IS_FULL = process.env.TEST_FULL === '1';

interface Block {
  commands: string;
  isFull: boolean;
  until?: string | undefined;
}

const blocksOf = (text: string): Block[] =>
  [...text.matchAll(BLOCK)].map((match) => ({
    commands: String(match[3]),
    isFull: match[1] !== undefined,
    until: match[2],
  }));

const documents = globSync('**/*.md', {
  cwd: WORKSPACE,
  exclude: (name) => /node_modules|^var|dist|^releases/.test(name),
})
  .map((name) => ({ name, blocks: blocksOf(readFileSync(path.join(WORKSPACE, name), 'utf8')) }))
  .filter(({ blocks }) => blocks.length > 0);

const { scripts } = JSON.parse(readFileSync(path.join(WORKSPACE, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Programs that a command line calls without pnpm. */
const PROGRAMS = ['node', 'node_modules/.bin/vitest'];
const PNPM = /^(?:[A-Z_]+=\S+ )*npx --yes pnpm@[\d.]+ (?:--(?:filter|dir) \S+ )?(\S+)/;
/** Removes the content of quoted arguments, which may contain line breaks. */
const withoutTexts = (commands: string) => commands.replace(/"[^"]*"/g, '""');
const isKnown = (line: string): boolean => {
  const [, script] = PNPM.exec(line) ?? [];
  return script ? script === 'install' || script in scripts : PROGRAMS.includes(line.split(' ')[0] ?? '');
};

/** Arguments of vitest in a block: folders or files whose tests the document runs. */
const testedFolders = (commands: string): string[] =>
  [...commands.matchAll(/\bvitest run (.*)$/gm)].flatMap(([, words = '']) =>
    words.split(' ').filter((word) => word.includes('/')),
  );

/** Settings that keep the document's shop apart from a running one. */
const ownPlace = async (dir: string): Promise<NodeJS.ProcessEnv> => ({
  PORT: String(await freePort()),
  API_PORT: String(await freePort()),
  GATEWAY_PORT: String(await freePort()),
  OFFICE_PORT: '0',
  STUB_API_PORT: String(await freePort()),
  DATA_DIR: path.join(dir, 'var/data'),
});

describe('commands of the documents', () => {
  // All documents share one copy of the workspace, as a reader has one clone.
  let scratch: ScratchWorkspace;
  beforeAll(() => {
    scratch = createScratchWorkspace();
  });
  afterAll(() => scratch.remove());

  it('are read from marked blocks only, with the expected output of long-running programs', () => {
    const text =
      'a\n```sh\nno\n```\n```sh run\none\ntwo\n```\n```sh run until "is open"\nthree\n```\n```sh run full\nfour\n```\n';
    expect(blocksOf(text)).toEqual([
      { commands: 'one\ntwo\n', isFull: false, until: undefined },
      { commands: 'three\n', isFull: false, until: 'is open' },
      { commands: 'four\n', isFull: true, until: undefined },
    ]);
  });

  it('exist in each guide about adding something', () => {
    const guides = documents.filter(({ name }) => /guides\/add-/.test(name));
    expect(guides.length).toBeGreaterThan(1);
    for (const { name, blocks } of guides) expect(blocks.length, name).toBeGreaterThan(1);
  });

  it.each(documents)('$name: every one calls an existing command', ({ blocks }) => {
    const lines = blocks.flatMap(({ commands }) => withoutTexts(commands).trimEnd().split('\n'));
    expect(lines.filter((line) => !isKnown(line))).toEqual([]);
  });

  it.each(documents)(
    '$name: every one works, and its test folders exist',
    { timeout: LIMIT_MS },
    async ({ blocks }) => {
      const env = await ownPlace(scratch.dir);
      for (const { commands, until } of blocks.filter(({ isFull }) => IS_FULL || !isFull)) {
        const { code, output } = await scratch.run(commands, { env, until });
        expect(code, `${commands}\n${output}`).toBe(0);
      }
      // The generators that ran above create some of these folders.
      const tested = blocks.flatMap(({ commands }) => testedFolders(commands));
      expect(tested.filter((folder) => !existsSync(path.join(scratch.dir, folder)))).toEqual([]);
    },
  );
});
