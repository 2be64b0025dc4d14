import { attach, createEffect, createStore, type Effect, sample } from 'effector';

interface Cached<Data> {
  data: Data;
  /** `performance.now()` at the response. The time of day may jump back. */
  at: number;
}

interface CacheOptions<Params, Data> {
  load: Effect<Params, Data>;
  keyOf: (params: Params) => string;
  /** Age limit of an entry, ms. */
  maxAge: number;
}

/**
 * Adds a cache to `load`: a call returns the last result of its key while that is younger than `maxAge`. Each
 * scope has its own cache.
 */
export const withCache = <Params, Data>({
  load,
  keyOf,
  maxAge,
}: CacheOptions<Params, Data>): Effect<Params, Data> => {
  type Cache = Readonly<Record<string, Cached<Data>>>;
  const $cache = createStore<Cache>({}, { serialize: 'ignore' });
  const readFx = createEffect<{ cache: Cache; params: Params }, Data>(({ cache, params }) => {
    const cached = cache[keyOf(params)];
    return cached && performance.now() - cached.at < maxAge ? cached.data : load(params);
  });
  sample({
    clock: load.done,
    source: $cache,
    fn: (cache, { params, result }) => ({
      ...cache,
      [keyOf(params)]: { data: result, at: performance.now() },
    }),
    target: $cache,
  });
  return attach({
    source: $cache,
    mapParams: (params: Params, cache) => ({ cache, params }),
    effect: readFx,
  });
};
