/** What Biome cannot see: rules that need types (effector) or React's order of hooks. Everything else is Biome's. */
import { defineConfig } from 'eslint/config';
import effector from 'eslint-plugin-effector';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default defineConfig([
  { ignores: ['**/dist/**', '**/node_modules/**', 'releases/**', 'var/**', '**/fixtures/**'] },
  {
    files: ['{shell,mfe-*,shared-contracts,shared-kit,shared-ui}/src/**/*.{ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    extends: [
      effector.flatConfigs.recommended,
      effector.flatConfigs.scope,
      effector.flatConfigs.react,
      hooks.configs.flat['recommended-latest'],
    ],
    rules: {
      // These hooks hand on a model that was made outside of React; they make no units.
      'effector/no-units-spawn-in-render': [
        'error',
        { detectCustomFactories: { allowlist: ['useListing'] } },
      ],
    },
  },
]);
