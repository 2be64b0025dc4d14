/** What a link of a mail does. Its page asks first: programs that look into mails follow links, too. */
export const LINK_ACTIONS = [
  'verify-email',
  'change-email',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'reservation',
] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

export const LINK_PATH = '/api/links';

/** Address of a mail's link. The secret is no personal data, and the page sends no referrer. */
export const linkUrl = (publicUrl: string, action: LinkAction, token: string): string =>
  `${publicUrl}${LINK_PATH}/${action}?token=${encodeURIComponent(token)}`;
