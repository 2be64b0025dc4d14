/** Finds unused files, exports, types and dependencies. `pnpm test unused` runs it. */
import type { KnipConfig } from 'knip';

const TESTS = 'src/**/*.test.{ts,tsx}';
/** The shell and webpack read the exports of these files by name, so they count as used. */
const STUB_REMOTE = {
  entry: [
    'src/{app,server}.tsx',
    'src/index.ts',
    'src/exposed/{cart,cart-sidebar,case-panel,favourites,recommendations,search-modal}.{ts,tsx}',
    TESTS,
  ],
  includeEntryExports: false,
};
const REMOTE = { ...STUB_REMOTE, entry: ['webpack.config.ts', ...STUB_REMOTE.entry] };

const config: KnipConfig = {
  // A package's `exports` name the files that others may import. An export there needs an import, too.
  includeEntryExports: true,
  // Programs of the operating system.
  ignoreBinaries: ['chroot', 'ldd', 'mount', 'setpriv', 'umount', 'unshare'],
  // Test helpers of published packages need these. A remote without such tests does not install them.
  rules: { optionalPeerDependencies: 'off' },
  ignoreIssues: {
    // The migrator calls `up` and `before` of each module.
    'api/src/db/migrations/0*.ts': ['exports'],
    // webpack puts these modules in place of a library's, or loads them as a loader.
    'tools/src/{live,webpack}/*.js': ['exports'],
    // A loader writes its import into each table of texts.
    'tools/src/live/replace-words.ts': ['exports'],
    // vitest and Playwright load a reporter by its path.
    'tools/src/checks/*-reporter.ts': ['exports'],
    // Remotes in other repositories import them from the package `remote-tools`.
    'tools/src/remote-tools/{vitest,webpack}.ts': ['exports', 'types'],
    // Stryker loads them by their path.
    'tools/src/mutation/{ignored-code,vitest.config}.ts': ['exports'],
    // The stub remote `qa` exposes it to the shell.
    'shared-stubs/src/qa/mount.tsx': ['exports'],
    // Two endpoints with equal schemas. The endpoint list finds a schema by the name of its endpoint.
    'shared-contracts/src/api/catalogue.schema.ts': ['duplicates'],
  },
  workspaces: {
    '.': {
      entry: ['*.config.ts', 'types/*.d.ts'],
      // `pnpm test` starts the first two. Babel loads effector's plugin by name, and Stryker its runner.
      ignoreDependencies: [
        'dependency-cruiser',
        'typescript-native',
        'effector',
        '@stryker-mutator/vitest-runner',
      ],
      includeEntryExports: false,
    },
    'mfe-*': REMOTE,
    'shared-stubs/remotes/*': STUB_REMOTE,
    shell: {
      entry: [
        'webpack.config.ts',
        'src/browser/entry.ts',
        'src/inline/*.entry.ts',
        'src/frame/server.tsx',
        'src/server/main.ts',
        'src/server/render/render-worker.ts',
        TESTS,
      ],
      includeEntryExports: false,
    },
    office: {
      entry: [
        'webpack.config.ts',
        'src/document.ts',
        'src/main.tsx',
        // The build puts them in place of modules of react-admin.
        'src/stand-ins/*.tsx',
        'server/main.ts',
        '{src,server}/**/*.test.{ts,tsx}',
      ],
      includeEntryExports: false,
    },
    api: {
      entry: [
        'src/{main,cli}.ts',
        // `picture-process.ts` starts it.
        'src/media/decode/picture-child.ts',
        'sandbox/main.ts',
        'test/{small-shop,send-taxes}.ts',
        '{src,sandbox}/**/*.test.ts',
      ],
      // Font files that `pdf.ts` reads.
      ignoreDependencies: ['@fontsource/.+'],
      vitest: { config: 'vitest.config.ts' },
    },
    'demo-shop': {
      entry: ['src/{api,cli,office-login,search-quality/report}.ts', '{src,test}/**/*.test.ts'],
    },
    'shared-contracts': { entry: [TESTS] },
    'shared-kit': { entry: [TESTS] },
    'shared-ui': {
      entry: [TESTS, 'stories/page.tsx', 'scripts/*.ts'],
      // Files that the scripts read: fonts and icons.
      ignoreDependencies: ['@fontsource-variable/.+', 'lucide-react'],
      storybook: { config: 'stories/main.ts', entry: ['stories/preview.tsx'] },
    },
    'shared-stubs': { entry: [TESTS, 'src/{api/{server,record,save-scenario},qa/publish-stubs}.ts'] },
    tools: {
      entry: [
        'commands/*.ts',
        'src/checks/{*-reporter,spin}.ts',
        'src/remote-tools/{cli,vitest,webpack}.ts',
        'src/mutation/{ignored-code,vitest.config}.ts',
        'src/{webpack,live}/*.js',
        'src/live/replace-words.ts',
        TESTS,
      ],
      ignoreDependencies: [
        // webpack, Babel and the minimizers load them by name.
        '@babel/preset-.+',
        '@swc/core',
        'babel-loader',
        'babel-plugin-react-compiler',
        'css-loader',
        'effector',
        'lightningcss',
        // `shared-packages.ts` reads their versions.
        'effector-react',
        'react',
        'react-dom',
      ],
    },
    lab: {
      entry: ['commands/*.ts', TESTS],
      ignoreDependencies: [
        // The bench starts its program.
        'lighthouse',
        // `schema.ts` imports the schema of a manifest by its kind.
        'kubernetes-models',
        '@kubernetes-models/prometheus-operator',
      ],
    },
    e2e: { entry: ['**/*.spec.ts', '{chaos/,}*.test.ts'] },
    'platform/*': { entry: [TESTS] },
  },
};

export default config;
