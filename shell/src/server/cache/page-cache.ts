/**
 * Compressed pages in memory, served stale while they are revalidated
 * (docs/architecture/page-request.md#page-cache). Anonymous pages only.
 */
import { LRUCache } from 'lru-cache';
import { inSpan } from 'tracing/span';
import type { PageKey } from './page-key.ts';
import { createPageStore } from './page-store.ts';
import { type FreshPage, type StoredPage, store } from './stored-page.ts';

/** A page is served without revalidation for this long. */
const FRESH_MS = 5_000;
/** A page is served while it is revalidated up to this age. */
const STALE_MS = 60_000;
/** The first request gets a page that was rendered in advance up to this age. */
const WARM_MS = 10_000;
/** While new pages are partial, the old one is served up to this age, with prices and stock of that age. */
const KEPT_MS = 10 * 60_000;
/** Time between attempts to replace an old page after a partial one. */
const RETRY_MS = 5_000;

/**
 * Where a page comes from. `made`: rendered now. The others come from memory: `fresh`, `stale` (revalidated
 * in the background), `kept` (older than `stale` allows, because the new page was partial), and `warm` (rendered
 * before the first request).
 */
export type CacheState = 'fresh' | 'stale' | 'kept' | 'warm' | 'made';

export interface CachedPage {
  page: StoredPage;
  state: CacheState;
}

/** How old a page from memory may be. */
interface AgeLimits {
  freshMs: number;
  staleMs: number;
}

const USUAL_AGES: AgeLimits = { freshMs: FRESH_MS, staleMs: STALE_MS };
/**
 * For a shared cache, which keeps pages itself. After a purge it must get a new page. Only a warmed page may be used,
 * once.
 */
export const NO_MEMORY: AgeLimits = { freshMs: 0, staleMs: 0 };
/**
 * For addresses in a shared cache that have other spellings with the same page: each spelling would cost a render.
 */
export const SHORT_MEMORY: AgeLimits = { freshMs: FRESH_MS, staleMs: 0 };

interface Entry {
  page: StoredPage;
  revision: string;
  /** Rendered in advance, and not used yet. */
  isWarm?: boolean;
}

/** True for a page without its remote, which must not replace a complete one. */
const isPartial = ({ status }: Pick<FreshPage, 'status'>): boolean => status >= 500;

export const createPageCache = ({ now = () => performance.now() }: { now?: () => number } = {}) => {
  const pages = createPageStore<Entry>(
    ({ page: { body } }) => body.br.length + body.gzip.length + body.identity.length + 1_000,
  );
  const making = new Map<string, Promise<StoredPage>>();
  /** Partial pages whose render goes on. Further requests start no other render, which would slow the API more. */
  const late = new Map<string, StoredPage>();
  /** Address → time of the last partial attempt. */
  const partialAt = new LRUCache<string, number>({ max: 10_000 });

  const make = (
    { address, kind = 'varied', revision }: PageKey,
    maker: () => Promise<FreshPage>,
  ): Promise<StoredPage> => {
    const id = `${revision} ${address}`;
    const underWay = making.get(id);
    if (underWay) return underWay;
    const waiting = late.get(id);
    if (waiting) return Promise.resolve(waiting);
    const keep = (fresh: FreshPage, entry: Entry): void => {
      partialAt.delete(address);
      // Any address that leads nowhere has such a page.
      if (fresh.cacheable) pages.set(address, fresh.status === 200 ? kind : 'varied', entry);
      else pages.delete(address);
    };
    const finishLater = async (later: Promise<FreshPage | null>, began: number): Promise<void> => {
      const fresh = await later;
      if (!fresh || isPartial(fresh)) return;
      const page = await store(fresh, { madeAt: now(), began });
      keep(fresh, { page, revision, isWarm: true });
    };
    const work = (async () => {
      const began = now();
      const fresh = await maker();
      const page = await inSpan({ name: 'compress page' }, () => store(fresh, { madeAt: now(), began }));
      if (!isPartial(fresh)) keep(fresh, { page, revision });
      else partialAt.set(address, now());
      if (fresh.later) {
        late.set(id, page);
        void finishLater(fresh.later, began)
          .catch(() => {})
          .finally(() => late.delete(id));
      }
      return page;
    })().finally(() => making.delete(id));
    making.set(id, work);
    return work;
  };

  return {
    /** Whether `get` needs no new render: the page is stored for this revision, or its render is under way. */
    has: ({ address, revision }: PageKey): boolean => {
      const entry = pages.peek(address);
      const isUsual = entry?.revision === revision && now() - entry.page.madeAt <= STALE_MS;
      const id = `${revision} ${address}`;
      return isUsual || making.has(id) || late.has(id);
    },
    /** Renders a page in advance. */
    async warm(key: PageKey, maker: () => Promise<FreshPage>): Promise<void> {
      const page = await make(key, maker);
      const entry = pages.peek(key.address);
      if (entry?.page === page) entry.isWarm = true;
    },
    async get(
      key: PageKey,
      maker: () => Promise<FreshPage>,
      { freshMs, staleMs } = USUAL_AGES,
    ): Promise<CachedPage> {
      const entry = pages.get(key.address);
      // The other release may have been rolled back because of a fault.
      if (entry?.revision !== key.revision) return { page: await make(key, maker), state: 'made' };
      const { page } = entry;
      const age = now() - page.madeAt;
      if (entry.isWarm) {
        entry.isWarm = false;
        if (age < WARM_MS) return { page, state: 'warm' };
      }
      if (age < freshMs) return { page, state: 'fresh' };
      const isUsual = age < staleMs;

      const mayBeKept = age < KEPT_MS;
      const old: CachedPage = { page, state: isUsual ? 'stale' : 'kept' };
      const triedAt = partialAt.get(key.address);
      if (mayBeKept && triedAt !== undefined && now() - triedAt < RETRY_MS) return old;
      const next = make(key, maker);
      if (isUsual) {
        next.catch(() => {});
        return old;
      }
      if (!mayBeKept) return { page: await next, state: 'made' };
      const made = await next.catch((error: unknown) => error as Error);
      return made instanceof Error || isPartial(made) ? old : { page: made, state: 'made' };
    },
  };
};

export type PageCache = ReturnType<typeof createPageCache>;
