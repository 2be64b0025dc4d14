/**
 * Content of the frame from the API: layout and 404 page. While the API is unreachable: the last known
 * content, else the built-in content (docs/architecture/promises.md#faults).
 */
import { LRUCache } from 'lru-cache';
import { endpointUrl } from 'shared-contracts/api/endpoint';
import { readLayout, readNotFound } from 'shared-contracts/api/pages';
import type { Layout, NotFound } from 'shared-contracts/api/pages.schema';
import * as schema from 'shared-contracts/api/pages.schema';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import { inSpan, traceHeaders } from 'tracing/span';
import type { z } from 'zod';
import { type PageTags, readTags, UNKNOWN_TAGS } from '../cache/page-tags.ts';
import { draftHeaders } from '../visitor/draft-headers.ts';
import { builtInLayout, builtInNotFound } from './built-in-content.ts';

const FRESH_MS = 15_000;
/** With a shared cache: shorter than the time between the two purges of a change, which the API sends. */
const SHARED_FRESH_MS = 150;
const TIMEOUT_MS = 600;
/** Reads of a draft wait for each other. */
const DRAFT_TIMEOUT_MS = 3_000;

interface ContentOptions {
  apiUrl: string;
  /** A shared cache stores the pages, so that content older than a purge must not be used again. */
  sharedCache: boolean;
}

/**
 * Creates a cached reader of one content page. A stale page is returned at once and revalidated in the
 * background, with one request at a time for each language. With a shared cache, a stale page is returned only when
 * its revalidation fails.
 */
const createReader = <T extends object>(
  read: (locale: Locale, draft?: string) => Promise<T>,
  builtIn: (locale: Locale) => T,
  { sharedCache, onFailure }: { sharedCache: boolean; onFailure(old: T): void },
) => {
  const known = new LRUCache<Locale, T>({
    max: LOCALES.length,
    ttl: sharedCache ? SHARED_FRESH_MS : FRESH_MS,
    perf: { now: () => performance.now() },
    allowStale: !sharedCache,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (locale, old) =>
      read(locale).catch((error) => {
        if (old) onFailure(old);
        throw error;
      }),
  });
  return async (locale: Locale, draft?: string): Promise<T> =>
    (await (draft ? read(locale, draft) : known.fetch(locale)).catch(() => undefined)) ?? builtIn(locale);
};

export const createFrameContent = ({ apiUrl, sharedCache }: ContentOptions) => {
  const tags = new WeakMap<object, PageTags>();
  const options = { sharedCache, onFailure: (old: object) => void tags.delete(old) };
  /**
   * A response that breaks the contract counts as a failure, because a frame rendered from it would break
   * every page.
   */
  const read =
    <T extends object>(path: string, response: z.ZodType<{ data: T }>) =>
    (locale: Locale, draft?: string): Promise<T> =>
      inSpan({ name: `call ${path}`, kind: 'client' }, async (span) => {
        const answer = await fetch(`${apiUrl}/api${path}`, {
          headers: { 'Accept-Language': locale, ...traceHeaders(span), ...draftHeaders(draft) },
          signal: AbortSignal.timeout(draft ? DRAFT_TIMEOUT_MS : TIMEOUT_MS),
        });
        if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status}`);
        const content = response.parse(await answer.json()).data;
        tags.set(content, readTags(answer));
        return content;
      });
  return {
    /** @param draft token of a preview, whose content is read anew for each page */
    layout: createReader<Layout>(
      read(endpointUrl(readLayout, {}), schema.readLayout.response),
      builtInLayout,
      options,
    ),
    notFound: createReader<NotFound>(
      read(endpointUrl(readNotFound, {}), schema.readNotFound.response),
      builtInNotFound,
      options,
    ),
    /** Tags of the API's answer with this content. */
    tagsOf: (content: Layout | NotFound): PageTags => tags.get(content) ?? UNKNOWN_TAGS,
  };
};

export type FrameContent = ReturnType<typeof createFrameContent>;
