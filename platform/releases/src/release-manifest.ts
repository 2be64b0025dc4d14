/** `release.json`: facts of a build that its server needs, so that no other bundler output is read. */
import { z } from 'zod';
import { canarySchema } from './canary/canary.ts';
import { previewsSchema } from './preview/preview.ts';
import { toolRecord } from './tool-record.ts';

/** Files that a chunk needs besides the entry. */
const chunkFiles = z.object({ js: z.array(z.string()), css: z.array(z.string()) });
export type ChunkFiles = z.output<typeof chunkFiles>;

const fileName = z.string().regex(/^[\w.-]+$/);

/** The part that the shell's server reads. */
export const releaseManifest = z.object({
  id: z.string(),
  version: z.string().regex(/^[\w.-]+$/),
  contract: z.int(),
  /** Version of the federation packages in the build. Shell and remotes must have the same. */
  federation: z.string(),
  /** Remote entry, or the shell's main module. */
  entry: fileName,
  /** Files that `./app` needs. */
  app: chunkFiles,
  /** Page or service id → its files. */
  chunks: z.record(z.string(), chunkFiles),
  /** File name → `sha384-…`, for every script and style sheet. */
  integrity: z.record(fileName, z.string().startsWith('sha384-')),
  /** Path in the release → `sha384-…`, for every file, also the server bundle. `sealBuild` writes it. */
  files: z.record(z.string(), z.string().startsWith('sha384-')).default({}),
  /** Font files that the first screen of a page needs. */
  fonts: z.array(fileName).default([]),
  /** Query keys that the pages of each route depend on. Missing in older builds. */
  query: z.array(z.object({ paths: z.array(z.string()), keys: z.array(z.string()) })).optional(),
  /** Tool name → description and schemas. `sealBuild` writes them. */
  tools: z.record(z.string(), toolRecord).optional(),
  /** URL of the browser files if it differs from the release's: a remote that is being edited (`pnpm dev`). */
  base: z.string().optional(),
  /** Commit of the sources. Missing if git did not know it. */
  commit: z.string().optional(),
  /** ISO time of the build. Missing in older builds. */
  builtAt: z.iso.datetime().optional(),
  /** Teams of CODEOWNERS, such as `@casa-quillay/catalog`. Missing in older builds. */
  owners: z.array(z.string()).optional(),
  /** Address or channel of the owners. Missing if the package names none. */
  contact: z.string().optional(),
  /** Person or job that released the build. Missing before the release. */
  by: z.string().optional(),
  /** ISO time from which shells refuse the release. Missing before the release. */
  expires: z.iso.datetime().optional(),
});
export type ReleaseManifest = z.output<typeof releaseManifest>;

/** Module of `shared-contracts/src` without extension → names of its used exports. */
export type UsedContract = Record<string, string[]>;

/** Library → version in the build, and accepted range. */
export type SharedVersions = Record<string, { version: string; requiredVersion: string }>;

/** Everything that a build writes about itself. */
export interface BuildManifest extends ReleaseManifest {
  /** File name → bytes. */
  sizes: Record<string, number>;
  /** Endpoints and topics that the scripts of the build use. */
  uses: UsedContract;
  /** Exposed modules, without `./`. */
  exposes: string[];
  /** Libraries shared at run time. */
  shared: SharedVersions;
}

const version = z.string().regex(/^[\w.-]+$/);

/** The fields of a pointer that a registry reads. `pointers.ts` explains them. */
const remotePointer = z.object({
  version,
  canary: canarySchema.optional(),
  // An invalid value here must not hide the other pointers.
  since: z.iso.datetime().optional().catch(undefined),
  by: z.string().optional().catch(undefined),
  previous: z.array(version).optional().catch(undefined),
  sequence: z.int().optional().catch(undefined),
  previews: previewsSchema,
});
export type RemotePointer = z.output<typeof remotePointer>;

const pointers = z.record(z.string(), remotePointer.loose());

/**
 * `remotes.json`: the current version of each remote, its canary and its previews. `apps` has those of applications
 * with a server of their own.
 */
export const remotesFile = z.object({ remotes: pointers, apps: pointers.default({}) });
