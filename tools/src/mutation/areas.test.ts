import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { AREAS } from './areas.ts';

it.each(AREAS)('the patterns of $name match files', ({ root, mutate, testFiles }) => {
  const cwd = path.join(WORKSPACE, root);
  const wanted = [...mutate.filter((pattern) => !pattern.startsWith('!')), ...testFiles];
  expect(wanted.filter((pattern) => globSync(pattern, { cwd }).length === 0)).toEqual([]);
});
