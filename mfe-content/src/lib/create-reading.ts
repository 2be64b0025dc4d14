import { createEffect } from 'effector';
import type { PageRequest } from 'shared-kit/page';
import { createQuery, type Query } from 'shared-kit/query/create-query';
import { withCache } from 'shared-kit/query/with-cache';

/** How long a response is reused (docs/product/frame.md). */
const CACHE_MS = 30 * 60_000;

/** The content of a page, for the request of its URL. */
export type Reading<Data> = Query<PageRequest, Data>;

interface ReadingOptions<Data> {
  /** Distinguishes the stores of one reading from those of another. */
  name: string;
  /** Requests everything that the page shows. */
  ask: (request: PageRequest) => Promise<Data>;
  /** How long a response is reused, ms. 0 for no cache, when data changes often. Default: CACHE_MS. */
  cacheMs?: number;
  /** URLs with the same key show the same response. Default: the URL. */
  keyOf?: (request: PageRequest) => string;
}

const urlOf = ({ url }: PageRequest): string => url;

/** Model of a page that shows responses of the API. */
export const createReading = <Data>({
  name,
  ask,
  cacheMs = CACHE_MS,
  keyOf = urlOf,
}: ReadingOptions<Data>): Reading<Data> => {
  const askFx = createEffect<PageRequest, Data>(ask);
  return createQuery({
    load: cacheMs > 0 ? withCache({ load: askFx, keyOf, maxAge: cacheMs }) : askFx,
    sid: `reading-${name}-outcome`,
    keyOf,
    keepOnFailure: true,
  });
};
