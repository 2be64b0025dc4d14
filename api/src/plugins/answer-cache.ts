import { LRUCache } from 'lru-cache';
import type { PreparedJson } from './endpoint.ts';

/** Bytes of prepared answers that one process keeps. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;

/** Prepared answers by key. Equal questions asked at once are answered by one look into the database. */
export interface AnswerCache {
  answer(key: string, prepare: () => Promise<PreparedJson>): Promise<PreparedJson>;
  /** Forget everything: what was read before may be out of date. */
  clear(): void;
}

/** @param lifetimeMs the oldest an answer may be (DESIGN §7: at most 5 s); 0 keeps nothing */
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
        // Not kept when the cache was cleared meanwhile: the answer may have been read before the change.
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
