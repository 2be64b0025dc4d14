/** The build of a remote, as small as a release can be. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../release-files.ts';

/**
 * Writes `dist/` of a package.
 * @param content differs between builds under the same version
 * @returns the package's folder
 */
export const writeBuild = (root: string, id: string, version: string, content = version): string => {
  const folder = path.join(root, `mfe-${id}`);
  const dist = path.join(folder, 'dist');
  for (const part of ['client', 'server']) mkdirSync(path.join(dist, part), { recursive: true });
  writeFileSync(path.join(dist, 'client/main.js'), content);
  writeFileSync(path.join(dist, 'server/index.mjs'), content);
  writeFileSync(path.join(dist, 'contract.json'), JSON.stringify({ id, version }));
  const manifest = { id, version, files: hashFiles(dist) };
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(manifest));
  return folder;
};
