/// <reference lib="esnext.temporal" />
/** Reads one import file. Returns items or problems. */
import { readFile } from 'node:fs/promises';
import type { Block, Picture } from 'shared-contracts/api/content.schema';
import { DOCUMENT_SLUGS } from 'shared-contracts/api/documents';
import { INTRO_SLUGS } from 'shared-contracts/api/pages';
import { type Problem, ProblemError } from '../problem.ts';
import {
  type ArticleHead,
  type ContentItem,
  type EventHead,
  jsonEntry,
  markdownHead,
  type PageHead,
  shapeOf,
} from './entry.ts';
import { instantsOf } from './event-time.ts';
import { type LocatedData, problemsOf, readLocated } from './located-data.ts';
import { type FileBlock, type FoundLink, readMarkdown } from './markdown.ts';
import type { PictureFinder } from './pictures.ts';

export interface ReadFile {
  items: ContentItem[];
  /** Links of its texts with their lines. */
  links: FoundLink[];
  /** Base paths below /storage in its texts, with lines. */
  pictures: { base: string; line: number }[];
  problems: Problem[];
}

/** Front matter of a Markdown file: the lines between two `---`. */
const HEAD = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** File to read. */
interface Source {
  file: string;
  /** Name of the file in messages. */
  label: string;
  pictures: PictureFinder;
  /** Start of the relative times of events. */
  now: Temporal.Instant;
}

export async function readContentFile(source: Source): Promise<ReadFile> {
  const text = (await readFile(source.file, 'utf8')).replace(/^\uFEFF/, '');
  const result: ReadFile = { items: [], links: [], pictures: [], problems: [] };
  try {
    if (/\.json$/i.test(source.file)) readJson(text, source, result);
    else await readMarkdownFile(text, source, result);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    result.problems.push({ file: source.label, line: error.line, message: error.message });
  }
  return result;
}

function readJson(text: string, { label, pictures }: Source, result: ReadFile): void {
  const data = readLocated(text, { json: true });
  const isList = Array.isArray(data.value);
  const entries: unknown[] = isList ? (data.value as unknown[]) : [data.value];
  for (const [index, entry] of entries.entries()) {
    const at = isList ? [index] : [];
    const read = jsonEntry.safeParse(withAddresses(entry, pictures));
    const problems = read.success ? pageProblems(data, read.data, at) : problemsOf(data, read.error, at);
    result.problems.push(...problems.map((problem) => ({ file: label, ...problem })));
    if (read.success && problems.length === 0) result.items.push(toItem(read.data));
    eachText(entry, at, (name, value, path) => {
      const line = data.lineOf(path);
      if ((name === 'link' || name === 'href') && value !== '') result.links.push({ href: value, line });
      if (value.startsWith('/storage/')) result.pictures.push({ base: value, line });
    });
  }
}

function pageProblems(data: LocatedData, entry: ReturnType<typeof jsonEntry.parse>, at: PropertyKey[]) {
  if (entry.kind !== 'page') return [];
  return (['es', 'en'] as const).flatMap((locale) => {
    if (!entry[locale]) return [];
    const read = shapeOf(entry.slug).safeParse(entry[locale]);
    return read.success ? [] : problemsOf(data, read.error, [...at, locale]);
  });
}

function toItem(entry: ReturnType<typeof jsonEntry.parse>): ContentItem {
  const { es, en, ...rest } = entry;
  const words = { ...(es !== undefined && { es }), ...(en !== undefined && { en }) };
  if (rest.kind !== 'event') return { ...rest, words } as ContentItem;
  const { kind, slug, ...fields } = rest;
  return { kind, slug, fields, words: words as Record<string, object> };
}

