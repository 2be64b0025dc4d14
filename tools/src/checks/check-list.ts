/** The checks of `pnpm test`: the static ones, longest first, then those that run alone. */
import path from 'node:path';
import { packageFolders } from '../workspace/package-folders.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { programCheck } from './run-check.ts';
import { runJourneys, runVitest } from './run-tests.ts';
import type { Selection } from './selection.ts';
import type { TestOutcome } from './test-report.ts';

export interface Check {
  /** Name for `pnpm test <name>`. */
  name: string;
  title: string;
  run: (selection: Selection) => Promise<TestOutcome>;
  /** Name of another check. This one starts after it, and is skipped when it failed. */
  needs?: string;
  /** Uses all cores, so it runs alone. The other checks run first, one per core. */
  runsAlone?: true;
  /** Checks only the selected folders. The others check the whole workspace. */
  isByFolder?: true;
  /** Slow, so it runs only in `pnpm test:full`, or when the command line names it. */
  isFull?: true;
}

const CACHE = path.join(WORKSPACE, 'node_modules/.cache');
const TSC = path.join(WORKSPACE, 'node_modules/typescript-native/bin/tsc');
const command = (name: string): string => path.join(WORKSPACE, 'tools/commands', `${name}.ts`);

const ESLINT = [
  ...['--flag', 'unstable_native_nodejs_ts_config', '--max-warnings', '0'],
  ...['--no-error-on-unmatched-pattern', '--no-warn-ignored'],
];

/** Caches of these checks use content as key, not times, so a fresh clone, another branch and CI agree. */
export const CHECKS: readonly Check[] = [
  {
    name: 'lint',
    title: "rules of effector and React's hooks",
    isByFolder: true,
    // ESLint runs without cache, because its rules also read the types of other files.
    run: ({ folders }) => programCheck('eslint', [...ESLINT, ...(folders === 'all' ? ['.'] : folders)])(),
  },
  { name: 'build', title: 'builds', run: programCheck(process.execPath, [command('build')], 20) },
  {
    name: 'types',
    title: 'types',
    run: programCheck(process.execPath, [
      TSC,
      ...['-p', '.', '--incremental', '--tsBuildInfoFile', path.join(CACHE, 'types.tsbuildinfo')],
    ]),
  },
  {
    name: 'packages',
    title: 'declarations of the published packages',
    run: programCheck(process.execPath, [
      TSC,
      ...['-p', 'tsconfig.published.json'],
      ...['--incremental', '--tsBuildInfoFile', path.join(CACHE, 'published.tsbuildinfo')],
    ]),
  },
  {
    name: 'borders',
    title: 'borders between packages',
    run: programCheck('depcruise', [
      ...['--config', '.dependency-cruiser.cjs'],
      ...['--cache', path.join(CACHE, 'depcruise'), '--cache-strategy', 'content'],
      ...packageFolders(WORKSPACE),
    ]),
  },
  {
    name: 'unused',
    title: 'unused files, exports and dependencies',
    run: programCheck('knip', ['--no-progress', '--no-config-hints']),
  },
  {
    name: 'format',
    title: 'format and lint',
    run: programCheck('biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  },
  {
    name: 'size',
    title: 'byte budgets',
    needs: 'build',
    run: programCheck(process.execPath, [command('size')]),
  },
  {
    name: 'faults',
    title: 'deliberate faults',
    run: programCheck(process.execPath, [command('faults')], 240),
    runsAlone: true,
    isFull: true,
  },
  {
    name: 'mutation',
    title: 'mutation score',
    run: programCheck(process.execPath, [command('mutation')], 240),
    runsAlone: true,
    isFull: true,
  },
  { name: 'unit', title: 'unit and API tests', run: runVitest, runsAlone: true, isByFolder: true },
  {
    name: 'journeys',
    title: 'journeys in the browser',
    needs: 'build',
    run: runJourneys,
    runsAlone: true,
    isByFolder: true,
  },
];
