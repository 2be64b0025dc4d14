/**
 * Content-Security-Policy by hashes, because pages are cached for all visitors and a nonce cannot be cached
 * (docs/architecture/page-request.md#content-security-policy).
 */
import { createHash } from 'node:crypto';
import type { ShellConfig } from '../config.ts';

export const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface PolicyParts {
  /** Text of the inline scripts, exactly as in the page. */
  inlineScripts: readonly string[];
  /** `sha384-…` of every script element with a URL. */
  scriptHashes: readonly string[];
  inlineStyles: readonly string[];
  /** Origins that forms may be submitted to besides the shop's own: the card gateway. */
  formOrigins: readonly string[];
  /** Origins that receive error reports. */
  connectOrigins?: readonly string[];
  /** Origins of style sheets besides the shop's own (overrides). */
  styleOrigins?: readonly string[];
  /**
   * A tag manager is configured (it loads after consent), so its requests are allowed. Its scripts are
   * allowed by `strict-dynamic`.
   */
  tagManager?: boolean;
}

/** Google's hosts for analytics and advertising (developers.google.com/tag-platform/security/guides/csp). */
const TAG_HOSTS = {
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://www.google.com',
    'https://*.g.doubleclick.net',
  ],
  image: [
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
    'https://www.google.com',
    'https://www.google.cl',
    'https://*.g.doubleclick.net',
  ],
} as const;

export const contentSecurityPolicy = (parts: PolicyParts): string =>
  Object.entries({
    'default-src': ["'self'"],
    'script-src': [
      "'strict-dynamic'",
      ...parts.inlineScripts.map(sha256),
      ...parts.scriptHashes.map((hash) => `'${hash}'`),
    ],
    'style-src': ["'self'", ...(parts.styleOrigins ?? []), ...parts.inlineStyles.map(sha256)],
    'img-src': ["'self'", 'data:', ...(parts.tagManager ? TAG_HOSTS.image : [])],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(parts.connectOrigins ?? []),
      ...(parts.tagManager ? TAG_HOSTS.connect : []),
    ],
    'form-action': ["'self'", ...parts.formOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // A tag manager needs the policy `default` (inline/trusted-types.ts).
    'trusted-types': ['shop', 'structured-data', ...(parts.tagManager ? ['default'] : [])],
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/**
 * Makes the browser refuse a script element or module without a hash. The import map has the hash of every
 * module, so that also a module that a script imports has one.
 */
export const INTEGRITY_POLICY = { 'integrity-policy': 'blocked-destinations=(script)' } as const;

/** One year in seconds: after a visit over https, browsers use only https. */
const STRICT_TRANSPORT_S = 31_536_000;

/** Headers of every response (docs/architecture/promises.md#safety-and-access). */
export const headersOfAll = ({
  mode,
  publicUrl,
}: Pick<ShellConfig, 'mode' | 'publicUrl'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(mode === 'production' && publicUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${STRICT_TRANSPORT_S}` }
    : {}),
});

/** Security headers of every HTML page besides the CSP. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** Headers that replace those of `SECURITY_HEADERS` on pages whose address contains a secret. */
export const SECRET_ADDRESS_HEADERS = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
} as const;
