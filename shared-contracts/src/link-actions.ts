/** Mailed links whose page asks before it acts: programs that look into mails follow links, too. */
export const LINK_ACTIONS = [
  'verify-email',
  'change-email',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'reservation',
] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

/** The API answers below this path. For a browser the shell draws the answer in the shop's frame. */
export const LINK_PATH = '/api/links';
