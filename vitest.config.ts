import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { EFFECTOR_OPTIONS } from './tools/src/webpack/effector-options.ts';

/** Packages whose tests need nothing but Node; one that needs a document says so in its first line. */
const PACKAGES = [
  'shared-contracts',
  'shared-kit',
  'shared-ui',
  'shared-stubs',
  'shell',
  ...globSync('mfe-*', { cwd: import.meta.dirname }).sort(),
];

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** Stores get the names the builds give them, so that a scope can be carried over; JSX and types are vite's own work. */
const effectorNames: Plugin = {
  name: 'effector-names',
  enforce: 'pre',
  async transform(code, id) {
    const [file = ''] = id.split('?');
    if (file.includes('node_modules') || !/\.tsx?$/.test(file) || !/from 'effector/.test(code)) return null;
    const result = await transformAsync(code, {
      filename: file,
      cwd: import.meta.dirname,
      babelrc: false,
      configFile: false,
      sourceMaps: true,
      parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
      plugins: [['effector/babel-plugin', EFFECTOR_OPTIONS]],
    });
    return result?.code ? { code: result.code, map: JSON.stringify(result.map) } : null;
  },
};

/**
 * Packages whose files share, within a worker, what they import: loading React, effector and happy-dom's document anew for each file cost more
 * than the tests. A file there gives back what it changes of the world (globals, timers, storage), as it should anywhere.
 */
const SHARE_MODULES: readonly string[] = [
  'shared-contracts',
  'shared-kit',
  'shared-ui',
  'shared-stubs',
  'mfe-catalog',
  'mfe-checkout',
];

/** Limits against hanging on a busy machine; no test measures speed. */
const LIMITS = { testTimeout: 60_000, hookTimeout: 120_000 };
/** On two cores vitest would leave one to itself; it is busy with a new file now and then only. */
const WORKERS = { maxWorkers: Math.max(2, availableParallelism() - 1) };

export default defineConfig({
  test: {
    projects: [
      ...PACKAGES.map((name) => ({
        plugins: [effectorNames],
        test: {
          name,
          root: `./${name}`,
          include: ['src/**/*.test.{ts,tsx}'],
          pool: 'threads' as const,
          isolate: !SHARE_MODULES.includes(name),
          ...LIMITS,
          ...WORKERS,
        },
      })),
      // These start real programs and wait for them.
      ...['tools', ...globSync('platform/*', { cwd: import.meta.dirname }).sort()].map((folder) => ({
        test: {
          name: path.basename(folder),
          root: `./${folder}`,
          include: ['src/**/*.test.ts'],
          ...LIMITS,
          ...WORKERS,
        },
      })),
      './api/vitest.config.ts',
      './demo-shop/vitest.config.ts',
    ],
  },
});
