import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { runToEnd } from './run.ts';

const run = (name: string, ...words: string[]) =>
  runToEnd(process.execPath, [path.join(WORKSPACE, 'tools/commands', `${name}.ts`), ...words], {
    // No shop starts if the option is ignored.
    env: { ...process.env, PORT: '0' },
  });

it.each([
  ['start', '`pnpm start`: builds stale packages, prepares the database, runs the whole shop'],
  ['dev', '`pnpm dev <remote> --shop <url>`: makes the remote a part of another running shop'],
  ['qa', '`pnpm qa`: the shell against stub remotes'],
  ['release', '`--dry-run` stops before the last step'],
  ['new', 'pnpm new widget <remote> <name> [--standalone-repo <folder>]'],
  ['test', '- `pnpm test unit journeys` runs only the named checks'],
  ['mutation', '`node tools/commands/mutation.ts domain` runs one'],
  ['../../lab/commands/bench', 'Run it on an idle machine.'],
])('explains `pnpm %s` with --help', async (name, text) => {
  const { code, output } = await run(name, '--help');
  expect(output).toContain(text);
  expect(output).not.toMatch(/^ ?\*|\*\/|\/\*/m);
  expect(code).toBe(0);
});

it.each(['tools/commands', 'lab/commands'])('every command of %s explains itself with --help', (folder) => {
  const files = readdirSync(path.join(WORKSPACE, folder));
  const mute = files.filter(
    (file) => !readFileSync(path.join(WORKSPACE, folder, file), 'utf8').includes('\nawait asCommand('),
  );
  expect(mute).toEqual([]);
});

it('names a wrong option in a sentence, without a stack', async () => {
  const { code, output } = await run('dev', 'checkout', '--shp');
  expect(output).toMatch(/^Unknown option '--shp'/);
  expect(output).not.toContain('\n    at ');
  expect(code).toBe(1);
});
