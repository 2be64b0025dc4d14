import type { Block, Inline } from 'shared-contracts/api/content.schema';

/** Reading speed. */
const WORDS_PER_MINUTE = 200;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const wordsOf = (content: readonly Inline[]): number => wordsIn(content.map(({ text }) => text).join(''));

const wordsOfBlock = (block: Block): number => {
  switch (block.kind) {
    case 'heading':
    case 'quote':
      return wordsIn(block.text);
    case 'paragraph':
    case 'notice':
      return wordsOf(block.content);
    case 'list':
      return block.items.reduce((sum, item) => sum + wordsOf(item), 0);
    case 'facts':
      return block.rows.reduce((sum, { label, value }) => sum + wordsIn(label) + wordsOf(value), 0);
    case 'picture':
      return 0;
  }
};

/** Reading time in whole minutes, at least one. */
export const readingMinutes = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round(blocks.reduce((sum, block) => sum + wordsOfBlock(block), 0) / WORDS_PER_MINUTE));
