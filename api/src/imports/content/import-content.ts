/** Reads and validates a file or a folder of content, then stores all of it or nothing. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from 'shared-contracts/locale';
import type { Db } from '../../db/connect.ts';
import { type Problem, ProblemError } from '../problem.ts';
import { checkDrafts, type Found, findKnown, isReachable, type Known, keyOf } from './check.ts';
import { lockContent, writeDraft } from './content.repository.ts';
import type { Draft } from './entry.ts';
import { createPictureFinder } from './pictures.ts';
import { type ReadFile, readContentFile } from './read-file.ts';

export interface ImportOptions {
  storageDir: string;
  /** Required languages. */
  locales: readonly Locale[];
  dryRun?: boolean;
  progress?: (words: string) => void;
}

export type ImportResult =
  | { kind: 'done'; added: number; changed: number }
  | { kind: 'refused'; problems: Problem[] };

/** Interval of progress messages, in files. */
const PROGRESS_EVERY = 50;

/** @throws ProblemError when `where` has no content */
export async function importContent(db: Db, where: string, options: ImportOptions): Promise<ImportResult> {
  const { storageDir, locales, dryRun = false, progress = () => undefined } = options;
  const files = await filesAt(where);
  const pictures = createPictureFinder(storageDir);
  const read: (ReadFile & { file: string })[] = [];
  for (const [index, file] of files.entries()) {
    const label = path.relative(process.cwd(), file);
    read.push({ file: label, ...(await readContentFile(file, label, pictures)) });
    if ((index + 1) % PROGRESS_EVERY === 0) progress(`read ${index + 1} of ${files.length} files`);
  }
  progress(`read ${files.length} ${files.length === 1 ? 'file' : 'files'}`);

  const { found, problems } = joinDrafts(read);
  const known = await findKnown(db, found);
  problems.push(...read.flatMap(({ problems }) => problems));
  problems.push(...checkDrafts(found, known, locales), ...checkLinks(read, known));
  for (const { file, pictures: named } of read)
    for (const { base, line } of named)
      if (!(await pictures.has(base))) problems.push({ file, line, message: `There is no picture ${base}` });
  if (problems.length > 0) return { kind: 'refused', problems: problems.toSorted(byPlace) };

  const changed = found.filter(({ draft }) => known.locales.has(keyOf(draft))).length;
  const result = { kind: 'done' as const, added: found.length - changed, changed };
  if (dryRun) return result;
  // Store pictures first, so that no text is visible without its picture.
  await pictures.store((count, total) => progress(`stored ${count} of ${total} pictures`));
  await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    for (const [index, { draft }] of found.entries()) {
      await writeDraft(tx, draft);
      if ((index + 1) % PROGRESS_EVERY === 0) progress(`wrote ${index + 1} of ${found.length}`);
    }
  });
  return result;
}

/** Content files of a path, by name. Ignores other files such as pictures. */
async function filesAt(where: string): Promise<string[]> {
  const found = await stat(where).catch(() => null);
  if (!found) throw new ProblemError(null, `There is nothing at ${where}.`);
  if (found.isFile()) {
    if (!isContent(where)) throw new ProblemError(null, `${where} is neither .json nor .md.`);
    return [path.resolve(where)];
  }
  const names = await readdir(where, { recursive: true });
  const files = names
    .filter(isContent)
    .toSorted()
    .map((name) => path.resolve(where, name));
  if (files.length === 0) throw new ProblemError(null, `There is no .json and no .md file in ${where}.`);
  return files;
}
const isContent = (name: string): boolean => /(?<!readme)\.(json|md)$/i.test(name);

/** Joins the languages of an item from several files into one draft. */
function joinDrafts(read: readonly (ReadFile & { file: string })[]): { found: Found[]; problems: Problem[] } {
  const found = new Map<string, Found>();
  const problems: Problem[] = [];
  for (const { file, drafts } of read) {
    for (const draft of drafts) {
      const before = found.get(keyOf(draft));
      if (!before) {
        found.set(keyOf(draft), { draft, file });
        continue;
      }
      const twice = Object.keys(draft.words).filter((locale) => locale in before.draft.words);
      const differs = differenceOf(before.draft, draft);
      const message =
        twice.length > 0
          ? `${keyOf(draft)} stands in ${before.file} already`
          : differs && `${keyOf(draft)} says another ${differs} than ${before.file}`;
      if (message) problems.push({ file, line: null, message });
      else Object.assign(before.draft.words, draft.words);
    }
  }
  return { found: [...found.values()], problems };
}

/** Contradiction between two languages of an item. Null without one. */
function differenceOf(a: Draft, b: Draft): string | null {
  const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
  if (a.kind === 'article' && b.kind === 'article') {
    if (a.date !== b.date) return 'date';
    if (!same(a.topics, b.topics)) return 'list of topics';
    if (!same(a.products, b.products)) return 'list of products';
  }
  return a.kind === 'event' && b.kind === 'event' && !same(a.fields, b.fields)
    ? 'time, price or capacity'
    : null;
}

const checkLinks = (read: readonly (ReadFile & { file: string })[], known: Known): Problem[] =>
  read.flatMap(({ file, links }) =>
    links
      .filter(({ href }) => !isReachable(href, known))
      .map(({ href, line }) => ({ file, line, message: `The shop has no page ${href}` })),
  );

const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);
