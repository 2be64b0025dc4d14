import { LRUCache } from 'lru-cache';
import type { CatalogueChange } from '../db/catalogue-changes.ts';
import { type ReadRouting, WITHOUT_REPLICA } from '../db/read-routing.ts';
import type { PreparedJson } from './endpoint.ts';

/** Size limit of the response cache in bytes. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/** Tags that are remembered while queries run. With more, every running query counts as affected. */
const MAX_REMEMBERED = 5_000;

/** Cache of serialised responses. Simultaneous equal requests share one database query. */
export interface AnswerCache {
  answer(key: string, prepare: () => Promise<PreparedJson>): Promise<PreparedJson>;
  /** Drops the responses with one of these tags, because their data may be stale. */
  drop(change: CatalogueChange): void;
  /** Calls `listener` at each drop, before it. For data that answers are made of and a process keeps in memory. */
  onDrop(listener: (change: CatalogueChange) => void): void;
}

interface Running {
  /** Number of changes that were known when the query began. */
  since: number;
  work: Promise<{ answer: PreparedJson; isFresh: boolean }>;
}

/**
 * @param lifetimeMs maximum age of a response, at most 5 s
 *   (docs/architecture/api.md#shared-state). 0 disables the cache.
 */
export function createAnswerCache(
  lifetimeMs: number,
  readRouting: ReadRouting = WITHOUT_REPLICA,
): AnswerCache {
  if (lifetimeMs === 0)
    return {
      answer: (_key, prepare) => readRouting.answerFromOne(prepare),
      drop: () => undefined,
      onDrop: () => undefined,
    };

  const keysOf = new Map<string, Set<string>>();
  const answers = new LRUCache<string, PreparedJson>({
    ttl: lifetimeMs,
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes, surrogateKey }, key) => bytes.length + (surrogateKey.length + key.length) * 2,
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysOf.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysOf.delete(tag);
      }
    },
  });
  const store = (key: string, answer: PreparedJson): void => {
    answers.set(key, answer);
    // The cache refuses a response above its size limit.
    if (!answers.has(key)) return;
    for (const tag of answer.tags) {
      const keys = keysOf.get(tag) ?? new Set();
      keysOf.set(tag, keys.add(key));
    }
  };

  const listeners: ((change: CatalogueChange) => void)[] = [];
  const pending = new Map<string, Running>();
  const changes = rememberChanges();
  const begin = (key: string, prepare: () => Promise<PreparedJson>): Running => {
    const since = changes.count();
    const run = async () => {
      try {
        // All reads of an answer use the same server.
        const answer = await readRouting.answerFromOne(prepare);
        // The tags are known only now. Data that was read before a change must not be cached.
        const isFresh = !changes.hasAny(answer.tags, since);
        if (isFresh) store(key, answer);
        return { answer, isFresh };
      } finally {
        pending.delete(key);
        if (pending.size === 0) changes.forget();
      }
    };
    // `run` starts later, because it must find itself in `pending` when it ends.
    const running = { since, work: Promise.resolve().then(run) };
    pending.set(key, running);
    return running;
  };

  return {
    async answer(key, prepare) {
      const changesAtStart = changes.count();
      // Queries of other requests may miss the client's own writes. The query that this request begins does not.
      for (;;) {
        const cached = answers.get(key);
        if (cached && readRouting.includesOwnWrites(cached)) return cached;
        const running = pending.get(key) ?? begin(key, prepare);
        const { answer, isFresh } = await running.work;
        if ((isFresh || running.since >= changesAtStart) && readRouting.includesOwnWrites(answer))
          return answer;
      }
    },
    onDrop(listener) {
      listeners.push(listener);
    },
    drop(change) {
      for (const listener of listeners) listener(change);
      changes.add(change);
      if (change === 'all') answers.clear();
      else for (const tag of change) for (const key of [...(keysOf.get(tag) ?? [])]) answers.delete(key);
    },
  };
}

/** Changes since the oldest running query began. */
const rememberChanges = () => {
  let count = 0;
  let lastOfAll = 0;
  const last = new Map<string, number>();
  return {
    count: () => count,
    add(change: CatalogueChange) {
      count += 1;
      if (change === 'all' || last.size > MAX_REMEMBERED) {
        lastOfAll = count;
        last.clear();
      } else for (const tag of change) last.set(tag, count);
    },
    /** Whether everything, or one of the tags, changed after the first `since` changes. */
    hasAny: (tags: readonly string[], since: number): boolean =>
      lastOfAll > since || tags.some((tag) => (last.get(tag) ?? 0) > since),
    forget: () => last.clear(),
  };
};
