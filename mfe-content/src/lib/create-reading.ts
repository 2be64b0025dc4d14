import { createEffect, type EventCallable, type Store } from 'effector';
import type { Endpoint, EndpointInput, EndpointSchema } from 'shared-contracts/api/endpoint';
import { createDataEffect } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { createQuery } from 'shared-kit/query/create-query';
import type { Outcome } from 'shared-kit/query/outcome';
import { withCache } from 'shared-kit/query/with-cache';

/** How long a response is reused (docs/product/frame.md). */
const CACHE_MS = 30 * 60_000;

/** Stores and events that a view needs to show a page's content. */
export interface Reading<Data> {
  retryClicked: EventCallable<void>;
  $outcome: Store<Outcome<Data, PageRequest>>;
  $isLoading: Store<boolean>;
}

interface ReadingOptions<S extends EndpointSchema> {
  /** Distinguishes the stores of one reading from those of another. */
  name: string;
  endpoint: Endpoint<S>;
  inputOf: (request: PageRequest) => EndpointInput<S>;
}

/** Model of a page that shows one response of the API. */
export const createReading = <S extends EndpointSchema>({ name, endpoint, inputOf }: ReadingOptions<S>) => {
  const callFx = createDataEffect(endpoint);
  return createReadingOf({ name, ask: (request) => callFx(inputOf(request)) });
};

interface ReadingOfOptions<Data> {
  name: string;
  /** Requests everything that the page shows, with the effects of several endpoints. */
  ask: (request: PageRequest) => Promise<Data>;
  /** How long a response is reused, ms. 0 for no cache, when data changes often. Default: CACHE_MS. */
  cacheMs?: number;
  /** URLs with the same key show the same response. Default: the URL. */
  keyOf?: (request: PageRequest) => string;
}

const urlOf = ({ url }: PageRequest): string => url;

/** Model of a page that combines several responses. */
export const createReadingOf = <Data>({
  name,
  ask,
  cacheMs = CACHE_MS,
  keyOf = urlOf,
}: ReadingOfOptions<Data>) => {
  const askFx = createEffect<PageRequest, Data>(ask);
  const { requested, retried, $outcome, $isLoading } = createQuery({
    load: cacheMs > 0 ? withCache({ load: askFx, keyOf, maxAge: cacheMs }) : askFx,
    sid: `reading-${name}-outcome`,
    keyOf,
    keepOnFailure: true,
  });
  return { opened: requested, retryClicked: retried, $outcome, $isLoading };
};
