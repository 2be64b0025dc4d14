/**
 * Last step of a production build: writes contract record and file hashes. A build is complete once it has
 * `release.json`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from 'object-storage/write-whole';
import { recordBuild } from './contract-record.ts';
import { hashFiles } from './release-files.ts';
import type { BuildManifest } from './release-manifest.ts';

/** @param dist folder with `client/` and `server/` */
export const sealBuild = async (dist: string, manifest: BuildManifest): Promise<void> => {
  const record = await recordBuild(manifest);
  writeFileSync(path.join(dist, 'contract.json'), JSON.stringify(record));
  const sealed = { ...manifest, tools: record.tools, files: hashFiles(dist) };
  writeWhole(path.join(dist, 'release.json'), `${JSON.stringify(sealed, null, 2)}\n`);
};
