/** Compresses a page for the cache. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { PageTags } from './page-tags.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page. */
export interface FreshPage {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** False for failures, personal pages and redirects. */
  cacheable: boolean;
  tags: PageTags;
  /** The complete page in place of a late, partial one. Null when it failed in the end. */
  later?: Promise<FreshPage | null> | undefined;
}

interface Compressed {
  etag: string;
  body: Record<Encoding, Buffer>;
}

export interface StoredPage extends Compressed, Pick<FreshPage, 'status' | 'headers' | 'cacheable' | 'tags'> {
  madeAt: number;
  /** Time from the first API call to the compressed page, ms. */
  tookMs: number;
}

const compress = async ({ html, headers }: FreshPage): Promise<Compressed> => {
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
  return { etag, body: { br, gzip: gz, identity } };
};

/** A page that many addresses share (refused-pages.ts) is compressed once. */
const compressed = new WeakMap<FreshPage, Promise<Compressed>>();

export const store = async (
  fresh: FreshPage,
  { madeAt = performance.now(), began = madeAt }: { madeAt?: number; began?: number } = {},
): Promise<StoredPage> => {
  const { status, headers, cacheable, tags } = fresh;
  const underWay = compressed.get(fresh) ?? compress(fresh);
  compressed.set(fresh, underWay);
  return { status, headers, cacheable, tags, ...(await underWay), madeAt, tookMs: madeAt - began };
};
