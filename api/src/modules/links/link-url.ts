import { LINK_PATH, type LinkAction } from 'shared-contracts/link-actions';

/** Address of a mail's link. The secret is no personal data, and the page sends no referrer. */
export const linkUrl = (publicUrl: string, action: LinkAction, token: string): string =>
  `${publicUrl}${LINK_PATH}/${action}?token=${encodeURIComponent(token)}`;
