import { hrefs } from 'shared-contracts/hrefs';

const ORIGIN = 'http://shop.invalid';

/**
 * Path after login: the path that the visitor requested, else `otherwise` (docs/product/accounts.md#login).
 * Ignores other origins and the login page itself.
 */
export const pathAfterSignIn = (remembered: string | null, otherwise: string = hrefs.home): string => {
  if (!remembered?.startsWith('/') || !URL.canParse(remembered, ORIGIN)) return otherwise;
  const { origin, pathname, search, hash } = new URL(remembered, ORIGIN);
  return origin === ORIGIN && pathname !== hrefs.login ? pathname + search + hash : otherwise;
};
