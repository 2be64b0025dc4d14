import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Compilation, Compiler } from 'webpack';
import { readContractVersion } from '../contract-version.ts';
import { findUsedContract, type UsedContract } from '../delivery/used-contract.ts';
import { isProduction } from '../dist-folder.ts';

/** Files a chunk needs besides the entry. */
export interface ChunkFiles {
  js: string[];
  css: string[];
}

/** `dist/release.json`: all that a server must know to deliver a build, without reading bundler formats. */
export interface ReleaseManifest {
  id: string;
  version: string;
  contract: number;
  /** Version of the federation packages it was built with; shell and remotes must agree. */
  federation: string;
  /** Remote entry, or the shell's main module. */
  entry: string;
  /** What `./app` needs to run. */
  app: ChunkFiles;
  /** Page or service id → its own files. */
  chunks: Record<string, ChunkFiles>;
  /** File name → `sha384-…`, every script and style. */
  integrity: Record<string, string>;
  /** Fonts that the first screen needs. */
  fonts: string[];
  /** File name → bytes. */
  sizes: Record<string, number>;
  /** Endpoints and topics that its scripts use (tools/src/delivery). */
  uses: UsedContract;
  /** Modules that others may load, without `./`. */
  exposes: string[];
  /** Libraries shared at run time. */
  shared: SharedVersions;
  /** Path in the release → `sha384-…`, every file; written when the build is whole. */
  files: Record<string, string>;
}

export type SharedVersions = Record<string, { version: string; requiredVersion: string }>;

export interface BuildOptions {
  id: string;
  version: string;
  exposes: string[];
  shared: SharedVersions;
}

/** What the client's build says of itself, until the whole build is sealed. */
export const DRAFT = 'release.draft.json';

const FEDERATION = '2.9.2';
const byKind = (files: Iterable<string>): ChunkFiles => {
  const all = [...files].filter((file) => !file.endsWith('.map'));
  return { js: all.filter((file) => file.endsWith('.js')), css: all.filter((file) => file.endsWith('.css')) };
};

/** What a browser bundle consists of, without the hashes and sizes of its files. */
export const describeBuild = (
  compilation: Compilation,
  { id, version, exposes, shared }: BuildOptions,
): ReleaseManifest => {
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
    contract: readContractVersion(),
    federation: FEDERATION,
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
    shared,
    files: {},
  };
};

/** Writes a draft of the release manifest beside the folder of the client bundle (`sealBuild` makes it whole), and compressed copies of its files. */
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
      writeFileSync(path.join(folder, '..', DRAFT), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}
