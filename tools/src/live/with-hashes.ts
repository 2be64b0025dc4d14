import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LiveBuild } from 'releases/live-releases';
import { hashFiles } from 'releases/release-files';
import type { BuildManifest } from 'releases/release-manifest';
import { distFolder } from '../build/dist-folder.ts';
import { UNSEALED_MANIFEST } from '../webpack/release-manifest-plugin.ts';

/** Folders with hashed files. The other files of a release are missing in a live build. */
const PARTS = ['client', 'server'];

/**
 * Adds the hashes of its files to a build of `pnpm dev`. Only the office needs them: its server compares each file with
 * its hash, as in production. The shell compares none for a remote that is being edited.
 */
export const withHashes = (dir: string, build: LiveBuild): LiveBuild => {
  const dist = distFolder(dir);
  const manifest = JSON.parse(readFileSync(path.join(dist, UNSEALED_MANIFEST), 'utf8')) as BuildManifest;
  return { ...build, manifest: { ...manifest, files: hashFiles(dist, PARTS) } };
};
