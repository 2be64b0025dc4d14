/// <reference lib="esnext.temporal" />
/** Reads the content files of a folder, joins their languages into items and reports their problems. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from 'shared-contracts/locale';
import { labelOf, type Problem, ProblemError } from '../problem.ts';
import { checkItems, type Found, isReachable, type Known, keyOf } from './check.ts';
import type { ContentItem } from './entry.ts';
import type { PictureFinder } from './pictures.ts';
import { type ReadFile, readContentFile } from './read-file.ts';

/** Parsed content of one file. */
interface ReadContent extends ReadFile {
  /** Path as shown in messages to the operator. */
  file: string;
}

/** Content files of a path, by name. Ignores other files such as pictures. */
export async function contentFilesAt(where: string): Promise<string[]> {
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

/** Reads files one by one. Calls `progress` after each with the number of files that are read. */
export async function readContentFiles(
  files: readonly string[],
  { pictures, now }: { pictures: PictureFinder; now: Temporal.Instant },
  progress: (count: number) => void = () => undefined,
): Promise<ReadContent[]> {
  const read: ReadContent[] = [];
  for (const file of files) {
    const label = labelOf(file);
    read.push({ file: label, ...(await readContentFile({ file, label, pictures, now })) });
    progress(read.length);
  }
  return read;
}

/** Items of all files, and contradictions between the files. */
interface JoinedItems {
  found: Found[];
  problems: Problem[];
}

/** Joins the languages of an item from several files. */
export function joinItems(read: readonly ReadContent[]): JoinedItems {
  const found = new Map<string, Found>();
  const problems: Problem[] = [];
  for (const { file, items } of read) {
    for (const item of items) {
      const before = found.get(keyOf(item));
      if (!before) {
        found.set(keyOf(item), { item, file });
        continue;
      }
      const twice = Object.keys(item.words).filter((locale) => locale in before.item.words);
      const differs = differenceOf(before.item, item);
      const message =
        twice.length > 0
          ? `${keyOf(item)} stands in ${before.file} already`
          : differs && `${keyOf(item)} says another ${differs} than ${before.file}`;
      if (message) problems.push({ file, line: null, message });
      else Object.assign(before.item.words, item.words);
    }
  }
  return { found: [...found.values()], problems };
}

/** Contradiction between two languages of an item. Null without one. */
function differenceOf(a: ContentItem, b: ContentItem): string | null {
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

/** Problems in the files themselves and in their references (links, pictures, topics), by file and line. */
export async function checkContent(
  read: readonly ReadContent[],
  { found, problems }: JoinedItems,
  { known, locales, pictures }: { known: Known; locales: readonly Locale[]; pictures: PictureFinder },
): Promise<Problem[]> {
  return [
    ...problems,
    ...read.flatMap((file) => file.problems),
    ...checkItems(found, known, locales),
    ...checkLinks(read, known),
    ...(await checkPictures(read, pictures)),
  ].toSorted(byPlace);
}

const checkLinks = (read: readonly ReadContent[], known: Known): Problem[] =>
  read.flatMap(({ file, links }) =>
    links
      .filter(({ href }) => !isReachable(href, known))
      .map(({ href, line }) => ({ file, line, message: `The shop has no page ${href}` })),
  );

const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

async function checkPictures(read: readonly ReadContent[], pictures: PictureFinder): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, pictures: named } of read)
    for (const { base, line } of named)
      if (!(await pictures.has(base))) problems.push({ file, line, message: `There is no picture ${base}` });
  return problems;
}
