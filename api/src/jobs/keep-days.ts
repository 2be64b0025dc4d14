/** Days that personal data is kept once its purpose is over (law 21.719); the privacy policy tells them. */
export const KEEP_DAYS = {
  messages: 365,
  reservations: 365,
  transferProofs: 180,
  pendingNewsletter: 14,
  unsentMails: 7,
} as const;
