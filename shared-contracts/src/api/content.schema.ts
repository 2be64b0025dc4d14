import { z } from 'zod';

/** A picture below /storage; `image` is its base (add `.avif?w=640`). */
export const picture = z.object({ image: z.string(), alt: z.string(), width: z.int(), height: z.int() });

export const seo = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  keywords: z.string(),
});

/** A path of the shop, a place on the page, a secure address, a mailbox or a phone; never a script. */
export const href = z.string().regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/);
const text = z.string().min(1);
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

export type Seo = z.output<typeof seo>;
export type Picture = z.output<typeof picture>;
export type Inline = z.output<typeof inline>;
export type Block = z.output<typeof block>;
