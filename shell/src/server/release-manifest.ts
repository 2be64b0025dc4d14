/** The part of a build's `release.json` that the server reads (written by tools/src/webpack/release-manifest.ts). */
import { z } from 'zod';

const files = z.object({ js: z.array(z.string()), css: z.array(z.string()) });
const fileName = z.string().regex(/^[\w.-]+$/);

export const releaseManifest = z.object({
  id: z.string(),
  version: z.string().regex(/^[\w.-]+$/),
  contract: z.int(),
  federation: z.string(),
  entry: fileName,
  app: files,
  chunks: z.record(z.string(), files),
  integrity: z.record(fileName, z.string().startsWith('sha384-')),
  /** Path in the release → hash, every file: the server bundle too. */
  files: z.record(z.string(), z.string().startsWith('sha384-')).default({}),
  fonts: z.array(fileName).default([]),
  /** Where the browser files are served instead of the release's own address: a remote under edit (`pnpm dev`). */
  base: z.string().optional(),
});
export type ReleaseManifest = z.output<typeof releaseManifest>;

/** The registry: which version of each remote is current. */
export const remotesFile = z.object({
  remotes: z.record(z.string(), z.object({ version: z.string().regex(/^[\w.-]+$/) }).loose()),
});
