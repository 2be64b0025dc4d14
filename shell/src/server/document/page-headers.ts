/** Headers of an HTML page. */
import type { Locale } from 'shared-contracts/locale';
import { INTEGRITY_POLICY, SECRET_ADDRESS_HEADERS, SECURITY_HEADERS } from '../html/csp.ts';
import { RETRY_AFTER_S } from './partial-page.ts';
import { SPECULATION_HEADERS } from './speculation.ts';

/** Search engines and caches must not keep a preview. */
const PREVIEW_HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const;

interface HeaderInput {
  status: number;
  locale: Locale;
  policy: string;
  /** Server render time of the remote that owns the page, ms. Team borders show it (browser/inspect). */
  renderMs?: number;
  isSecret: boolean;
  /** The page has a preview (visitor/previews.ts). */
  isPreview: boolean;
  /** The page may speculate about the next one. */
  speculates: boolean;
  /** Every script that the page may load has a hash. */
  isHashed: boolean;
}

export const pageHeaders = ({
  status,
  locale,
  policy,
  renderMs,
  isSecret,
  isPreview,
  speculates,
  isHashed,
}: HeaderInput): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': locale,
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding, Cookie',
  'content-security-policy': policy,
  ...(status === 503 ? { 'retry-after': RETRY_AFTER_S } : {}),
  ...(renderMs === undefined ? {} : { 'server-timing': `render;dur=${renderMs.toFixed(1)}` }),
  ...SECURITY_HEADERS,
  ...(isHashed ? INTEGRITY_POLICY : {}),
  ...(speculates ? SPECULATION_HEADERS : {}),
  ...(isSecret ? SECRET_ADDRESS_HEADERS : {}),
  ...(isPreview ? PREVIEW_HEADERS : {}),
});
