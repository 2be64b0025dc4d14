/** Version of each text in both languages: year and month of its last change. */
export const CONSENT_VERSIONS = {
  terms: '2026-12',
  account: '2026-12',
  reservation: '2026-12',
  newsletter: '2026-12',
} as const;
