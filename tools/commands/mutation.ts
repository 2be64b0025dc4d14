/**
 * Mutation tests: Stryker changes the code of an area in hundreds of ways and counts the changes that a test
 * notices. Fails when their share is below the lowest score. `pnpm test:full mutation` runs all areas,
 * `node tools/commands/mutation.ts domain` runs one.
 */

import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { AREAS, type Area, areaOf, LOWEST_SCORE } from '../src/mutation/areas.ts';
import { assertMeasured } from '../src/mutation/measured.ts';
import { asCommand } from '../src/process/as-command.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

const inFolder = (root: string, pattern: string): string =>
  pattern.startsWith('!') ? `!${root}/${pattern.slice(1)}` : `${root}/${pattern}`;

const runArea = async ({ name, root, mutate, isApi = false }: Area): Promise<void> => {
  console.log(`\n${name}`);
  process.env.MUTATION_AREA = name;
  const results = await new Stryker({
    mutate: mutate.map((pattern) => inFolder(root, pattern)),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', path.join(WORKSPACE, 'tools/src/mutation/ignored-code.ts')],
    ignorers: ['ignored-code'],
    vitest: {
      configFile: 'tools/src/mutation/vitest.config.ts',
      related: !isApi,
      // Stryker ignores the pool of the configuration file. Threads crash, because each one loads the API's
      // native modules (sharp, argon2) again in the same process.
      pool: isApi ? 'forks' : 'threads',
    },
    coverageAnalysis: 'perTest',
    ignoreStatic: isApi,
    // One process at a time, because the database of the API's tests needs the other core.
    concurrency: 1,
    // Incremental: a mutant runs again only after its file or one of its tests changed. Stryker does not know
    // which tests cover a mutant in a constant, so the areas with such mutants always run completely.
    incremental: isApi,
    incrementalFile: `var/mutation/${name}.json`,
    tempDirName: 'var/stryker',
    ignorePatterns: ['docs', 'e2e', 'dist', 'var', 'reports'],
    thresholds: { high: 95, low: LOWEST_SCORE, break: LOWEST_SCORE },
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    allowConsoleColors: false,
  }).runMutationTest();
  assertMeasured(name, results);
};

await asCommand(async () => {
  process.chdir(WORKSPACE);
  const wanted = process.argv.slice(2);
  for (const area of wanted.length > 0 ? wanted.map(areaOf) : AREAS) await runArea(area);
});
