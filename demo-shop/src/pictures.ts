/** The demo shop's pictures: the files in `pictures/`, and their addresses in the shop. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureStorage } from 'api/picture-storage';
import { DEMO_FOLDER } from './folder.ts';

const FOLDER = path.join(DEMO_FOLDER, 'pictures');

interface Picture {
  /** Public base path, for example `/storage/products/x.1a2b3c4d`; an extension selects the format. */
  base: string;
  svg: string;
}

// Read once, because a base path depends on the bytes and is requested several times.
let pictures: ReadonlyMap<string, Picture> | undefined;

/** Every picture by its name in the shop's texts and tables, for example `/storage/products/x`. */
export function allPictures(): ReadonlyMap<string, Picture> {
  pictures ??= new Map(globSync('*/*.svg', { cwd: FOLDER }).toSorted().map(readPicture));
  return pictures;
}

function readPicture(file: string): [name: string, picture: Picture] {
  const svg = readFileSync(path.join(FOLDER, file), 'utf8');
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const name = `/storage/${file.slice(0, -'.svg'.length)}`;
  return [name, { base: `${name}.${hash}`, svg }];
}

/** Base path of a picture by its name; null for an unknown name. */
export const findPicture = (name: string): string | null => allPictures().get(name)?.base ?? null;

/** Writes every picture as `<folder>/<slug>.<hash8>.svg`. Keeps existing ones, because the name contains the hash. */
export async function writePictures(storage: PictureStorage): Promise<void> {
  const known = new Set(await storage.list(''));
  const files = [...allPictures().values()].map(({ base, svg }) => ({
    name: `${base.slice('/storage/'.length)}.svg`,
    svg,
  }));
  await Promise.all(
    files.filter(({ name }) => !known.has(name)).map(({ name, svg }) => storage.write(name, svg)),
  );
}
