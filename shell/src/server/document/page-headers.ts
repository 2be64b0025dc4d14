/** Headers of an HTML page. */
import { INTEGRITY_POLICY, SECRET_ADDRESS_HEADERS, SECURITY_HEADERS } from '../html/csp.ts';
import type { FramedPage } from './framed-page.ts';
import { RETRY_AFTER_S } from './partial-page.ts';
import { SPECULATION_HEADERS } from './speculation.ts';

/** A plain page shows personal data. */
const PLAIN_HEADERS = { 'cache-control': 'private, no-store' } as const;
/** Search engines and caches must not keep a preview. */
const PREVIEW_HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const;

export const pageHeaders = (
  { page, filled: { status, renderMs }, isSecret, tracking, isHashed, replaced }: FramedPage,
  policy: string,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': page.locale,
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding, Cookie',
  'content-security-policy': policy,
  ...(status === 503 ? { 'retry-after': RETRY_AFTER_S } : {}),
  // Team borders show it (browser/inspect).
  ...(renderMs === undefined ? {} : { 'server-timing': `render;dur=${renderMs.toFixed(1)}` }),
  ...SECURITY_HEADERS,
  ...(isHashed ? INTEGRITY_POLICY : {}),
  ...(tracking.isOn && !replaced && !page.plain ? SPECULATION_HEADERS : {}),
  ...(isSecret ? SECRET_ADDRESS_HEADERS : {}),
  ...(page.plain ? PLAIN_HEADERS : {}),
  ...(page.preview || page.draft ? PREVIEW_HEADERS : {}),
});
