/** Converts Markdown to the contract's typed blocks. Reports unsupported Markdown with its line. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, Inline } from 'shared-contracts/api/content.schema';
import { ProblemError } from '../problem.ts';

/** Picture in a text. Its size and URL are added later. */
interface NamedPicture {
  kind: 'named-picture';
  file: string;
  alt: string;
  line: number;
}
export type DraftBlock = Exclude<Block, { kind: 'picture' }> | NamedPicture;
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

const HREF = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;
const NOTICE = /^\[!(NOTE|WARNING)\]\s*/;
/** `Heading {#id}`: the id is the same in every language. */
const HEADING_ID = /\s*\{#([a-z0-9-]+)\}$/;
const SOURCE = /\n?[—–]\s*(.+)$/;

export function readMarkdown(
  text: string,
  { firstLine = 1 } = {},
): { blocks: DraftBlock[]; links: FoundLink[] } {
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const links: FoundLink[] = [];
  const lineOf = (node: Node): number => (node.position?.start.line ?? 1) + firstLine - 1;
  const refuse = (node: Node, message: string): never => {
    throw new ProblemError(lineOf(node), message);
  };

  const inlinesOf = (nodes: readonly PhrasingContent[]): Inline[] => join(nodes.flatMap(inlineOf));
  function inlineOf(node: PhrasingContent): Inline[] {
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: oneLine(node.value) }];
      case 'break':
        return [{ kind: 'text', text: ' ' }];
      case 'strong':
        return [{ kind: 'strong', text: oneLine(plain(node.children, refuse)) }];
      case 'link': {
        if (!HREF.test(node.url))
          refuse(node, `A link leads to a path of the shop or to https, not to ${node.url}`);
        links.push({ href: node.url, line: lineOf(node) });
        return [{ kind: 'link', text: oneLine(plain(node.children, refuse)), href: node.url }];
      }
      case 'image':
        return refuse(node, 'A picture stands in a paragraph of its own');
      default:
        return refuse(node, `Running text cannot hold ${NAMES[node.type] ?? node.type}`);
    }
  }

  function blockOf(node: RootContent): DraftBlock[] {
    switch (node.type) {
      case 'heading': {
        if (node.depth !== 2 && node.depth !== 3) refuse(node, 'Headings have two or three signs: ## or ###');
        const words = plain(node.children, refuse);
        const id = HEADING_ID.exec(words)?.[1] ?? slugOf(words);
        if (id === '') refuse(node, 'This heading needs an id: ## Words {#an-id}');
        const level = node.depth === 3 ? 3 : 2;
        return [{ kind: 'heading', level, text: words.replace(HEADING_ID, ''), id }];
      }
      case 'paragraph': {
        const [first, ...others] = node.children;
        if (first?.type === 'image' && others.length === 0) {
          if (!first.alt) refuse(first, 'A picture needs words for those who cannot see it: ![words](file)');
          return [{ kind: 'named-picture', file: first.url, alt: first.alt ?? '', line: lineOf(first) }];
        }
        return [{ kind: 'paragraph', content: inlinesOf(node.children) }];
      }
      case 'list':
        return [
          {
            kind: 'list',
            ordered: node.ordered ?? false,
            items: node.children.map((item) => {
              const [only, ...more] = item.children;
              if (only?.type !== 'paragraph' || more.length > 0)
                return refuse(item, 'A point of a list is one paragraph, without lists in it');
              return inlinesOf(only.children);
            }),
          },
        ];
      case 'blockquote': {
        const [only, ...more] = node.children;
        if (only?.type !== 'paragraph' || more.length > 0) return refuse(node, 'A quote is one paragraph');
        const [first] = only.children;
        const notice = first?.type === 'text' ? NOTICE.exec(first.value) : null;
        if (notice && first?.type === 'text') {
          first.value = first.value.slice(notice[0].length);
          const tone = notice[1] === 'WARNING' ? 'warning' : 'info';
          return [{ kind: 'notice', tone, content: inlinesOf(only.children) }];
        }
        const words = plain(only.children, refuse);
        const source = SOURCE.exec(words);
        const said = source ? words.slice(0, source.index) : words;
        return [{ kind: 'quote', text: oneLine(said), source: source?.[1] ?? null }];
      }
      case 'table':
        return [factsOf(node)];
      default:
        return refuse(node, `A text cannot hold ${NAMES[node.type] ?? node.type}`);
    }
  }

  /** Converts a table with two columns (label and value) to facts. Ignores its header. */
  function factsOf(table: Of<'table'>): DraftBlock {
    const rows = table.children.slice(1).map((row) => {
      const [label, value, ...more] = row.children;
      if (!label || !value || more.length > 0)
        return refuse(table, 'A table has two columns: label and words');
      return { label: plain(label.children, refuse), value: inlinesOf(value.children) };
    });
    if (rows.length === 0) refuse(table, 'A table needs a row below its head');
    return { kind: 'facts', rows };
  }

  return { blocks: tree.children.flatMap(blockOf), links };
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
function plain(nodes: readonly PhrasingContent[], refuse: (node: Node, message: string) => never): string {
  return nodes
    .map((node) =>
      node.type === 'text'
        ? node.value
        : node.type === 'break'
          ? '\n'
          : refuse(node, 'Only words can stand here'),
    )
    .join('');
}

/** Joins adjacent texts. */
const join = (pieces: readonly Inline[]): Inline[] =>
  pieces.reduce<Inline[]>((joined, piece) => {
    const last = joined.at(-1);
    if (last?.kind === 'text' && piece.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', text: last.text + piece.text };
    } else joined.push(piece);
    return joined;
  }, []);

const slugOf = (text: string): string =>
  text
    .replace(HEADING_ID, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
