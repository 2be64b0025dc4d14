/** Short words to write documents and articles with; the result is the contract's typed blocks. */
import type { Block, Inline } from 'shared-contracts/api/documents.schema';
import type { Locale } from 'shared-contracts/locale';
import type { SceneName } from '../art/types.ts';
import { type SceneBase, scenePicture } from './words.ts';

/** A block as the seed writes it: pictures are named by their scene. */
export type ProseBlock = Exclude<Block, { kind: 'picture' }> | { kind: 'scene'; scene: SceneName };

/** What a document or an article says in one language. */
export interface Prose {
  title: string;
  lead: string;
  /** For search engines: up to 160 characters. */
  description: string;
  blocks: ProseBlock[];
}

const MARKS = /\*\*(?<strong>.+?)\*\*|\[(?<text>.+?)\]\((?<href>.+?)\)/g;

/** Running text with `**weight**` and `[links](/path)`. */
export const inline = (source: string): Inline[] => {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKS)) {
    const { strong, text = '', href = '' } = match.groups ?? {};
    if (match.index > end) pieces.push({ kind: 'text', text: source.slice(end, match.index) });
    pieces.push(strong ? { kind: 'strong', text: strong } : { kind: 'link', text, href });
    end = match.index + match[0].length;
  }
  if (end < source.length) pieces.push({ kind: 'text', text: source.slice(end) });
  return pieces;
};

/** `id` is the same in every language, so that a link to a section holds in all of them. */
export const h2 = (id: string, text: string): ProseBlock => ({ kind: 'heading', level: 2, id, text });
export const h3 = (id: string, text: string): ProseBlock => ({ kind: 'heading', level: 3, id, text });
export const p = (text: string): ProseBlock => ({ kind: 'paragraph', content: inline(text) });
export const ul = (...items: string[]): ProseBlock => ({
  kind: 'list',
  ordered: false,
  items: items.map(inline),
});
export const ol = (...items: string[]): ProseBlock => ({
  kind: 'list',
  ordered: true,
  items: items.map(inline),
});
export const facts = (...rows: (readonly [label: string, value: string])[]): ProseBlock => ({
  kind: 'facts',
  rows: rows.map(([label, value]) => ({ label, value: inline(value) })),
});
export const quote = (text: string, source: string | null = null): ProseBlock => ({
  kind: 'quote',
  text,
  source,
});
export const notice = (text: string): ProseBlock => ({
  kind: 'notice',
  tone: 'info',
  content: inline(text),
});
export const scene = (name: SceneName): ProseBlock => ({ kind: 'scene', scene: name });

/** The blocks as they are stored, each scene with its address and its words. */
export const toBlocks = (blocks: readonly ProseBlock[], base: SceneBase, locale: Locale): Block[] =>
  blocks.map((block) =>
    block.kind === 'scene' ? { kind: 'picture', picture: scenePicture(block.scene, base, locale) } : block,
  );
