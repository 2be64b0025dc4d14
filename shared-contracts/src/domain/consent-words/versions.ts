/** Of the words in both languages; the year and month in which they were last changed. */
export const CONSENT_VERSIONS = {
  terms: '2026-12',
  account: '2026-12',
  reservation: '2026-12',
  newsletter: '2026-12',
} as const;
