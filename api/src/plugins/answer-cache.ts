import { LRUCache } from 'lru-cache';
import type { PreparedJson } from './endpoint.ts';

/** Size limit of the response cache in bytes. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;

/** Cache of serialised responses. Simultaneous equal requests share one database query. */
export interface AnswerCache {
  answer(key: string, prepare: () => Promise<PreparedJson>): Promise<PreparedJson>;
  /** Clears the cache, because cached data may be stale. */
  clear(): void;
}

/**
 * @param lifetimeMs maximum age of a response, at most 5 s
 *   (docs/architecture/api.md#shared-state). 0 disables the cache.
 */
export function createAnswerCache(lifetimeMs: number): AnswerCache {
  if (lifetimeMs === 0) return { answer: (_key, prepare) => prepare(), clear: () => undefined };

  const answers = new LRUCache<string, PreparedJson>({
    ttl: lifetimeMs,
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length * 2,
  });
  let pending = new Map<string, Promise<PreparedJson>>();

  return {
    async answer(key, prepare) {
      const known = answers.get(key) ?? pending.get(key);
      if (known) return known;
      const mine = pending;
      const work = prepare();
      mine.set(key, work);
      try {
        const answer = await work;
        // Do not cache when the cache was cleared meanwhile, because the data may be older than the change.
        if (mine === pending) answers.set(key, answer);
        return answer;
      } finally {
        mine.delete(key);
      }
    },
    clear() {
      answers.clear();
      pending = new Map();
    },
  };
}
