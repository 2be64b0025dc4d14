import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'demo-shop',
    root: import.meta.dirname,
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    environment: 'node',
    // Node runs the files as the shop does: without a transform, which cost a fifth of the time.
    experimental: { viteModuleRunner: false },
    setupFiles: [
      '../tools/src/vitest/database-time.ts',
      '../tools/src/vitest/property-runs.ts',
      '../tools/src/vitest/patient-waits.ts',
    ],
    pool: 'forks',
    // As in the vitest.config.ts of the workspace.
    maxWorkers: availableParallelism() + 2,
    // Test files of a worker share their modules, because API and catalogue take longer to load than the tests to run.
    isolate: false,
    // Generous limits for a busy machine; no test measures speed.
    testTimeout: process.env.TEST_FULL === '1' ? 300_000 : 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
