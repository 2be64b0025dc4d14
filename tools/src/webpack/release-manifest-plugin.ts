import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildManifest, ChunkFiles, SharedVersions, UsedContract } from 'releases/release-manifest';
import { queryRulesOf } from 'shared-contracts/query-keys';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import type { Compilation, Compiler, Module, NormalModule } from 'webpack';
import { isProduction } from '../build/dist-folder.ts';

/** A module in the workspace, or in the published package. */
const CONTRACT =
  /[\\/]shared-contracts[\\/](?:dist[\\/])?src[\\/]((?:api|bus|office|tools)[\\/][\w-]+)\.[jt]s$/;

/** The modules that webpack concatenated into one, otherwise the module itself. */
export const splitModules = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules)
    ? (module.modules as Module[]).flatMap(splitModules)
    : [module];

/** Exports of the contract that a browser bundle uses after tree shaking. */
const findUsedContract = (compilation: Compilation): UsedContract => {
  const used: UsedContract = {};
  for (const module of [...compilation.modules].flatMap(splitModules)) {
    const name = CONTRACT.exec((module as NormalModule).resource ?? '')?.[1]?.replaceAll(path.sep, '/');
    if (!name) continue;
    const info = compilation.moduleGraph.getExportsInfo(module);
    const names = [...info.orderedExports]
      .filter((one) => one.getUsed(undefined) !== 0)
      .map((one) => one.name);
    if (names.length > 0) used[name] = [...new Set([...(used[name] ?? []), ...names])].sort();
  }
  return used;
};

export interface BuildOptions {
  id: string;
  version: string;
  exposes: string[];
  shared: SharedVersions;
}

/** The release manifest of an unfinished build: the file hashes are still missing. `sealBuild` writes the final one. */
export const UNSEALED_MANIFEST = 'release.unsealed.json';

/** Version of the runtime that the federation plugin builds with. `can-i-deploy` compares it with the shell's. */
const federationVersion = (): string => {
  const plugin = createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack');
  const runtime = createRequire(plugin)('@module-federation/webpack-bundler-runtime/package.json');
  return (runtime as { version: string }).version;
};

const byKind = (files: Iterable<string>): ChunkFiles => {
  const all = [...files].filter((file) => !file.endsWith('.map'));
  return { js: all.filter((file) => file.endsWith('.js')), css: all.filter((file) => file.endsWith('.css')) };
};

/** Parts of a browser bundle, without hashes and sizes of its files. */
export const describeBuild = (
  compilation: Compilation,
  { id, version, exposes, shared }: BuildOptions,
): BuildManifest => {
  const all = [...compilation.chunks];
  const chunks = Object.fromEntries(
    all
      .filter((chunk) => chunk.name && !chunk.canBeInitial())
      .map((chunk) => [String(chunk.name).replace('__federation_expose_', ''), byKind(chunk.files)]),
  );
  const entryFiles = byKind(all.filter((chunk) => chunk.canBeInitial()).flatMap((chunk) => [...chunk.files]));
  const entry = entryFiles.js.find((file) => /^(remoteEntry|main)\./.test(file));
  if (!entry) throw new Error(`${id}: the build has no entry`);
  const app = chunks.app ?? { js: [], css: [] };
  return {
    id,
    version,
    contract: CONTRACT_VERSION,
    federation: federationVersion(),
    entry,
    app: { js: app.js, css: [...entryFiles.css, ...app.css] },
    chunks,
    integrity: {},
    fonts: compilation
      .getAssets()
      .map((asset) => asset.name)
      .filter((name) => name.endsWith('.woff2')),
    sizes: {},
    uses: findUsedContract(compilation),
    exposes,
    query: queryRulesOf(id),
    shared,
    files: {},
  };
};

/**
 * Writes the unsealed release manifest beside the folder of the client bundle (`sealBuild` completes it),
 * and compressed copies of its files.
 */
export class ReleaseManifestPlugin {
  readonly #options: BuildOptions;

  constructor(options: BuildOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ReleaseManifest', (compilation) => {
      const folder = compilation.outputOptions.path ?? '';
      const manifest = describeBuild(compilation, this.#options);
      for (const { name } of compilation.getAssets()) {
        if (!/\.(js|css)$/.test(name)) continue;
        const body = readFileSync(path.join(folder, name));
        manifest.integrity[name] = `sha384-${createHash('sha384').update(body).digest('base64')}`;
        manifest.sizes[name] = body.length;
        if (isProduction) writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(body));
      }
      writeFileSync(path.join(folder, '..', UNSEALED_MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}
