import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'sandbox/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    // Node is the real thing here: sockets, pg, sharp.
    environment: 'node',
    // Node runs the files as the shop does: without a transform, which cost a fifth of the time.
    experimental: { viteModuleRunner: false },
    setupFiles: '../tools/src/checks/property-runs.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Files share, within a worker, what they import: to load Fastify, kysely and sharp
    // anew for each costs more than its tests.
    isolate: false,
    // Another number of workers than the packages': it has a turn of its own, after them.
    sequence: { groupOrder: 1 },
    // Limits against hanging on a busy machine; no test measures speed.
    testTimeout: process.env.TEST_FULL === '1' ? 300_000 : 60_000,
    hookTimeout: 120_000,
  },
});
