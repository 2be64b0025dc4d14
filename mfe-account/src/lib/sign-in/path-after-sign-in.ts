import { hrefs } from 'shared-contracts/hrefs';

const ORIGIN = 'http://shop.invalid';

/**
 * Where a customer goes after signing in: the path they wanted, else home or another given one (SPEC §4 "Login"). Only
 * paths of this shop count, and never the login page again.
 */
export const pathAfterSignIn = (remembered: string | null, otherwise: string = hrefs.home): string => {
  if (!remembered?.startsWith('/') || !URL.canParse(remembered, ORIGIN)) return otherwise;
  const { origin, pathname, search, hash } = new URL(remembered, ORIGIN);
  return origin === ORIGIN && pathname !== hrefs.login ? pathname + search + hash : otherwise;
};
