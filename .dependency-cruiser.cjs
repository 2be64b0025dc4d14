/** Borders between packages and layers (STYLE: imports point one way). Folders that appear later are guarded without an edit here. */

const mayImport = require('./tools/src/borders/may-import.json');
const folderOrder = require('./tools/src/borders/folder-order.json');

/** Package → packages it may import, as patterns. Everything else is another team's inside. */
const MAY_IMPORT = Object.fromEntries(
  Object.entries(mayImport).map(([folder, allowed]) => [folder.replace('*', '[^/]+'), allowed]),
);
const PACKAGES = Object.keys(MAY_IMPORT).join('|');

const packageBorders = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `packages-of-${name.replace('-[^/]+', '').replace('platform/', '')}`,
  comment: `May import ${allowed.join(', ') || 'no package of ours'}; another package's inside belongs to its team.`,
  severity: 'error',
  from: { path: `^(${name})/` },
  to: { path: `^(${PACKAGES})/`, pathNot: ['^$1/', ...allowed.map((other) => `^${other}/`)] },
}));

/** Not in any bundle: tests and what only they use. */
const TEST_CODE = ['\\.test\\.tsx?$', '/(fixtures|testing)/', '/test-host\\.ts$', '/vitest\\.config\\.ts$'];
const BROWSER_CODE = [
  '^(mfe-[^/]+|office|shared-ui|shared-kit|shared-contracts)/src/',
  // The shell's server reads contracts as values; nothing else of the shell does.
  '^shell/src/(?!server/)',
];

/** Folders and files with an order. Each may import only itself and those before it; `top` may import all of them. */
const ordered = Object.entries(folderOrder).flatMap(([root, { order, top }]) => {
  const [, team] = /^([^/]+)/.exec(root);
  const inside = (names) => `^${root}/(${names.join('|').replaceAll('.', '\\.')})(/|$)`;
  return [
    ...order.map((name, at) => ({
      name: `order-of-${team}: ${name}`,
      comment: `tools/src/borders/folder-order.json has the order of ${root}: import only what stands before.`,
      severity: 'error',
      from: { path: inside([name]), pathNot: TEST_CODE },
      to: { path: `^${root}/`, pathNot: inside(order.slice(0, at + 1)) },
    })),
    {
      name: `places-of-${team}`,
      comment: 'Put the file into a folder of tools/src/borders/folder-order.json, or add its folder there.',
      severity: 'error',
      from: { path: `^${root}/`, pathNot: [inside([...order, ...top]), ...TEST_CODE] },
      to: {},
    },
  ];
});

module.exports = {
  forbidden: [
    ...packageBorders,
    ...ordered,
    {
      name: 'packages-by-name',
      comment: 'A relative path into another package goes round its exports: import it by its name.',
      severity: 'error',
      from: { path: `^(${PACKAGES})/` },
      to: { path: `^(${PACKAGES})/`, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'resolvable',
      comment: 'No such file, or the package does not export it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'schemas-are-types-in-the-browser',
      comment:
        'zod stays on the server: `import type` from *.schema.ts. The bus alone checks payloads in the browser.',
      severity: 'error',
      from: {
        path: BROWSER_CODE,
        pathNot: [
          ...TEST_CODE,
          '\\.schema\\.ts$',
          '^shared-contracts/src/bus/(topic-definitions|create-bus)\\.ts$',
        ],
      },
      to: { path: '\\.schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stubs-stay-out-of-the-product',
      comment:
        'Stubs are for standalone pages, the QA page and tests (docs/decisions/0010); no bundle that is released holds them.',
      severity: 'error',
      from: {
        path: '^(shell|mfe-[^/]+)/src/',
        pathNot: [
          ...TEST_CODE,
          '^mfe-[^/]+/src/(index|standalone)[^/]*\\.tsx?$',
          '^mfe-[^/]+/src/standalone/',
        ],
      },
      to: { path: '^shared-stubs/' },
    },
    {
      name: 'standalone-page-is-nobodys-module',
      comment:
        "A remote's index.ts is its standalone page, with the stubs behind it: no released code leads there.",
      severity: 'error',
      from: { path: `^(${PACKAGES})/` },
      to: { path: '^mfe-[^/]+/src/index\\.ts$' },
    },
    {
      name: 'product-without-test-code',
      comment: 'Fixtures and test helpers are in no bundle that is released.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/src/', pathNot: TEST_CODE },
      to: { path: '^(shell|mfe-[^/]+|shared-kit)/.+/(fixtures|testing)/' },
    },
    {
      name: 'features-do-not-import-pages',
      comment: 'pages → features → lib.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/' },
      to: { path: '^$1/src/(pages|exposed)/' },
    },
    {
      name: 'lib-imports-neither-pages-nor-features',
      comment: 'pages → features → lib.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/lib/' },
      to: { path: '^$1/src/(pages|features|exposed)/' },
    },
    {
      name: 'feature-does-not-import-feature',
      comment: 'What two features need goes to lib/.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-through-their-door',
      comment:
        "Import a feature's index.ts, or its model where the page is not drawn yet; the rest is its inside.",
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/(?!features/)' },
      to: { path: '^$1/src/features/[^/]+/(?!index\\.tsx?$|[^/]+\\.model\\.ts$)' },
    },
    {
      name: 'contracts-without-a-framework',
      comment:
        'Shared contracts are types, tables and pure rules. Code that needs React or effector belongs to shared-kit.',
      severity: 'error',
      from: { path: '^shared-contracts/' },
      to: { path: '(^|/)node_modules/(@types/)?(react|effector|single-spa|final-form)[^/]*/' },
    },
    {
      name: 'design-system-without-effector',
      comment: 'Components of shared-ui show and report; models belong to the remotes.',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: { path: 'node_modules/(effector|effector-react)/' },
    },
    {
      name: 'declared-dependencies',
      comment: "Add the library to the package's own package.json.",
      severity: 'error',
      from: { path: `^(${PACKAGES})/src/`, pathNot: TEST_CODE },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-circular',
      comment:
        'Move what both files need to a third file. A circle of types counts too: it hides which file depends on which.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|var)/|^releases/' },
    // 'specify' would also transpile each file, to tell which imports remain. No rule asks for it.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
