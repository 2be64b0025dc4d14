/** `remote-tools/vitest`: vitest's configuration of a remote. */
import { effectorNames } from '../vitest/effector-names.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Part of vitest's configuration, stated here because the package has the declarations of this file alone. */
export interface TestConfig {
  plugins: { name: string }[];
  test: {
    include: string[];
    environment: 'node';
    server: { deps: { inline: (string | RegExp)[] } };
    testTimeout: number;
    hookTimeout: number;
  };
}

/** A test file that needs a document begins with `// @vitest-environment happy-dom`. */
export const createTestConfig = (): TestConfig => ({
  plugins: [effectorNames(WORKSPACE)],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Node cannot import style sheets, which these packages do.
    server: { deps: { inline: [/shared-(contracts|kit|ui|stubs)/, 'single-spa'] } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
