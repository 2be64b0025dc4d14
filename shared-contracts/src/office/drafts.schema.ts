import { z } from 'zod';
import { listOf, version } from './common.schema.ts';

/** Kinds of things that staff change through a draft. */
export const DRAFT_KINDS = ['page', 'menu', 'article', 'product'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** More levels than any page has. Code that walks through a draft must not run out of stack. */
const MAX_DEPTH = 20;
const isShallow = (value: unknown, depth = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)));

/**
 * Content of a draft. It may break the rules of its kind until it is published, so that unfinished work is kept. The
 * draft and the published state have the same form.
 */
const data = z.record(z.string().max(100), z.unknown()).refine((value) => isShallow(value));
export type DraftData = z.output<typeof data>;

const id = z.string().regex(/^[\w-]{1,100}$/);
const params = z.object({ id });
const author = z.object({ id: z.string(), name: z.string() }).nullable();
const time = z.iso.datetime();

/**
 * Why the shop did not publish a draft at its time: it breaks a rule, the published state changed after the draft was
 * written, or the rules of the shop refused it.
 */
export const failure = z.enum(['invalid', 'changed', 'refused']).nullable();

/** A rule that the draft breaks. `path` is dotted: `es.blocks.3.text`. */
const problem = z.object({ path: z.string(), message: z.string() });

const state = z.object({
  id: z.string(),
  /** Changes with the draft and with the published state. */
  version: z.string(),
  /** Null for a thing that the shop does not show yet, or no longer. */
  published: data.nullable(),
  draft: z
    .object({
      data,
      /** When the shop publishes it by itself. */
      publish_at: time.nullable(),
      failure,
      staff: author,
      updated_at: time,
    })
    .nullable(),
  /** Problems that keep the draft from being published. */
  problems: z.array(problem),
  /** Path of the shop's page that shows it. */
  path: z.string(),
});
export type DraftState = z.output<typeof state>;

const revision = z.object({ id: z.string(), published_at: time, staff: author });

const withVersion = { params, body: z.object({ version }), response: state };

/** Schemas of `draftEndpoints`, the same for each kind. */
export const draftSchemas = {
  readDraft: { params, response: state },
  saveDraft: { params, body: z.object({ version, data }), response: state },
  discardDraft: withVersion,
  publishDraft: withVersion,
  /** `publish_at`: null removes the time. */
  scheduleDraft: {
    params,
    body: z.object({ version, publish_at: time.nullable() }),
    response: state,
  },
  withdraw: withVersion,
  listRevisions: {
    params,
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: listOf(revision),
  },
  readRevision: {
    params: z.object({ id, revision: z.string().regex(/^\d{1,18}$/) }),
    response: revision.extend({ data }),
  },
  /** The revision becomes the draft. */
  restoreRevision: {
    params,
    body: z.object({ version, revision: z.string().regex(/^\d{1,18}$/) }),
    response: state,
  },
  /** Link that opens the shop with the draft in place of the published state, for half an hour. */
  previewDraft: { params, response: z.object({ url: z.string(), expires_at: time }) },
} as const;
