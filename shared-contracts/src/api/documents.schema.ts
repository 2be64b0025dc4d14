import { z } from 'zod';
import { filterGroup, productCard } from './catalogue.schema.ts';
import { idOrSlug, listOf, manyValues, minutes, pageQuery } from './common.schema.ts';
import { block, picture, seo } from './content.schema.ts';
import { hour } from './fields.schema.ts';

/** `2026-11-06` */
const day = z.iso.date();

/** A place that customers can visit. */
export const place = z.object({
  name: z.string(),
  street: z.string(),
  /** Commune. */
  locality: z.string(),
  /** E.164 */
  phone: z.string(),
  /** Link to an external map. */
  map_url: z.url({ protocol: /^https$/ }),
  /** Weekdays, 1 Monday to 7 Sunday. Closing time may be after midnight. */
  opening_hours: z.array(
    z.object({ days: z.array(z.int().min(1).max(7)).min(1), opens: hour, closes: hour }),
  ),
});

/** A text page: about us, policies, wine bar, help. */
export const document = z.object({
  seo,
  title: z.string(),
  lead: z.string(),
  /** Day from which this text is valid. Null for texts without one. */
  updated_at: day.nullable(),
  picture: picture.nullable(),
  blocks: z.array(block),
  /** Place that the page describes. */
  place: place.optional(),
});

/** Article in a list. */
const articleCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  date: day,
  reading_minutes: minutes.min(1),
  picture,
});
const article = articleCard.extend({
  seo,
  blocks: z.array(block),
  /** Topics of the article: values of the filter `tema`. */
  topics: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  /** Other articles about the same topics, newest first. */
  related: z.array(articleCard).optional(),
  /** Products on sale that the article mentions. */
  products: z.array(productCard).optional(),
});

/** Filters of the journal: words anywhere in an article, topics, years. */
const articleChoice = {
  q: z.string().trim().max(100).optional(),
  tema: manyValues,
  ano: manyValues,
};

export const readDocument = { response: z.object({ data: document }) };
export const listArticles = {
  query: z.object({ ...pageQuery, ...articleChoice }),
  response: listOf(articleCard),
};
export const readArticleFilters = {
  query: z.object(articleChoice),
  response: z.object({ data: z.array(filterGroup), total: z.int() }),
};
export const readArticle = {
  params: z.object({ id: idOrSlug }),
  response: z.object({ data: article }),
};

export type Place = z.output<typeof place>;
export type Document = z.output<typeof document>;
export type ArticleCard = z.output<typeof articleCard>;
export type Article = z.output<typeof article>;
export type ArticleList = z.output<typeof listArticles.response>;
export type ArticleChoice = z.output<typeof readArticleFilters.query>;
export type ArticleFilters = z.output<typeof readArticleFilters.response>;
