import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'sandbox/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    // The API runs in Node and uses sockets, pg and sharp, so its tests need no browser environment.
    environment: 'node',
    // Node runs the TypeScript files directly, as in the shop. Vite's transform took a fifth of the time.
    experimental: { viteModuleRunner: false },
    setupFiles: [
      '../tools/src/vitest/database-time.ts',
      '../tools/src/vitest/property-runs.ts',
      '../tools/src/vitest/patient-waits.ts',
      './test/cheap-passwords.ts',
    ],
    pool: 'forks',
    // As in the vitest.config.ts of the workspace.
    maxWorkers: availableParallelism() + 2,
    // Test files of one worker share imported modules. Loading Fastify, kysely and sharp again for each file
    // would take longer than its tests.
    isolate: false,
    // Long timeouts for a busy machine, only against hanging tests.
    testTimeout: process.env.TEST_FULL === '1' ? 300_000 : 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
