import { LINK_PATH, type LinkAction } from 'shared-contracts/link-actions';

/** URL of a mailed link. The token contains no personal data, and the page sends no referrer. */
export const linkUrl = (publicUrl: string, action: LinkAction, token: string): string =>
  `${publicUrl}${LINK_PATH}/${action}?token=${encodeURIComponent(token)}`;
