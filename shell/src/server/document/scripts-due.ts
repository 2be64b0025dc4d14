import { HOLD_PARAM } from 'shared-contracts/api/stock-waits';
import { CART_LINK_PARAM } from 'shared-contracts/domain/cart-link';
import { isReleased } from '../releases/release-entry.ts';
import type { UnframedPage } from './framed-page.ts';

/**
 * Visitors who need scripts before the first use of the page: all, those with a cart, or none. All need them when only
 * the browser knows its data, its access rule must be checked, the server could not render it, or its remotes are
 * overridden or edited.
 */
export const scriptsDueFor = ({
  page,
  filled,
  replaced,
}: UnframedPage): 'always' | 'with-cart' | undefined => {
  const { owner, state } = filled.slot;
  const release = owner && page.releases.get(owner);
  const isIncomplete = owner !== null && state === undefined;
  // The link of a mail holds a bottle for its reader. Only scripts show that.
  if (page.query.has(HOLD_PARAM)) return 'always';
  // A link with products for the cart asks the shopper.
  if (page.query.has(CART_LINK_PARAM)) return 'always';
  if (isIncomplete || replaced || (release && !isReleased(release))) return 'always';
  const { personal, completeWithoutCart } = page.match?.route ?? {};
  if (completeWithoutCart) return 'with-cart';
  return personal ? 'always' : undefined;
};
