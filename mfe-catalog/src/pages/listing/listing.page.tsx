import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-kit/page';
import { createListing, type Listing, type ListingKind, type ListingOptions } from './listing.model.ts';
import { ListingContext } from './listing-context.ts';
import { ListingView } from './listing-view.tsx';

const pageOf = (listing: Listing): Page => ({
  View: () => (
    <ListingContext value={listing}>
      <ListingView />
    </ListingContext>
  ),
  opened: listing.opened,
  $page: listing.$page,
});

/** The listings of SPEC §2, one chunk for all of them: they differ by these lines alone. */
const LISTINGS: Record<ListingKind, Omit<ListingOptions, 'kind'>> = {
  wines: { pathname: hrefs.wines, content: 'wines', hasCountries: true },
  boxes: { pathname: hrefs.boxes, content: 'boxes' },
  gourmets: { pathname: hrefs.gourmet, content: 'gourmet-products' },
  alcohols: { pathname: hrefs.alcohols, content: 'alcohols' },
  offers: { pathname: hrefs.offers, content: 'offers' },
  /** Everything that is sold: what a menu link without a kind leads to. */
  products: { pathname: '/productos' },
};
const made = new Map<ListingKind, Page>();

/** The page of a listing; its units are made when it is first asked for, so that nobody pays for the others'. */
export const listingPage = (kind: ListingKind): Page => {
  const known = made.get(kind) ?? pageOf(createListing({ kind, ...LISTINGS[kind] }));
  made.set(kind, known);
  return known;
};
