import type { Block } from 'shared-contracts/api/content.schema';
import type { StoredEvent } from '../../db/schema/events.ts';

/** Text of paragraphs, separated by empty lines. Null when the blocks have more than plain paragraphs. */
export const textOf = (blocks: readonly Block[]): string | null => {
  const paragraphs = blocks.map((block) =>
    block.kind === 'paragraph' && block.content.every(({ kind }) => kind === 'text')
      ? block.content.map(({ text }) => text).join('')
      : null,
  );
  return paragraphs.includes(null) ? null : paragraphs.join('\n\n');
};

const blocksOf = (text: string): Block[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((paragraph) => ({ kind: 'paragraph', content: [{ kind: 'text', text: paragraph }] }));

/** Picture of an event in all languages. */
export type PlainPicture = Omit<StoredEvent['picture'], 'alt'>;

interface EnteredWords {
  title: string;
  lead: string;
  place: string;
  /** Absent or null: the stored text stays. */
  text?: string | null | undefined;
}

/** A text that equalled its source, or is absent, becomes the present source. */
const following = (text: string | undefined, source: string | undefined, present: string): string =>
  text === undefined || text === source ? present : text;

/** Content of an event in one language. Metadata that equal title and lead follow them, and so does `alt` the title. */
export const toContent = (
  { title, lead, place, text }: EnteredWords,
  picture: PlainPicture,
  before?: StoredEvent,
): StoredEvent => {
  // The former description fits no new picture.
  const alt = before?.picture.image === picture.image ? before.picture.alt : undefined;
  return {
    title,
    lead,
    place,
    picture: { ...picture, alt: following(alt, before?.title, title) },
    seo: {
      title: following(before?.seo.title, before?.title, title),
      description: following(before?.seo.description, before?.lead, lead),
      image: before && before.seo.image !== before.picture.image ? before.seo.image : picture.image,
      keywords: before?.seo.keywords ?? '',
    },
    blocks: typeof text === 'string' ? blocksOf(text) : (before?.blocks ?? []),
  };
};
