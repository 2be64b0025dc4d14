/// <reference lib="esnext.temporal" />
/** Reads and validates a file or a folder of content, then stores all of it or nothing. */
import type { Locale } from 'shared-contracts/locale';
import type { Db } from '../../db/connect.ts';
import type { PictureStorage } from '../../media/picture-storage.ts';
import type { Problem } from '../problem.ts';
import { checkItems, findKnown, keyOf } from './check.ts';
import { lockContent, lockEvents, writeItems } from './content.repository.ts';
import { checkContent, contentFilesAt, joinItems, readContentFiles } from './folder.ts';
import { createPictureFinder } from './pictures.ts';

export interface ImportOptions {
  /** Where new pictures go. */
  storage: PictureStorage;
  /** Required languages. */
  locales: readonly Locale[];
  dryRun?: boolean;
  progress?: (words: string) => void;
}

type ImportResult =
  | { kind: 'done'; added: number; changed: number }
  | { kind: 'refused'; problems: Problem[] };

/** Interval of progress messages, in files. */
const PROGRESS_EVERY = 50;

/** @throws ProblemError when `where` has no content */
export async function importContent(db: Db, where: string, options: ImportOptions): Promise<ImportResult> {
  const { storage, locales, dryRun = false, progress = () => undefined } = options;
  const files = await contentFilesAt(where);
  const pictures = createPictureFinder(storage);
  const read = await readContentFiles(files, { pictures, now: Temporal.Now.instant() }, (count) => {
    if (count % PROGRESS_EVERY === 0) progress(`read ${count} of ${files.length} files`);
  });
  progress(`read ${files.length} ${files.length === 1 ? 'file' : 'files'}`);

  const joined = joinItems(read);
  const { found } = joined;
  const known = await findKnown(db, found);
  const problems = await checkContent(read, joined, { known, locales, pictures });
  if (problems.length > 0) return { kind: 'refused', problems };

  const changed = found.filter(({ item }) => known.locales.has(keyOf(item))).length;
  const result = { kind: 'done' as const, added: found.length - changed, changed };
  if (dryRun) return result;
  // Store pictures first, so that no text is visible without its picture.
  await pictures.store((count, total) => progress(`stored ${count} of ${total} pictures`));
  const items = found.map(({ item }) => item);
  const late = await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    await lockEvents(
      tx,
      items.flatMap(({ kind, slug }) => (kind === 'event' ? [slug] : [])),
    );
    // Check again: guests may have reserved while the pictures were stored.
    const late = checkItems(found, await findKnown(tx, found), locales);
    if (late.length > 0) return late;
    await writeItems(
      tx,
      items,
      { kind: 'merchant' },
      (written) => written >= PROGRESS_EVERY && progress(`wrote ${written} of ${found.length}`),
    );
    return [];
  });
  return late.length > 0 ? { kind: 'refused', problems: late } : result;
}
