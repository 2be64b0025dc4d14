import { z } from 'zod';
import { listOf, listQuery } from './common.schema.ts';

/** An article of the journal in the list, or the draft of a new one. */
const listedArticle = z.object({
  /** Slug. */
  id: z.string(),
  title: z.string(),
  /** Day of publication. Null for a new article. */
  date: z.string().nullable(),
  /** Whether the shop shows it. */
  is_active: z.boolean(),
  has_draft: z.boolean(),
  publish_at: z.string().nullable(),
  failure: z.enum(['invalid', 'changed', 'refused']).nullable(),
  updated_at: z.string(),
});
export type ListedArticle = z.output<typeof listedArticle>;

export const listArticles = {
  query: z.object({
    ...listQuery(['date', 'title', 'updated_at']),
    state: z.enum(['shown', 'hidden', 'draft', 'planned', 'failed']).optional(),
  }),
  response: listOf(listedArticle),
};

export const listTopics = {
  response: z.object({
    data: z.array(z.object({ id: z.string(), es: z.string(), en: z.string().nullable() })),
    total: z.int(),
    more: z.boolean(),
  }),
};
