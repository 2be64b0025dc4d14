/** Compressed pages in memory, served stale while they are made anew (DESIGN §4.3). Anonymous pages only. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A page is given out without a second look for this long … */
const FRESH_MS = 5_000;
/** … and while it is made anew for this long. */
const STALE_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** What a page handler makes. */
export interface FreshPage {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** Failures, personal pages and redirects are never kept. */
  cacheable: boolean;
}

export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Record<Encoding, Buffer>;
  madeAt: number;
}

export const store = async ({ status, html, headers }: FreshPage): Promise<StoredPage> => {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzip(identity, { level: 6 }),
  ]);
  const etag = `W/"${createHash('sha256')
    .update(identity)
    .update(headers['content-security-policy'] ?? '')
    .digest('base64url')
    .slice(0, 27)}"`;
  return { status, headers, etag, body: { br, gzip: gz, identity }, madeAt: Date.now() };
};

/** `fresh` and `stale` come from memory, `made` did not. */
export type CacheState = 'fresh' | 'stale' | 'made';

export interface CachedPage {
  page: StoredPage;
  state: CacheState;
}

export interface PageCache {
  get(key: string, make: () => Promise<FreshPage>): Promise<CachedPage>;
  clear(): void;
}

export const createPageCache = ({ now = Date.now }: { now?: () => number } = {}): PageCache => {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.br.length + body.gzip.length + body.identity.length + 1_000,
  });
  const making = new Map<string, Promise<StoredPage>>();

  const make = (key: string, maker: () => Promise<FreshPage>): Promise<StoredPage> => {
    const under = making.get(key);
    if (under) return under;
    const work = (async () => {
      const fresh = await maker();
      const page = await store(fresh);
      if (fresh.cacheable) pages.set(key, page);
      else if (fresh.status < 500) pages.delete(key);
      return page;
    })().finally(() => making.delete(key));
    making.set(key, work);
    return work;
  };

  return {
    async get(key, maker) {
      const page = pages.get(key);
      if (!page) return { page: await make(key, maker), state: 'made' };
      const age = now() - page.madeAt;
      if (age < FRESH_MS) return { page, state: 'fresh' };
      const next = make(key, maker);
      if (age > STALE_MS) return { page: await next, state: 'made' };
      next.catch(() => {});
      return { page, state: 'stale' };
    },
    clear: () => pages.clear(),
  };
};
