/** Address of the links in mails. The token is in the fragment, which browsers do not send to servers. */
const LINK_PATH = '/enlace';

/** Token of the link that the browser has opened. */
export const tokenInAddress = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null =>
  pathname === LINK_PATH ? new URLSearchParams(hash.slice(1)).get('token') : null;
