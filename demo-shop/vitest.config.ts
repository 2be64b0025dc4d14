import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'demo-shop',
    root: import.meta.dirname,
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: '../api/test/global-setup.ts',
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // Files of one worker share the modules that they import: the API and the catalogue take longer to load than their tests to run.
    isolate: false,
    sequence: { groupOrder: 1 },
    // Limits against hanging on a busy machine; no test measures speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
