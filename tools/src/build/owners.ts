/** Owners of a package and their contact, for its release manifest: from CODEOWNERS and `package.json`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from 'releases/release-manifest';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Places where GitHub reads the file. */
const PLACES = ['CODEOWNERS', '.github/CODEOWNERS', 'docs/CODEOWNERS'];

type Ownership = Pick<BuildManifest, 'owners' | 'contact'>;

/** The owners of the last line whose pattern is `*` or a folder around `place`. */
const ownersIn = (text: string, place: string): string[] | undefined =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
    .filter(([pattern = '']) => pattern === '*' || (pattern && place.startsWith(pattern)))
    .at(-1)
    ?.slice(1);

/** @param dir of the package @param root of its repository */
export const ownershipOf = (dir: string, root = WORKSPACE): Ownership => {
  const file = PLACES.map((place) => path.join(root, place)).find((one) => existsSync(one));
  const place = `/${path.relative(root, path.join(dir, 'src'))}/`;
  const owners = (file && ownersIn(readFileSync(file, 'utf8'), place)) || [];
  const { contact } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Ownership;
  return { ...(owners.length > 0 ? { owners } : {}), ...(contact ? { contact } : {}) };
};
