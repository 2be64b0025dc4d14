import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { readFaults } from './read-faults.ts';

const packages = readFaults(WORKSPACE);
const all = packages.flatMap(({ faults }) => faults);

it('puts a fault into every package with tests', () => {
  const tried = (folder: string) => all.some(({ file }) => file.startsWith(`${folder}/`));
  const untried = packages.filter(({ hasTests, folder }) => hasTests && !tried(folder));
  expect(untried.map(({ folder }) => folder)).toEqual([]);
});

it('quotes code that occurs once in its file, above a test', () => {
  const occurs = ({ file, text }: (typeof all)[number]) =>
    existsSync(path.join(WORKSPACE, file))
      ? readFileSync(path.join(WORKSPACE, file), 'utf8').split(text).length - 1
      : 0;
  expect(all.filter((fault) => occurs(fault) !== 1 || !fault.test)).toEqual([]);
});

it('reads every fault of the test files', () => {
  expect(all.find(({ file }) => file === 'shared-contracts/src/domain/rut.ts')).toEqual({
    file: 'shared-contracts/src/domain/rut.ts',
    text: '(2 + (i % 6))',
    replacement: '(2 + (i % 7))',
    testFile: 'shared-contracts/src/domain/rut.test.ts',
    test: 'accepts "10.000.013-K" in the stored form',
  });
});
