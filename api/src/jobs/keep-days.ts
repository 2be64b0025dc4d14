/**
 * Days until personal data is deleted after its purpose ended (law 21.719). Must match the privacy policy.
 */
export const KEEP_DAYS = {
  messages: 365,
  reservations: 365,
  transferProofs: 180,
  pendingNewsletter: 14,
  unsentMails: 7,
} as const;
