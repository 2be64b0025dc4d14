import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSuiteCache, suiteKey } from './suite-cache.ts';

let folder: string;
const write = (file: string, text: string): void => {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'suite-cache-'));
  write('pnpm-workspace.yaml', 'packages:\n  - mfe-*\n  - shared-*\n  - tools\n');
  write('mfe-gifts/package.json', '{"name":"mfe-gifts","dependencies":{"shared-kit":"1","tools":"1"}}');
  write('mfe-gifts/src/app.conformance.test.ts', '1');
  write('shared-kit/package.json', '{"name":"shared-kit","dependencies":{"shared-rules":"1"}}');
  write('shared-rules/package.json', '{"name":"shared-rules"}');
  write('shared-rules/src/money.ts', '1');
  write('mfe-other/package.json', '{"name":"mfe-other"}');
  write('tools/package.json', '{"name":"tools"}');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const key = () => suiteKey(['mfe-gifts'], folder);
const changes = (file: string): boolean => {
  const before = key();
  write(file, '2');
  return key() !== before;
};

it.each([
  'mfe-gifts/src/app.conformance.test.ts',
  'mfe-gifts/src/new.tsx',
  'shared-rules/src/money.ts',
  'mfe-gifts/content/article.es.md',
  'vitest.config.ts',
  'tools/src/vitest/patient-waits.ts',
  'pnpm-lock.yaml',
])('runs the suite again after a change of %s', (file) => {
  expect(changes(file)).toBe(true);
});

it.each(['mfe-other/src/app.tsx', 'tools/src/dev.ts', 'mfe-gifts/README.md', 'mfe-gifts/dist/release.json'])(
  'does not run the suite again after a change of %s',
  (file) => {
    expect(changes(file)).toBe(false);
  },
);

it('reads all sources of the repository of one remote', () => {
  const before = suiteKey(['.'], folder);
  write('src/app.tsx', '1');
  expect(suiteKey(['.'], folder)).not.toBe(before);
});

it('reads a repository whose folder has a dot in its name', () => {
  const dotted = path.join(folder, 'gifts.shop');
  mkdirSync(dotted);
  expect(suiteKey(['.'], dotted)).toMatch(/^\w{64}$/);
});

it('tells another machine with the same cache that these sources passed', async () => {
  vi.stubEnv('BUILD_CACHE', folder);
  expect(await openSuiteCache(['mfe-account']).passedAt()).toBeUndefined();
  await openSuiteCache(['mfe-account']).notePassed(new Date('2026-11-29T10:00:00Z'));
  expect(await openSuiteCache(['mfe-account']).passedAt()).toBe('2026-11-29T10:00:00.000Z');
  expect(await openSuiteCache(['mfe-content']).passedAt()).toBeUndefined();
});

it('runs the suite when the cache cannot be reached', async () => {
  write('file', '');
  vi.stubEnv('BUILD_CACHE', path.join(folder, 'file'));
  const cache = openSuiteCache(['mfe-account']);
  await cache.notePassed(new Date());
  expect(await cache.passedAt()).toBeUndefined();
});