async function readMarkdownFile(text: string, source: Source, result: ReadFile): Promise<void> {
  const found = HEAD.exec(text);
  if (!found) throw new ProblemError(1, 'The file begins with its head between two lines of three dashes');
  const data = readLocated(found[1] ?? '', { firstLine: 2 });
  const head = markdownHead.safeParse(data.value);
  const bodyLine = found[0].split('\n').length;
  const body = readMarkdown(text.slice(found[0].length), { firstLine: bodyLine });
  result.links.push(...body.links);
  if (!head.success) {
    result.problems.push(...problemsOf(data, head.error).map((one) => ({ file: source.label, ...one })));
    return;
  }
  const { data: fields } = head;
  if (fields.kind === 'page')
    for (const [index, { link }] of fields.actions.entries())
      result.links.push({ href: link, line: data.lineOf(['actions', index, 'link']) });
  const picture = fields.picture
    ? {
        ...(await source.pictures.find(fields.picture, source.file, data.lineOf(['picture']))),
        alt: fields.picture_alt ?? '',
      }
    : null;
  const blocks = await Promise.all(body.blocks.map((one) => withPicture(one, source)));
  result.items.push(
    fields.kind === 'article'
      ? articleItem(fields, picture, blocks)
      : fields.kind === 'event'
        ? eventItem(fields, picture, blocks, source.now)
        : pageItem(fields, { picture, shared: await sharedPicture(fields, source, data), blocks, data }),
  );
}

async function withPicture(block: FileBlock, { file, pictures }: Source): Promise<Block> {
  if (block.kind !== 'named-picture') return block;
  const picture = await pictures.find(block.file, file, block.line);
  return { kind: 'picture', picture: { ...picture, alt: block.alt } };
}

const seoOf = (
  { title, description, lead, keywords }: ArticleHead | PageHead | EventHead,
  image: string | null,
) => ({ title, description: description ?? lead, image, keywords });

function articleItem(head: ArticleHead, picture: Picture | null, blocks: Block[]): ContentItem {
  const { slug, date, topics, products, title, lead, lang } = head;
  const words = { title, lead, picture, seo: seoOf(head, picture?.image ?? null), blocks };
  return { kind: 'article', slug, date, topics, products, words: { [lang]: words } };
}

function eventItem(
  head: EventHead,
  picture: Picture | null,
  blocks: Block[],
  now: Temporal.Instant,
): ContentItem {
  const { slug, lang, type, price, capacity, max_persons, title, lead, place, when } = head;
  const { starts_at = '', ends_at = '' } = when ? instantsOf(when, now) : head;
  const words = { title, lead, place, picture, seo: seoOf(head, picture?.image ?? null), blocks };
  const fields = { type, starts_at, ends_at, price, capacity, max_persons };
  return { kind: 'event', slug, fields, words: { [lang]: words } };
}

async function sharedPicture(head: PageHead, { file, pictures }: Source, data: LocatedData) {
  if (!head.share_picture) return null;
  return (await pictures.find(head.share_picture, file, data.lineOf(['share_picture']))).image;
}

const isOneOf = (slug: string, slugs: readonly string[]): boolean => slugs.includes(slug);

/** Creates a page item with the schema of its slug. */
function pageItem(
  head: PageHead,
  {
    picture,
    shared,
    blocks,
    data,
  }: { picture: Picture | null; shared: string | null; blocks: Block[]; data: LocatedData },
): ContentItem {
  const { slug, lang, title, lead, updated_at, actions, place, filter, conditions } = head;
  const seo = seoOf(head, shared ?? picture?.image ?? null);
  const words = isOneOf(slug, DOCUMENT_SLUGS)
    ? { seo, title, lead, updated_at, picture, blocks, ...(place && { place }) }
    : isOneOf(slug, INTRO_SLUGS)
      ? { seo, title, text: lead, picture, actions, blocks }
      : {
          seo,
          title,
          text: lead,
          picture,
          blocks,
          ...(filter && { filter }),
          ...(conditions && { conditions }),
        };
  if (!shapeOf(slug).safeParse(words).success)
    throw new ProblemError(
      data.lineOf(['slug']),
      `The page ${slug} holds more than a text: it is imported from a JSON file`,
    );
  return { kind: 'page', slug, words: { [lang]: words } };
}

/** Copies the value and replaces each path below /storage with the base path that the finder returns. */
function withAddresses(value: unknown, pictures: PictureFinder): unknown {
  if (typeof value === 'string') return value.startsWith('/storage/') ? pictures.addressOf(value) : value;
  if (Array.isArray(value)) return value.map((one) => withAddresses(one, pictures));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withAddresses(one, pictures)]));
}

/** Calls `visit` with every string inside a nested value. */
function eachText(
  value: unknown,
  path: readonly PropertyKey[],
  visit: (name: string, value: string, path: readonly PropertyKey[]) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inside] of Object.entries(value)) {
    const full = [...path, Array.isArray(value) ? Number(name) : name];
    if (typeof inside === 'string') visit(name, inside, full);
    else eachText(inside, full, visit);
  }
}
