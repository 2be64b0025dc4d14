/**
 * Tests of the area that `MUTATION_AREA` names. Stryker's own option for test files would activate mutants in
 * constants too late (https://github.com/stryker-mutator/stryker-js/issues/6144).
 */
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { areaOf } from './areas.ts';

const WORKSPACE = path.join(import.meta.dirname, '../../..');
const { root, testFiles, isApi } = areaOf(process.env.MUTATION_AREA);

export default defineConfig({
  test: {
    root: path.join(WORKSPACE, root),
    include: [...testFiles],
    setupFiles: [path.join(WORKSPACE, 'tools/src/checks/property-runs.ts')],
    // Isolate test files, because a mutant in a constant takes effect only when a test file loads its module
    // again. Not for the API, which takes seconds to load.
    isolate: !isApi,
    ...(isApi ? { pool: 'forks', globalSetup: './test/global-setup.ts' } : {}),
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
