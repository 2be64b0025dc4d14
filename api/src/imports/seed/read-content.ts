/// <reference lib="esnext.temporal" />
/** The content of a shop folder: every file of `content/`, as the content import reads them. */
import path from 'node:path';
import { LOCALES } from 'shared-contracts/locale';
import { knownOfNewShop } from '../content/check.ts';
import type { Draft } from '../content/entry.ts';
import { checkContent, contentFilesAt, joinDrafts, readContentFiles } from '../content/folder.ts';
import type { PictureFinder } from '../content/pictures.ts';
import type { Problem } from '../problem.ts';

export type { Draft, PictureFinder };

export interface ContentOptions {
  pictures: PictureFinder;
  /** Slugs of the products that a new shop will have. */
  products: readonly string[];
  /** The moment that relative times of events are counted from. */
  now?: Temporal.Instant;
}

/**
 * Reads and checks everything. A new shop has nothing else, so its texts may name only
 * each other and `products`.
 */
export async function readContentFolder(
  folder: string,
  { pictures, products, now = Temporal.Now.instant() }: ContentOptions,
): Promise<{ content: Draft[]; problems: Problem[] }> {
  const files = await contentFilesAt(path.join(folder, 'content'));
  const read = await readContentFiles(files, { pictures, now });
  const joined = joinDrafts(read);
  const known = knownOfNewShop(joined.found, products);
  const problems = await checkContent(read, joined, { known, locales: LOCALES, pictures });
  const content = joined.found.map(({ draft }) => draft).toSorted(newestFirst);
  return { content, problems };
}

/** The journal's newest article gets the first id, as everything else gets its id by the name of its file. */
const newestFirst = (a: Draft, b: Draft): number =>
  a.kind === 'article' && b.kind === 'article' ? b.date.localeCompare(a.date) : a.kind.localeCompare(b.kind);
