/**
 * Runs the commands of the documents: every ```sh run block, in a copy of the workspace, in the document's
 * order. ```sh run until "text" is for long-running programs: it interrupts them after that output.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../process/ports.ts';
import { createScratchWorkspace } from '../scratch/scratch-workspace.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Timeout that only detects a hanging test, ms. */
const LIMIT_MS = 900_000;
const BLOCK = /^ *```sh run(?: until "([^"]+)")?\n([\s\S]*?)^ *```$/gm;

interface Block {
  commands: string;
  until?: string | undefined;
}

const blocksOf = (text: string): Block[] =>
  [...text.matchAll(BLOCK)].map((match) => ({ commands: String(match[2]), until: match[1] }));

const documents = globSync('**/*.md', {
  cwd: WORKSPACE,
  exclude: (name) => /node_modules|^var|dist|^releases/.test(name),
}).map((name) => ({ name, blocks: blocksOf(readFileSync(path.join(WORKSPACE, name), 'utf8')) }));

/** Settings that keep the document's shop apart from a running one. */
const ownPlace = async (dir: string): Promise<NodeJS.ProcessEnv> => ({
  PORT: String(await freePort()),
  API_PORT: String(await freePort()),
  GATEWAY_PORT: String(await freePort()),
  STUB_API_PORT: String(await freePort()),
  DATA_DIR: path.join(dir, 'var/data'),
});

describe('commands of the documents', () => {
  it('are read from marked blocks only, with the expected output of long-running programs', () => {
    const text = 'a\n```sh\nno\n```\n```sh run\none\ntwo\n```\n```sh run until "is open"\nthree\n```\n';
    expect(blocksOf(text)).toEqual([
      { commands: 'one\ntwo\n', until: undefined },
      { commands: 'three\n', until: 'is open' },
    ]);
  });

  it('exist in each guide about adding something', () => {
    const guides = documents.filter(({ name }) => /guides\/add-/.test(name));
    expect(guides.length).toBeGreaterThan(1);
    for (const { name, blocks } of guides) expect(blocks.length, name).toBeGreaterThan(1);
  });

  it.each(documents.filter(({ blocks }) => blocks.length > 0))(
    '$name: every one works',
    { timeout: LIMIT_MS },
    async ({ blocks }) => {
      const scratch = createScratchWorkspace();
      try {
        const env = await ownPlace(scratch.dir);
        for (const { commands, until } of blocks) {
          const { code, output } = await scratch.run(commands, { env, until });
          expect(code, `${commands}\n${output}`).toBe(0);
        }
      } finally {
        scratch.remove();
      }
    },
  );
});
