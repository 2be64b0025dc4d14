/**
 * Last step of a production build: writes contract record and file hashes. A build is complete once it has
 * `release.json`.
 */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordBuild } from './contract-record.ts';
import { hashFiles } from './release-files.ts';
import type { BuildManifest } from './release-manifest.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** @param dist folder with `client/` and `server/` */
export const sealBuild = async (dist: string, manifest: BuildManifest): Promise<void> => {
  const record = await recordBuild(manifest);
  writeFileSync(path.join(dist, 'contract.json'), JSON.stringify(record));
  const file = path.join(dist, 'release.json');
  writeFileSync(`${file}.part`, json({ ...manifest, tools: record.tools, files: hashFiles(dist) }));
  renameSync(`${file}.part`, file);
};
