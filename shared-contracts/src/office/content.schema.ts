import { z } from 'zod';
import { listOf } from './common.schema.ts';
import { failure } from './drafts.schema.ts';

/** A page of the shop in the list. */
const listedPage = z.object({
  /** Slug of its content. */
  id: z.string(),
  title: z.string(),
  /** ISO 8601. */
  updated_at: z.string(),
  has_draft: z.boolean(),
  publish_at: z.string().nullable(),
  failure,
});
export type ListedPage = z.output<typeof listedPage>;

export const listPages = {
  query: z.object({ state: z.enum(['failed']).optional() }),
  response: listOf(listedPage),
};
