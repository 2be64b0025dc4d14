import { z } from 'zod';
import { idOrSlug, listOf, pageQuery } from './common.schema.ts';
import { picture, seo } from './pages.schema.ts';

/** A path of the shop, a place on the page, a secure address, a mailbox or a phone; never a script. */
const href = z.string().regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/);
const text = z.string().min(1);
/** `2026-11-06` */
const day = z.iso.date();

/** A piece of running text. */
export const inline = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text }),
  z.object({ kind: z.literal('strong'), text }),
  z.object({ kind: z.literal('link'), text, href }),
]);
const inlines = z.array(inline).min(1);

/**
 * Rich text as a tree of typed blocks, drawn by React and never an HTML string (DESIGN §6).
 * A new kind of block is added here; who draws blocks then fails to compile until it knows it.
 */
export const block = z.discriminatedUnion('kind', [
  /** `id` is where links and the table of contents lead; the same in every language. */
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    text,
    id: z.string().regex(/^[a-z0-9-]+$/),
  }),
  z.object({ kind: z.literal('paragraph'), content: inlines }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(inlines).min(1) }),
  z.object({ kind: z.literal('picture'), picture }),
  z.object({ kind: z.literal('quote'), text, source: z.string().nullable() }),
  /** Pairs of a label and what it says: address, hours, prices. */
  z.object({ kind: z.literal('facts'), rows: z.array(z.object({ label: text, value: inlines })).min(1) }),
  z.object({ kind: z.literal('notice'), tone: z.enum(['info', 'warning']), content: inlines }),
]);

/** A page that is read: about, policies, wine bar, help. */
export const document = z.object({
  seo,
  title: z.string(),
  lead: z.string(),
  /** The day from which these words hold; null where that says nothing. */
  updated_at: day.nullable(),
  picture: picture.nullable(),
  blocks: z.array(block),
});

/** An article as lists show it. */
export const articleCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  date: day,
  reading_minutes: z.int().min(1),
  picture,
});
export const article = articleCard.extend({ seo, blocks: z.array(block) });

export const readDocument = { response: z.object({ data: document }) };
export const listArticles = { query: z.object(pageQuery), response: listOf(articleCard) };
export const readArticle = {
  params: z.object({ id: idOrSlug }),
  response: z.object({ data: article }),
};

export type Inline = z.output<typeof inline>;
export type Block = z.output<typeof block>;
export type Document = z.output<typeof document>;
export type ArticleCard = z.output<typeof articleCard>;
export type Article = z.output<typeof article>;
export type ArticleList = z.output<typeof listArticles.response>;
