/// <reference lib="esnext.temporal" />
/** Reads the content of a shop folder: every file of `content/`, with the reader of the content import. */
import path from 'node:path';
import { LOCALES } from 'shared-contracts/locale';
import { knownOfNewShop } from '../content/check.ts';
import type { ContentItem } from '../content/entry.ts';
import { checkContent, contentFilesAt, joinItems, readContentFiles } from '../content/folder.ts';
import type { PictureFinder } from '../content/pictures.ts';
import type { Problem } from '../problem.ts';

export type { ContentItem, PictureFinder };

export interface ContentOptions {
  pictures: PictureFinder;
  /** Slugs of the products that a new shop will have. */
  products: readonly string[];
  /** Start of the relative times of events. Default: the current time. */
  now?: Temporal.Instant;
}

/**
 * Reads and checks the content. A new shop contains nothing else, so the content may refer only to itself and
 * to `products`.
 */
export async function readContentFolder(
  folder: string,
  { pictures, products, now = Temporal.Now.instant() }: ContentOptions,
): Promise<{ content: ContentItem[]; problems: Problem[] }> {
  const files = await contentFilesAt(path.join(folder, 'content'));
  const read = await readContentFiles(files, { pictures, now });
  const joined = joinItems(read);
  const known = knownOfNewShop(joined.found, products);
  const problems = await checkContent(read, joined, { known, locales: LOCALES, pictures });
  const content = joined.found.map(({ item }) => item).toSorted(newestFirst);
  return { content, problems };
}

/** Sorts items by kind, and articles by date, so that the newest article gets the lowest id. */
const newestFirst = (a: ContentItem, b: ContentItem): number =>
  a.kind === 'article' && b.kind === 'article' ? b.date.localeCompare(a.date) : a.kind.localeCompare(b.kind);
