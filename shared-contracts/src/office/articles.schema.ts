import { z } from 'zod';
import { listOf, listQuery } from './common.schema.ts';
import { failure } from './drafts.schema.ts';

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
  failure,
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
  response: listOf(z.object({ id: z.string(), es: z.string(), en: z.string().nullable() })),
};
