/** Schemas of import files. */

import { block, picture, seo } from 'shared-contracts/api/content.schema';
import { DOCUMENT_SLUGS } from 'shared-contracts/api/documents';
import * as documents from 'shared-contracts/api/documents.schema';
import { eventKind } from 'shared-contracts/api/event-card.schema';
import { INTRO_SLUGS } from 'shared-contracts/api/pages';
import * as pages from 'shared-contracts/api/pages.schema';
import { SLUG } from 'shared-contracts/domain/slug';
import type { Locale } from 'shared-contracts/locale';
import { eventFacts, eventWords } from 'shared-contracts/office/events.schema';
import { z } from 'zod';
import { relativeTime } from './event-time.ts';

const slug = z.string().regex(SLUG, 'small letters, digits and dashes').max(100);
const slugs = z.array(slug).default([]);
const line = z.string().trim().min(1);

const articleFields = { date: z.iso.date(), topics: slugs, products: slugs };
/** An event has the limits of the office, which could not show another one. */
const eventFields = {
  type: eventKind,
  price: eventFacts.price,
  capacity: eventFacts.capacity,
  max_persons: eventFacts.max_persons.default(8),
};
const moment = z.iso.datetime({ offset: true });

/** Fields in the head of each Markdown file. */
const head = {
  slug,
  lang: z.enum(['es', 'en']),
  title: line,
  lead: line,
  /** Meta description. Default: the lead. */
  description: line.optional(),
  keywords: z.string().default(''),
};
/** `picture`: file next to the Markdown file, or a base path below /storage. */
const headPicture = { picture: line, picture_alt: line };

const articleHead = z.strictObject({
  kind: z.literal('article'),
  ...head,
  ...headPicture,
  ...articleFields,
});
const pageHead = z.strictObject({
  kind: z.literal('page'),
  ...head,
  updated_at: z.iso.date().nullable().default(null),
  picture: line.optional(),
  picture_alt: line.optional(),
  /** Picture that other sites show for a shared link. Default: `picture`. */
  share_picture: line.optional(),
  actions: z.array(z.strictObject({ text: line, link: line })).default([]),
  /** For a listing: filter value that its products share, and small print of its offers. */
  filter: z.strictObject({ key: line, value: slug }).optional(),
  conditions: line.optional(),
  /** For a document about a place that customers can visit. */
  place: documents.place.optional(),
});
const eventHead = z
  .strictObject({
    kind: z.literal('event'),
    ...head,
    ...eventWords.shape,
    ...headPicture,
    ...eventFields,
    starts_at: moment.optional(),
    ends_at: moment.optional(),
    /** Relative time, instead of `starts_at` and `ends_at`. */
    when: relativeTime.optional(),
  })
  .refine(({ starts_at, ends_at, when }) => Boolean(when) !== Boolean(starts_at && ends_at), {
    path: ['slug'],
    message: 'An event needs either starts_at and ends_at, or when',
  });
/** Whether a picture has an alternative text. */
const hasAlt = ({ picture, picture_alt }: { picture?: string; picture_alt?: string }): boolean =>
  !picture || Boolean(picture_alt);
export const markdownHead = z
  .discriminatedUnion('kind', [articleHead, pageHead, eventHead])
  .refine(hasAlt, { path: ['picture_alt'], message: 'The picture needs words for those who cannot see it' });
export type ArticleHead = z.output<typeof articleHead>;
export type PageHead = z.output<typeof pageHead>;
export type EventHead = z.output<typeof eventHead>;

const words = { title: line, lead: line, picture, seo, blocks: z.array(block) };
const inLanguages = <T extends z.ZodType>(content: T) => ({ es: content.optional(), en: content.optional() });

/** Entry of a JSON file. Pages are then validated by the schema of their slug. */
export const jsonEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('topic'), slug, ...inLanguages(line) }),
  z.strictObject({
    kind: z.literal('article'),
    slug,
    ...articleFields,
    ...inLanguages(z.strictObject(words)),
  }),
  z.strictObject({
    kind: z.literal('event'),
    slug,
    ...eventFields,
    starts_at: moment,
    ends_at: moment,
    ...inLanguages(z.strictObject({ ...words, ...eventWords.shape })),
  }),
  z.strictObject({ kind: z.literal('page'), slug, ...inLanguages(z.record(z.string(), z.unknown())) }),
]);
type JsonEntry = z.output<typeof jsonEntry>;

/** Stored home page: products by slug. Offers and events are queried on each read. */
const storedHome = pages.home.omit({ picks: true, offers: true, events: true }).extend({
  picks: pages.home.shape.picks.extend({ products: z.array(slug) }),
  offers: pages.home.shape.offers.omit({ products: true }),
  events: pages.home.shape.events.unwrap().omit({ events: true }).optional(),
});

const SHAPES: Readonly<Record<string, z.ZodType>> = {
  layout: pages.layout,
  home: storedHome,
  'not-found': pages.notFound,
  auth: pages.auth,
  'shopping-cart': pages.shoppingCartPage,
  sommelier: pages.sommelierPage,
  'general-search': pages.searchPage,
  'transfer-data': pages.transferPage,
  ...Object.fromEntries(INTRO_SLUGS.map((name) => [name, pages.introPage])),
  ...Object.fromEntries(DOCUMENT_SLUGS.map((name) => [name, documents.document])),
};

/** Schema of a page by slug. Other slugs are heads of listings. */
export const shapeOf = (name: string): z.ZodType => SHAPES[name] ?? pages.listingPage;

/** Item to store, in one or more languages. */
export type ContentItem =
  | { kind: 'topic'; slug: string; words: Partial<Record<Locale, string>> }
  | {
      kind: 'article';
      slug: string;
      date: string;
      topics: string[];
      products: string[];
      words: Partial<Record<Locale, object>>;
    }
  | {
      kind: 'event';
      slug: string;
      fields: Omit<Extract<JsonEntry, { kind: 'event' }>, 'kind' | 'slug' | Locale>;
      words: Partial<Record<Locale, object>>;
    }
  | { kind: 'page'; slug: string; words: Partial<Record<Locale, object>> };
