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
    setupFiles: '../tools/src/checks/property-runs.ts',
    pool: 'forks',
    // One more than cores, because a test that waits for PostgreSQL or another process leaves its core idle.
    maxWorkers: availableParallelism() + 1,
    // Test files of a worker share their modules, because API and catalogue take longer
    // to load than the tests to run.
    isolate: false,
    sequence: { groupOrder: 1 },
    // Generous limits for a busy machine; no test measures speed.
    testTimeout: process.env.TEST_FULL === '1' ? 300_000 : 60_000,
    hookTimeout: 120_000,
  },
});
