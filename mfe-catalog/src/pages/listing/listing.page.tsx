import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-contracts/kit/page';
import { createListing, type Listing, type ListingOptions } from './listing.model.ts';
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

const createListingPage = (options: ListingOptions): Page => pageOf(createListing(options));

/** The listings of SPEC §2, one chunk for all of them: they differ by these lines alone. */
export const wines = createListingPage({
  kind: 'wines',
  pathname: hrefs.wines,
  content: 'wines',
  hasCountries: true,
});
export const boxes = createListingPage({ kind: 'boxes', pathname: hrefs.boxes, content: 'boxes' });
export const gourmets = createListingPage({
  kind: 'gourmets',
  pathname: hrefs.gourmet,
  content: 'gourmet-products',
});
export const alcohols = createListingPage({
  kind: 'alcohols',
  pathname: hrefs.alcohols,
  content: 'alcohols',
});
/** Everything that is sold: what a menu link without a kind leads to. */
export const everything = createListing({ kind: 'products', pathname: '/productos' });
export const everythingPage = pageOf(everything);
export const offers = createListingPage({ kind: 'offers', pathname: hrefs.offers, content: 'offers' });
