import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LiveBuild } from 'releases/live-releases';
import { hashFiles } from 'releases/release-files';
import type { BuildManifest } from 'releases/release-manifest';
import { distFolder } from '../build/dist-folder.ts';
import { DRAFT } from '../webpack/release-manifest-plugin.ts';

/** A live build has no contract record and no bill of materials. */
const PARTS = ['client', 'server'];

/**
 * A live build with the hashes of its files. The office's server compares each file with its hash, as in production.
 * The shell skips this for remotes under edit.
 */
export const withHashes = (dir: string, build: LiveBuild): LiveBuild => {
  const dist = distFolder(dir);
  const draft = JSON.parse(readFileSync(path.join(dist, DRAFT), 'utf8')) as BuildManifest;
  return { ...build, manifest: { ...draft, files: hashFiles(dist, PARTS) } };
};
