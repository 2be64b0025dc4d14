/**
 * Tests of the area that `MUTATION_AREA` names. Stryker's own option for test files would activate mutants in
 * constants too late (https://github.com/stryker-mutator/stryker-js/issues/6144).
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { areaOf } from './areas.ts';

const needsDatabase = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('openShop');

/**
 * Runs the test files that need no database first. A mutant ends with its first failing test, and such a file
 * takes milliseconds where others load the whole API.
 */
class WithoutDatabaseFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(needsDatabase(a)) - Number(needsDatabase(b)));
  }
}

const WORKSPACE = path.join(import.meta.dirname, '../../..');
const { root, testFiles, isApi } = areaOf(process.env.MUTATION_AREA);

export default defineConfig({
  test: {
    root: path.join(WORKSPACE, root),
    include: [...testFiles],
    // Its tests start the API in new processes, which no mutant reaches.
    exclude: ['src/modules/place-order/process.test.ts'],
    // fast-check takes longer to load than most tests of the API, of which almost none need it.
    setupFiles: isApi ? [] : [path.join(WORKSPACE, 'tools/src/vitest/property-runs.ts')],
    // A mutant in a constant takes effect only when a test file loads its module again. Without isolation, Vitest
    // would also load the API for the files after the first failing test.
    isolate: true,
    // Node runs the API's files directly, as in the API's own tests. Each mutant starts a new process, so the
    // compile cache saves most of its start.
    ...(isApi
      ? {
          globalSetup: './test/global-setup.ts',
          sequence: { sequencer: WithoutDatabaseFirst },
          experimental: { viteModuleRunner: false },
          env: { NODE_COMPILE_CACHE: path.join(WORKSPACE, 'var/mutation/compiled') },
        }
      : {}),
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
