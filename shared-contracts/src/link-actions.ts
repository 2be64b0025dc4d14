/** Names of mailed links whose page asks for a confirmation, because mail scanners open links too. */
export const LINK_ACTIONS = [
  'verify-email',
  'change-email',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'stock-wait-confirm',
  'stock-wait-leave',
  'reservation',
  'reservation-confirm',
] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

/** Base path of mailed links. The API provides the content, and the shell renders it in the shop's frame. */
export const LINK_PATH = '/api/links';
