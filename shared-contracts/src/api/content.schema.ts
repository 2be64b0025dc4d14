import { z } from 'zod';

/** Picture below /storage. `image` is its base path: add a format and width, `.avif?w=640`. */
export const picture = z.object({ image: z.string(), alt: z.string(), width: z.int(), height: z.int() });

export const seo = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  keywords: z.string(),
});

/**
 * Link target: path of the shop, anchor, https URL, mailto or tel. Refuses `javascript:` and other schemes.
 */
const href = z.string().regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/);
const text = z.string().min(1);
/** Part of a line of text: plain, or with its own style or link. */
const inline = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text }),
  z.object({ kind: z.literal('strong'), text }),
  z.object({ kind: z.literal('link'), text, href }),
]);
const inlines = z.array(inline).min(1);

/**
 * Rich text as typed blocks that React renders, never an HTML string
 * (docs/architecture/bundles.md#markup-and-styles). Add a new block type here. Renderers then fail to compile
 * until they handle it.
 */
export const block = z.discriminatedUnion('kind', [
  /**
   * `id` is the anchor of the heading for links and the table of contents. Both languages have the same `id`.
   */
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
  /** Label and value pairs: address, hours, prices. */
  z.object({ kind: z.literal('facts'), rows: z.array(z.object({ label: text, value: inlines })).min(1) }),
  z.object({ kind: z.literal('notice'), tone: z.enum(['info', 'warning']), content: inlines }),
]);

export type Picture = z.output<typeof picture>;
export type Inline = z.output<typeof inline>;
export type Block = z.output<typeof block>;
