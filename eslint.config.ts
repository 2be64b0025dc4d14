/** Rules that Biome lacks: effector (needs types), React's hooks, and the files that may contain SQL. */
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import effector from 'eslint-plugin-effector';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SQL_MESSAGE = 'Move SQL to a *.repository.ts of the module, or to api/src/db.';
/** Start of a kysely query, on the database or on a transaction. */
const QUERY =
  'CallExpression[callee.property.name=/^(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|executeQuery)$/]';

/** The time zone has one name, in `domain/santiago.ts`; SQL has `santiago_day` and `santiago_start`. */
const ZONE = {
  selector: ":matches(Literal[value='America/Santiago'], TemplateElement[value.raw=/America.Santiago/])",
  message: 'Import TIME_ZONE from shared-contracts/domain/santiago. SQL has santiago_day and santiago_start.',
};

/** The workers of these tests keep modules, so a mock would stay for the files that the worker runs next. */
const MOCK = {
  selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
  message: 'Pass a function or a test server instead: a mocked module stays mocked for later test files.',
};

/** Rules of React and effector keep pages fast and renders apart. Tests run in neither. */
const TESTS = '**/*.test.{ts,tsx}';

/** Browser packages that depend on a library, as a pattern of their sources. */
const sourcesWith = (library: string): string => {
  const folders = globSync('{shell,office,mfe-*,shared-{contracts,kit,ui}}', {
    cwd: import.meta.dirname,
  }).filter((folder) =>
    readFileSync(`${import.meta.dirname}/${folder}/package.json`, 'utf8').includes(`"${library}":`),
  );
  return `{${folders.join(',')}}/src/**/*.{ts,tsx}`;
};

export default defineConfig([
  { ignores: ['**/dist/**', '**/node_modules/**', 'releases/**', 'var/**', '**/fixtures/**'] },
  {
    files: [sourcesWith('react')],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parser: tseslint.parser },
    ignores: [TESTS],
    extends: [hooks.configs.flat['recommended-latest']],
  },
  {
    // These rules need types, which is slow. Check only packages with effector, because others cannot break them.
    files: [sourcesWith('effector')],
    ignores: [TESTS],
    languageOptions: {
      parserOptions: { project: './tsconfig.browser.json', tsconfigRootDir: import.meta.dirname },
    },
    extends: [effector.flatConfigs.recommended, effector.flatConfigs.scope, effector.flatConfigs.react],
    rules: {
      // These hooks return a model that was created outside of React. They create no effector units during a render.
      'effector/no-units-spawn-in-render': [
        'error',
        { detectCustomFactories: { allowlist: ['useListing'] } },
      ],
    },
  },
  {
    files: ['{api,shell,office,mfe-*,shared-*}/{src,server,sandbox}/**/*.{ts,tsx}'],
    ignores: [TESTS, 'api/src/db/migrations/**', 'shared-contracts/src/domain/santiago.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ZONE] },
  },
  {
    files: ['{api,demo-shop,e2e,lab,platform,tools}/**/*.test.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', MOCK] },
  },
  {
    // Only repositories and api/src/db may contain SQL (docs/architecture/api.md#layers).
    files: ['api/src/**/*.ts'],
    ignores: ['**/*.repository.ts', '**/*.test.ts', 'api/src/db/**'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'kysely', importNames: ['sql', 'CompiledQuery'], message: SQL_MESSAGE },
            { name: 'pg', message: SQL_MESSAGE },
          ],
          patterns: [{ group: ['**/db/query.ts'], message: SQL_MESSAGE }],
        },
      ],
      'no-restricted-syntax': ['error', { selector: QUERY, message: SQL_MESSAGE }, ZONE],
    },
  },
]);
