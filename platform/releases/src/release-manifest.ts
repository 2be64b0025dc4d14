/** `release.json`: what a build says about itself. The server that delivers the build needs no other bundler output. */
import { z } from 'zod';

/** Files that a chunk needs besides the entry. */
const files = z.object({ js: z.array(z.string()), css: z.array(z.string()) });
export type ChunkFiles = z.output<typeof files>;

const fileName = z.string().regex(/^[\w.-]+$/);

/** The part that the shell's server reads. */
export const releaseManifest = z.object({
  id: z.string(),
  version: z.string().regex(/^[\w.-]+$/),
  contract: z.int(),
  /** Version of the federation packages of the build. Shell and remotes must have the same. */
  federation: z.string(),
  /** Remote entry, or the shell's main module. */
  entry: fileName,
  /** What `./app` needs to run. */
  app: files,
  /** Page or service id → its own files. */
  chunks: z.record(z.string(), files),
  /** File name → `sha384-…`, every script and style. */
  integrity: z.record(fileName, z.string().startsWith('sha384-')),
  /** Path in the release → `sha384-…`, every file, the server bundle too. The build seal writes it. */
  files: z.record(z.string(), z.string().startsWith('sha384-')).default({}),
  /** Fonts that the first screen needs. */
  fonts: z.array(fileName).default([]),
  /** Query keys that change the pages of each route. Absent in builds from before this field. */
  query: z.array(z.object({ paths: z.array(z.string()), keys: z.array(z.string()) })).optional(),
  /** Where the browser files are served instead of the release's own address: a remote under edit (`pnpm dev`). */
  base: z.string().optional(),
});
export type ReleaseManifest = z.output<typeof releaseManifest>;

/** Module of `shared-contracts/src` without its ending → names of its exports in use. */
export type UsedContract = Record<string, string[]>;

/** Library → the version in the build, and the range of versions that the build accepts. */
export type SharedVersions = Record<string, { version: string; requiredVersion: string }>;

/** All that a build writes. */
export interface BuildManifest extends ReleaseManifest {
  /** File name → bytes. */
  sizes: Record<string, number>;
  /** Endpoints and topics that the scripts of the build use. */
  uses: UsedContract;
  /** Modules that others may load, without `./`. */
  exposes: string[];
  /** Libraries shared at run time. */
  shared: SharedVersions;
}

/** `remotes.json`, the pointers of the release store: the current version of each remote. */
export const remotesFile = z.object({
  remotes: z.record(z.string(), z.object({ version: z.string().regex(/^[\w.-]+$/) }).loose()),
});
