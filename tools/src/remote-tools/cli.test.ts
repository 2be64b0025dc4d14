/** The errors of `remote-tools`. own-repository.test.ts runs its commands. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { runToEnd } from '../process/run.ts';

const CLI = path.join(import.meta.dirname, 'cli.ts');

const run = (...words: string[]) => {
  const { SHOP_URL: _, RELEASE_KEY: __, RELEASE_KEY_FILE: ___, ...env } = process.env;
  return runToEnd(process.execPath, [CLI, ...words], { env });
};

it.each([
  ['an unknown command', ['deploy'], 'remote-tools build | can-i-deploy | release'],
  ['a check without a shop', ['can-i-deploy'], 'Which shop? Set SHOP_URL or --shop'],
  [
    'a shop without a scheme',
    ['can-i-deploy', '--shop', 'localhost:3000'],
    'Which shop? Set SHOP_URL or --shop',
  ],
  ['a key without a name', ['keys', 'new'], 'remote-tools build | can-i-deploy | release'],
  ['a release without a key', ['release'], 'Which key signs? Set RELEASE_KEY_FILE or RELEASE_KEY'],
  ['a repository that names no remote', ['keys', 'new', 'x'], 'names no remote of the contract in "remote"'],
])('says what is missing for %s', async (_, words, problem) => {
  const { code, output } = await run(...words);
  expect(code).toBe(1);
  expect(output).toContain(problem);
});
