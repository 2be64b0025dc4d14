import type { Block } from 'shared-contracts/api/content.schema';
import type { DraftData } from 'shared-contracts/office/drafts.schema';
import { slugOf } from '../../../format/slug.ts';

/** Characters of an anchor. */
const MAX_ID = 80;

type Words = { blocks?: readonly Block[] } | undefined;
const headingsIn = (blocks: readonly Block[]) => blocks.filter((one) => one.kind === 'heading');

/** Gives new headings their anchor: that of the same heading in Spanish, else one of their words. */
const withIds = (blocks: readonly Block[], spanish: readonly Block[]): Block[] => {
  const models = headingsIn(spanish);
  const hasModels = models.length === headingsIn(blocks).length;
  const used = new Set(headingsIn(blocks).map(({ id }) => id));
  const free = (wanted: string): string => {
    let id = wanted;
    for (let count = 2; used.has(id); count += 1) id = `${wanted}-${count}`;
    used.add(id);
    return id;
  };
  let seen = 0;
  return blocks.map((one) => {
    if (one.kind !== 'heading') return one;
    const model = hasModels ? models[seen] : undefined;
    seen += 1;
    if (one.id) return one;
    return { ...one, id: free(model?.id || slugOf(one.text, MAX_ID) || 'parte') };
  });
};

/** Data to save: every heading has an anchor. */
export const withHeadingIds = (data: DraftData): DraftData => {
  const filled = { ...data };
  for (const language of ['es', 'en']) {
    const words = filled[language] as Words;
    if (words?.blocks)
      filled[language] = { ...words, blocks: withIds(words.blocks, (filled.es as Words)?.blocks ?? []) };
  }
  return filled;
};
