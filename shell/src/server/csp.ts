/**
 * Content-Security-Policy by hashes: pages are cached for everybody, and a nonce and a cached page exclude each other
 * (docs/architecture/page-request.md#content-security-policy).
 */
import { createHash } from 'node:crypto';

export const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface PolicyParts {
  /** Inline scripts, exactly as they stand in the page. */
  inlineScripts: readonly string[];
  /** `sha384-…` of every script that the page names by itself. */
  scriptHashes: readonly string[];
  inlineStyles: readonly string[];
  /** Where forms may be sent besides our own origin: the card gateway. */
  formOrigins: readonly string[];
  /** Where error reports go. */
  connectOrigins?: readonly string[];
  /** Where a remote's styles come from besides our own origin (overrides). */
  styleOrigins?: readonly string[];
  /**
   * A tag manager is configured: its beacons may go out, once the shopper agrees. Its scripts pass by 'strict-dynamic'.
   */
  tagManager?: boolean;
}

/** Google's hosts for measuring and advertising (developers.google.com/tag-platform/security/guides/csp). */
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
    // The default policy lets a container's own scripts load (browser/trusted-types.ts); without one it is not needed.
    'trusted-types': ['shop', 'structured-data', ...(parts.tagManager ? ['default'] : [])],
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/** Seconds: a browser that was here over https comes back over nothing else for a year. */
const STRICT_TRANSPORT_S = 31_536_000;

/** Headers of every response (docs/architecture/promises.md#safety-and-access). */
export const headersOfAll = ({
  mode,
  publicUrl,
}: {
  mode: 'demo' | 'production';
  publicUrl: string;
}): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(mode === 'production' && publicUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${STRICT_TRANSPORT_S}` }
    : {}),
});

/** Headers of every HTML page besides the policy. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** Instead of the usual ones where the address holds a secret. */
export const SECRET_ADDRESS_HEADERS = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
} as const;
