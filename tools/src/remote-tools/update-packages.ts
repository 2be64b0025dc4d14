/** `remote-tools update`: raises the packages of the shop to the newest archives of a folder. */
import {
  copyFileSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ARCHIVES } from '../new/own-repository.ts';
import { PUBLISHED } from '../packages/published-manifest.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const PACKAGES = [...PUBLISHED, 'remote-tools'] as const;
/** Files that name archives. npm has no pnpm-workspace.yaml. */
const NAMING = '{package.json,pnpm-workspace.yaml}';

const byNumbers = new Intl.Collator('en', { numeric: true });

/** Version of the newest archive of a package. @throws Error if the folder has none */
const newestOf = (name: string, names: readonly string[], folder: string): string => {
  const archive = new RegExp(`^${name}-(\\d+\\.\\d+\\.\\d+)\\.tgz$`);
  const versions = names.flatMap((file) => archive.exec(file)?.[1] ?? []);
  const newest = versions.sort(byNumbers.compare).at(-1);
  if (!newest)
    throw new Error(`${folder} has no archive of ${name}. Make them in the shop: pnpm packages <folder>`);
  return newest;
};

/**
 * Copies the newest archives, removes older ones, and names them where the repository names archives. All packages have
 * one version, so a folder that mixes versions is refused.
 * @param folder with the archives. Default: those that are already in `packages`
 * @returns the version
 */
export const updatePackages = (folder: string = ARCHIVES, workspace: string = WORKSPACE): string => {
  const from = path.resolve(workspace, folder);
  const to = path.join(workspace, ARCHIVES);
  if (!existsSync(from)) throw new Error(`There is no folder ${folder}`);
  const names = readdirSync(from).filter((file) => file.endsWith('.tgz'));
  const versions = [...new Set(PACKAGES.map((name) => newestOf(name, names, folder)))];
  const [version = '', other] = versions;
  if (other)
    throw new Error(`${folder} mixes the versions ${versions.join(' and ')}. All packages need one version`);
  for (const name of PACKAGES) {
    const archive = `${name}-${version}.tgz`;
    if (from !== to) copyFileSync(path.join(from, archive), path.join(to, archive));
    for (const older of globSync(`${name}-*.tgz`, { cwd: to }))
      if (older !== archive) rmSync(path.join(to, older));
  }
  const named = new RegExp(`(${PACKAGES.join('|')})-\\d[\\w.-]*\\.tgz`, 'g');
  for (const file of globSync(NAMING, { cwd: workspace })) {
    const place = path.join(workspace, file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(named, `$1-${version}.tgz`));
  }
  return version;
};
