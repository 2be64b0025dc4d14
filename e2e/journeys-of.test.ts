import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { JOURNEYS, journeysOf, OF_ALL } from './journeys-of.ts';

const FILES = globSync('*.spec.ts', { cwd: path.join(import.meta.dirname, 'journeys') })
  .map((file) => path.basename(file, '.spec.ts'))
  .sort();
const OF_PACKAGES = new Set(Object.values(JOURNEYS).flat());

describe('the lists of journeys', () => {
  it('name every journey: for the packages that can break it, or for all', () => {
    expect([...OF_PACKAGES, ...OF_ALL].sort()).toEqual(FILES);
  });

  it('name all journeys of the office for the office only', () => {
    expect(JOURNEYS.office).toEqual(
      expect.arrayContaining(FILES.filter((name) => name.startsWith('office-'))),
    );
    const others = Object.entries(JOURNEYS).filter(([folder]) => folder !== 'office');
    expect(others.flatMap(([, names]) => names).filter((name) => name.startsWith('office-'))).toEqual([]);
  });

  it('name all journeys of my account for its remote', () => {
    expect(JOURNEYS['mfe-account']).toEqual(
      expect.arrayContaining(FILES.filter((name) => name.startsWith('account-'))),
    );
  });
});

describe('a journey in another engine', () => {
  it('has the name of a journey in Chromium, so that the same changes run both', () => {
    const engines = globSync('*.spec.ts', { cwd: path.join(import.meta.dirname, 'engines') });
    expect(engines.length).toBeGreaterThan(0);
    expect(FILES).toEqual(expect.arrayContaining(engines.map((file) => path.basename(file, '.spec.ts'))));
  });
});

describe('a change', () => {
  it('in a remote runs its journeys', () => {
    expect(journeysOf('mfe-content,shared-stubs')).toEqual([
      ...(JOURNEYS['mfe-content'] ?? []).map((name) => `**/${name}.spec.ts`),
      ...(JOURNEYS['shared-stubs'] ?? []).map((name) => `**/${name}.spec.ts`),
    ]);
  });

  // The test must notice this fault in e2e/journeys-of.ts
  // - chosen.some((folder) => !(folder in JOURNEYS))
  // + chosen.every((folder) => !(folder in JOURNEYS))
  it('that also affects a package which can break all runs all journeys', () => {
    expect(journeysOf('mfe-content,shell')).toEqual(['**/*.spec.ts']);
    expect(journeysOf(undefined)).toEqual(['**/*.spec.ts']);
  });
});
