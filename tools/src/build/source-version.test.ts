import path from 'node:path';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { sourcesOf } from './source-version.ts';

const sources = (name: string) =>
  sourcesOf(path.join(WORKSPACE, name)).map((file) => path.relative(WORKSPACE, file));
const ofOffice = (name: string) => sources(name).filter((file) => file.includes('office'));

it.each(['shell', 'mfe-catalog'])('%s stays the same when the office changes', (name) => {
  expect(ofOffice(name)).toEqual([]);
  expect(sources(name)).toContain('shared-contracts/src/api/catalogue.ts');
});

it.each(['office', 'api'])('%s changes with the contract of the office', (name) => {
  expect(ofOffice(name)).toContain('shared-contracts/src/office/session.ts');
});
