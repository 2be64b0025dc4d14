import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Compiler } from 'webpack';
import { readContractVersion } from '../contract-version.ts';

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
}

const FEDERATION = '2.9.2';
const byKind = (files: Iterable<string>): ChunkFiles => {
  const all = [...files].filter((file) => !file.endsWith('.map'));
  return { js: all.filter((file) => file.endsWith('.js')), css: all.filter((file) => file.endsWith('.css')) };
};

/** Writes the release manifest beside the client bundle. */
export class ReleaseManifestPlugin {
  readonly #options: { dir: string; id: string; version: string };

  constructor(options: { dir: string; id: string; version: string }) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ReleaseManifest', (compilation) => {
      const { dir, id, version } = this.#options;
      const chunks: Record<string, ChunkFiles> = {};
      for (const chunk of compilation.chunks) {
        if (chunk.name && !chunk.canBeInitial()) chunks[chunk.name] = byKind(chunk.files);
      }
      const initial = [...compilation.chunks].filter((chunk) => chunk.canBeInitial());
      const entryFiles = byKind(initial.flatMap((chunk) => [...chunk.files]));
      const entry = entryFiles.js.find((file) => /^(remoteEntry|main)\./.test(file));
      if (!entry) throw new Error(`${id}: the build has no entry`);
      const expose = Object.entries(chunks).filter(([name]) => name.startsWith('__federation_expose_'));
      const app = expose.find(([name]) => name === '__federation_expose_app')?.[1] ?? { js: [], css: [] };
      const names = compilation
        .getAssets()
        .map((asset) => asset.name)
        .filter((name) => /\.(js|css)$/.test(name));
      const bytes = new Map(
        names.map((name) => [name, readFileSync(path.join(compilation.outputOptions.path ?? '', name))]),
      );
      const manifest: ReleaseManifest = {
        id,
        version,
        contract: readContractVersion(),
        federation: FEDERATION,
        entry,
        app: { js: app.js, css: [...entryFiles.css, ...app.css] },
        chunks: Object.fromEntries(
          Object.entries(chunks).map(([name, files]) => [name.replace('__federation_expose_', ''), files]),
        ),
        integrity: Object.fromEntries(
          [...bytes].map(([name, body]) => [
            name,
            `sha384-${createHash('sha384').update(body).digest('base64')}`,
          ]),
        ),
        fonts: compilation
          .getAssets()
          .map((asset) => asset.name)
          .filter((name) => name.endsWith('.woff2')),
        sizes: Object.fromEntries([...bytes].map(([name, body]) => [name, body.length])),
      };
      for (const [name, body] of bytes) {
        writeFileSync(
          path.join(compilation.outputOptions.path ?? '', `${name}.br`),
          brotliCompressSync(body),
        );
      }
      writeFileSync(path.join(dir, 'dist/release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}
