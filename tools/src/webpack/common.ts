/** Common parts of all webpack configurations: Babel and style rules, minifiers, output files. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { InputOptions, PluginItem } from '@babel/core';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { distFolder, isProduction } from '../build/dist-folder.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { dropSummaries } from './drop-summaries.ts';
import { EFFECTOR_OPTIONS, PUBLISHED_MODELS } from './effector-options.ts';
import { NOT_COMPILED } from './not-compiled.ts';

/** Resolves Babel presets and plugins from this package, because Babel would look below its `cwd`. */
const resolve = createRequire(import.meta.url).resolve;

export type Side = 'client' | 'server';

/** Browsers with import map integrity. Older ones get the server's HTML only (docs/decisions/0003). */
const TARGETS = { client: 'chrome 127, edge 127, firefox 140, safari 18.4', server: 'node 26' } as const;

const WITHOUT_SUMMARIES: PluginItem = [dropSummaries, { creators: ['endpoint', 'officeEndpoint'] }];

/** Babel's options for every script of a build. */
export const babelOptions = (side: Side, refresh: boolean): InputOptions => ({
  // effector derives sids from paths below this folder, so server and browser builds must agree.
  cwd: WORKSPACE,
  babelrc: false,
  configFile: false,
  targets: TARGETS[side],
  presets: [resolve('@babel/preset-typescript')],
  overrides: [
    // `<P>(…)` in a .ts file is a type parameter, not an element.
    {
      test: /\.tsx$/,
      presets: [
        [
          resolve('@babel/preset-react'),
          { runtime: 'automatic', development: !isProduction && side === 'client' },
        ],
      ],
    },
    // The compiler must see the source before any other plugin changes it.
    {
      exclude: [...NOT_COMPILED, './node_modules'],
      plugins: [[resolve('babel-plugin-react-compiler'), { target: '19' }]],
    },
    {
      plugins: [
        [resolve('effector/babel-plugin'), { ...EFFECTOR_OPTIONS, addNames: !isProduction }],
        ...(refresh ? [resolve('react-refresh/babel')] : []),
        // Only the API reads the summaries of endpoints.
        ...(side === 'client' ? [WITHOUT_SUMMARIES] : []),
      ],
    },
  ],
});

const scripts = (side: Side, refresh: boolean): RuleSetRule => ({
  test: { or: [{ and: [/\.tsx?$/, { not: [/node_modules/] }] }, PUBLISHED_MODELS] },
  loader: resolve('babel-loader'),
  options: {
    ...babelOptions(side, refresh),
    // Cached by content and options, so that shared and unchanged files are compiled once.
    cacheDirectory: path.join(WORKSPACE, 'node_modules/.cache/babel'),
    cacheCompression: false,
  },
});

/** CSS Modules. Class names contain the bundling package, so that two versions of a component do not conflict. */
const styles = (side: Side, id: string): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(side === 'client' ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: resolve('css-loader'),
      options: {
        modules: {
          auto: true,
          localIdentName: isProduction ? `${id}-[hash:base64:5]` : `${id}-[name]-[local]`,
          exportOnlyLocals: side === 'server',
          namedExport: false,
          exportLocalsConvention: 'asIs',
        },
      },
    },
  ],
});

/** Replaces the shim of effector-react for old React versions. */
const WITHOUT_SHIM = {
  'use-sync-external-store/shim/index.js$': 'react',
  'use-sync-external-store/shim/with-selector.js$': 'use-sync-external-store/with-selector.js',
};

/** @param refresh enables React Refresh */
export const common = (dir: string, id: string, side: Side, refresh = false): Configuration => ({
  context: dir,
  mode: isProduction ? 'production' : 'development',
  devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias: WITHOUT_SHIM },
  module: { rules: [scripts(side, refresh), styles(side, id), { test: /\.woff2$/, type: 'asset/resource' }] },
  performance: false,
  stats: { preset: 'errors-warnings', errorStack: false },
  infrastructureLogging: { level: 'error' },
});

/** One process each, because several builds run at the same time. */
export const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    parallel: false,
    terserOptions: {
      ecma: 2022,
      module: true,
      mangle: { toplevel: true },
      compress: { passes: 4, toplevel: true, ecma: 2022 },
    },
  }),
  new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
];

/**
 * A module that threw while it was evaluated throws the same error at the next import, as in an engine. Without this,
 * webpack returns an empty module, so a retry showed an empty page.
 */
export const STRICT_MODULES = { strictModuleErrorHandling: true };

const IDS = isProduction ? 'deterministic' : 'named';
/** One chunk for each import on demand. */
export const WITHOUT_SPLITS = {
  splitChunks: { cacheGroups: { default: false, defaultVendors: false } },
} as const;

interface ClientBundle {
  dir: string;
  id: string;
  version: string;
  /** A remote in development: React Refresh, and names without hashes. */
  live?: boolean;
  publicPath?: string;
}

/** Browser bundle as ES modules. */
export const clientBundle = ({
  dir,
  id,
  version,
  live = false,
  publicPath = 'auto',
}: ClientBundle): Configuration => {
  const filename = live ? '[name].js' : '[name].[contenthash:8].js';
  return {
    ...common(dir, id, 'client', live),
    name: `${id}:client`,
    target: ['web', 'es2022'],
    experiments: { outputModule: true },
    output: {
      path: path.join(distFolder(dir), 'client'),
      publicPath,
      // The unique name must contain the version, or a live swap silently returns the old code.
      uniqueName: `${id}_${version}`,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename,
      chunkFilename: filename,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
      ...STRICT_MODULES,
    },
    optimization: { runtimeChunk: false, chunkIds: IDS, moduleIds: IDS, minimizer },
  };
};

export const stylesPlugin = (hashed = true) =>
  new MiniCssExtractPlugin({
    filename: hashed ? '[name].[contenthash:8].css' : '[name].css',
    chunkFilename: hashed ? '[name].[contenthash:8].css' : '[name].css',
    // CSS Modules depend on no order of files.
    ignoreOrder: true,
  });
