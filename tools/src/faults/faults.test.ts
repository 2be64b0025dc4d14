import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageFolders } from '../workspace/package-folders.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { FAULTS } from './faults.ts';

const inWorkspace = (file: string): string => path.join(WORKSPACE, file);

const hasTests = (folder: string): boolean =>
  globSync('**/*.test.{ts,tsx}', { cwd: inWorkspace(folder), exclude: ['**/node_modules'] }).length > 0;

it('puts a fault into every package with tests', () => {
  const untried = packageFolders(WORKSPACE)
    .filter(hasTests)
    .filter((folder) => !FAULTS.some(({ file }) => file.startsWith(`${folder}/`)));
  expect(untried).toEqual([]);
});

it('quotes code that occurs once in its file, and names a test file that exists', () => {
  const outdated = FAULTS.filter(
    ({ file, text, testFile }) =>
      readFileSync(inWorkspace(file), 'utf8').split(text).length !== 2 || !existsSync(inWorkspace(testFile)),
  );
  expect(outdated).toEqual([]);
});
