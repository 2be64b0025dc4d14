/** Version of each text in both languages: year and month of its last change. */
export const CONSENT_VERSIONS = {
  terms: '2026-12',
  account: '2026-12',
  reservation: '2026-12',
  newsletter: '2026-12',
} as const;

/**
 * Version of the texts and purposes of the cookie banner. Increase it when either changes, so that shoppers are asked
 * again.
 */
export const COOKIE_CONSENT_VERSION = 1;
