/** Converts Markdown to the contract's typed blocks. Reports unsupported Markdown with its line. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, Inline } from 'shared-contracts/api/content.schema';
import { slugify } from '../../lib/slugify.ts';
import { ProblemError } from '../problem.ts';

/** Picture in a text. Its size and URL are added later. */
interface NamedPicture {
  kind: 'named-picture';
  file: string;
  alt: string;
  line: number;
}
export type FileBlock = Exclude<Block, { kind: 'picture' }> | NamedPicture;
/** Link with its line, for error messages. */
export interface FoundLink {
  href: string;
  line: number;
}

// Types of the parser's syntax tree.
type RootContent = ReturnType<typeof fromMarkdown>['children'][number];
type Of<T extends RootContent['type']> = Extract<RootContent, { type: T }>;
type PhrasingContent = Of<'paragraph'>['children'][number];
type Node = Pick<RootContent, 'position'>;

/** Context of one conversion, passed to each of its steps. */
interface Conversion {
  lineOf(node: Node): number;
  /** @throws ProblemError with the line of the node */
  refuse(node: Node, message: string): never;
  /** Collects the links for the importer, which checks their targets. */
  links: FoundLink[];
}

const HREF = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;
const NOTICE = /^\[!(NOTE|WARNING)\]\s*/;
/** `Heading {#id}`: the id is the same in every language. */
const HEADING_ID = /\s*\{#([a-z0-9-]+)\}$/;
/** Last line of a quote: `— who`. */
const SOURCE = /\n[—–]\s*(.+)$/;

export function readMarkdown(
  text: string,
  { firstLine = 1 } = {},
): { blocks: FileBlock[]; links: FoundLink[] } {
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const lineOf = (node: Node): number => (node.position?.start.line ?? 1) + firstLine - 1;
  const refuse = (node: Node, message: string): never => {
    throw new ProblemError(lineOf(node), message);
  };
  const links: FoundLink[] = [];
  return { blocks: tree.children.map((node) => blockOf(node, { lineOf, refuse, links })), links };
}

function blockOf(node: RootContent, conversion: Conversion): FileBlock {
  switch (node.type) {
    case 'heading':
      return headingOf(node, conversion);
    case 'paragraph':
      return paragraphOf(node, conversion);
    case 'list':
      return listOf(node, conversion);
    case 'blockquote':
      return quoteOf(node, conversion);
    case 'table':
      return factsOf(node, conversion);
    default:
      return conversion.refuse(node, `A text cannot hold ${NAMES[node.type] ?? node.type}`);
  }
}

function headingOf(node: Of<'heading'>, conversion: Conversion): FileBlock {
  const { refuse } = conversion;
  if (node.depth !== 2 && node.depth !== 3) refuse(node, 'Headings have two or three signs: ## or ###');
  const words = plain(node.children, conversion);
  const id = HEADING_ID.exec(words)?.[1] ?? slugify(words);
  if (id === '') refuse(node, 'This heading needs an id: ## Words {#an-id}');
  const level = node.depth === 3 ? 3 : 2;
  return { kind: 'heading', level, text: words.replace(HEADING_ID, ''), id };
}

/** Converts a paragraph that contains only an image to a picture. */
function paragraphOf(node: Of<'paragraph'>, conversion: Conversion): FileBlock {
  const [first, ...others] = node.children;
  if (first?.type !== 'image' || others.length > 0) {
    return { kind: 'paragraph', content: inlinesOf(node.children, conversion) };
  }
  const { lineOf, refuse } = conversion;
  if (!first.alt) refuse(first, 'A picture needs words for those who cannot see it: ![words](file)');
  return { kind: 'named-picture', file: first.url, alt: first.alt ?? '', line: lineOf(first) };
}

function listOf(node: Of<'list'>, conversion: Conversion): FileBlock {
  const items = node.children.map((item) => {
    const [only, ...more] = item.children;
    if (only?.type !== 'paragraph' || more.length > 0) {
      return conversion.refuse(item, 'A point of a list is one paragraph, without lists in it');
    }
    return inlinesOf(only.children, conversion);
  });
  return { kind: 'list', ordered: node.ordered ?? false, items };
}

/** Converts a quote that starts with [!NOTE] or [!WARNING] to a notice. */
function quoteOf(node: Of<'blockquote'>, conversion: Conversion): FileBlock {
  const [only, ...more] = node.children;
  if (only?.type !== 'paragraph' || more.length > 0) {
    return conversion.refuse(node, 'A quote is one paragraph');
  }
  const [first] = only.children;
  const notice = first?.type === 'text' ? NOTICE.exec(first.value) : null;
  if (notice && first?.type === 'text') {
    first.value = first.value.slice(notice[0].length);
    const tone = notice[1] === 'WARNING' ? 'warning' : 'info';
    return { kind: 'notice', tone, content: inlinesOf(only.children, conversion) };
  }
  const words = plain(only.children, conversion);
  const source = SOURCE.exec(words);
  const said = source ? words.slice(0, source.index) : words;
  return { kind: 'quote', text: oneLine(said), source: source?.[1] ?? null };
}

/** Converts a table with two columns (label and value) to facts. Ignores its header. */
function factsOf(table: Of<'table'>, conversion: Conversion): FileBlock {
  const { refuse } = conversion;
  const rows = table.children.slice(1).map((row) => {
    const [label, value, ...more] = row.children;
    if (!label || !value || more.length > 0) return refuse(table, 'A table has two columns: label and words');
    return { label: plain(label.children, conversion), value: inlinesOf(value.children, conversion) };
  });
  if (rows.length === 0) refuse(table, 'A table needs a row below its head');
  return { kind: 'facts', rows };
}

const inlinesOf = (nodes: readonly PhrasingContent[], conversion: Conversion): Inline[] =>
  join(nodes.map((node) => inlineOf(node, conversion)));

function inlineOf(node: PhrasingContent, conversion: Conversion): Inline {
  const { lineOf, refuse, links } = conversion;
  switch (node.type) {
    case 'text':
      return { kind: 'text', text: oneLine(node.value) };
    case 'break':
      return { kind: 'text', text: ' ' };
    case 'strong':
      return { kind: 'strong', text: oneLine(plain(node.children, conversion)) };
    case 'link':
      if (!HREF.test(node.url))
        refuse(node, `A link leads to a path of the shop or to https, not to ${node.url}`);
      links.push({ href: node.url, line: lineOf(node) });
      return { kind: 'link', text: oneLine(plain(node.children, conversion)), href: node.url };
    case 'image':
      return refuse(node, 'A picture stands in a paragraph of its own');
    default:
      return refuse(node, `Running text cannot hold ${NAMES[node.type] ?? node.type}`);
  }
}

const NAMES: Readonly<Record<string, string>> = {
  html: 'HTML',
  code: 'code',
  inlineCode: 'code',
  emphasis: 'slanted words (*so*); use **weight**',
  thematicBreak: 'a line across',
  definition: 'a reference',
  linkReference: 'a reference; write [words](address)',
};

/** A line break of the file is a space. */
const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Plain text of headings, links and bold text. */
const plain = (nodes: readonly PhrasingContent[], { refuse }: Conversion): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'break' ? '\n' : refuse(node, 'Only words can stand here');
    })
    .join('');

/** Joins adjacent texts. */
const join = (pieces: readonly Inline[]): Inline[] =>
  pieces.reduce<Inline[]>((joined, piece) => {
    const last = joined.at(-1);
    if (last?.kind === 'text' && piece.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', text: last.text + piece.text };
    } else joined.push(piece);
    return joined;
  }, []);
