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
import { builtInLayout, builtInNotFound } from './built-in-content.ts';
import { draftHeaders } from './draft-preview/draft-headers.ts';

const FRESH_MS = 15_000;
const TIMEOUT_MS = 600;
/** Reads of a draft wait for each other. */
const DRAFT_TIMEOUT_MS = 3_000;

export interface FrameContent {
  /** @param draft token of a preview, whose content is read anew for each page */
  layout(locale: Locale, draft?: string): Promise<Layout>;
  notFound(locale: Locale, draft?: string): Promise<NotFound>;
}

/**
 * Creates a cached reader of one content page. A stale page is returned at once and revalidated in the
 * background, with one request at a time for each language.
 */
const createReader = <T extends object>(
  read: (locale: Locale, draft?: string) => Promise<T>,
  builtIn: (locale: Locale) => T,
) => {
  const known = new LRUCache<Locale, T>({
    max: LOCALES.length,
    ttl: FRESH_MS,
    perf: { now: () => Date.now() },
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (locale) => read(locale),
  });
  return async (locale: Locale, draft?: string): Promise<T> =>
    (await (draft ? read(locale, draft) : known.fetch(locale)).catch(() => undefined)) ?? builtIn(locale);
};

export const createFrameContent = (apiUrl: string): FrameContent => {
  /**
   * A response that breaks the contract counts as a failure, because a frame rendered from it would break
   * every page.
   */
  const read =
    <T>(path: string, response: z.ZodType<{ data: T }>) =>
    (locale: Locale, draft?: string): Promise<T> =>
      inSpan({ name: `call ${path}`, kind: 'client' }, async (span) => {
        const answer = await fetch(`${apiUrl}/api${path}`, {
          headers: { 'Accept-Language': locale, ...traceHeaders(span), ...draftHeaders(draft) },
          signal: AbortSignal.timeout(draft ? DRAFT_TIMEOUT_MS : TIMEOUT_MS),
        });
        if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status}`);
        return response.parse(await answer.json()).data;
      });
  return {
    layout: createReader<Layout>(
      read(endpointUrl(readLayout, {}), schema.readLayout.response),
      builtInLayout,
    ),
    notFound: createReader<NotFound>(
      read(endpointUrl(readNotFound, {}), schema.readNotFound.response),
      builtInNotFound,
    ),
  };
};
