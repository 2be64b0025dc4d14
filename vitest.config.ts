import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { effectorNames } from './tools/src/vitest/effector-names.ts';

/**
 * These packages are two projects for vitest: files that need a document, and the others. One project per package
 * transformed shared sources for each package, and started workers for each.
 */
const PACKAGES = [
  'shared-contracts',
  'shared-kit',
  'shared-ui',
  'shared-stubs',
  'shell',
  'office',
  ...globSync('mfe-*', { cwd: import.meta.dirname }).sort(),
];
const FILES = PACKAGES.flatMap((name) =>
  globSync(`${name}/{src,server}/**/*.test.{ts,tsx}`, { cwd: import.meta.dirname }),
).sort();
/** A file that needs a document says so in its first line. */
const needsDocument = (file: string): boolean =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment happy-dom');

/** In this order: the third file multiplies what the second sets. */
const SETUP = [
  './tools/src/vitest/reset-between-files.ts',
  './tools/src/vitest/property-runs.ts',
  './tools/src/vitest/cheap-properties.ts',
  './tools/src/vitest/patient-waits.ts',
];

/** Limits against hanging on a busy machine; no test measures speed. */
const LIMITS = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
/**
 * Two more than cores, because a test that waits for a program, PostgreSQL or a timer leaves its core idle. api and
 * demo-shop have the same number: vitest runs projects with the same number together.
 */
const WORKERS = { maxWorkers: availableParallelism() + 2 };

export default defineConfig({
  test: {
    projects: [
      ...[
        {
          name: 'node',
          environment: 'node',
          include: FILES.filter((file) => !needsDocument(file)),
          setupFiles: SETUP,
        },
        {
          name: 'document',
          environment: 'happy-dom',
          include: FILES.filter(needsDocument),
          setupFiles: [...SETUP, './tools/src/vitest/patient-elements.ts'],
        },
      ].map((test) => ({
        plugins: [effectorNames(import.meta.dirname)],
        // The copy of react-router that Node loads for react-admin. With a second one, links would find no router.
        resolve: {
          alias: {
            'react-router': createRequire(path.join(import.meta.dirname, 'office/')).resolve('react-router'),
          },
        },
        test: {
          ...test,
          root: import.meta.dirname,
          pool: 'threads' as const,
          // single-spa changes window when it is loaded, so each file loads its own.
          server: { deps: { inline: ['single-spa'] } },
          // The files of a worker share libraries and the document, because loading React and effector and making
          // a document for each file took more time than its tests. The setup file resets what a file changed.
          isolate: false,
          ...LIMITS,
          ...WORKERS,
        },
      })),
      // Tests of lab, tools and platform start real programs and wait for them.
      ...['e2e', 'lab', 'tools', ...globSync('platform/*', { cwd: import.meta.dirname }).sort()].map(
        (folder) => ({
          test: {
            name: path.basename(folder),
            root: `./${folder}`,
            include: ['{src/**/,}*.test.ts', 'chaos/*.test.ts'],
            // Starting a process for each file, and loading vitest into it, took longer than most files.
            isolate: false,
            // Node runs these files directly, without Vite's transform, as it runs the programs under test.
            experimental: { viteModuleRunner: false },
            setupFiles: ['vitest/property-runs.ts', 'vitest/patient-waits.ts'].map((file) =>
              path.join(import.meta.dirname, 'tools/src', file),
            ),
            ...LIMITS,
            ...WORKERS,
          },
        }),
      ),
      './api/vitest.config.ts',
      './demo-shop/vitest.config.ts',
    ],
  },
});
