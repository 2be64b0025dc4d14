/** Headers of the office's pages (docs/decisions/0063). */

/** One year in seconds: after a visit over https, browsers use only https. */
const STRICT_TRANSPORT_S = 31_536_000;

/** @param nonce of this response, for the style elements of Material UI */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Headers of every response. */
export const headersOfAll = (officeUrl: string, mode: 'demo' | 'production'): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  ...(mode === 'production' && officeUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${STRICT_TRANSPORT_S}` }
    : {}),
});
