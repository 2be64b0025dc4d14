import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-kit/page';
import { createListing, type Listing, type ListingOptions } from './listing.model.ts';
import { ListingContext } from './listing-context.ts';
import type { ListingKind } from './listing-source.ts';
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

/**
 * All listings (docs/product/listings.md#listings). They share one chunk and differ only in these options.
 */
const LISTINGS: Record<ListingKind, Omit<ListingOptions, 'kind'>> = {
  wines: { pathname: hrefs.wines, content: 'wines', hasCountries: true },
  boxes: { pathname: hrefs.boxes, content: 'boxes' },
  gourmets: { pathname: hrefs.gourmet, content: 'gourmet-products' },
  alcohols: { pathname: hrefs.alcohols, content: 'alcohols' },
  offers: { pathname: hrefs.offers, content: 'offers' },
  /** All products: target of menu links without a product type. */
  products: { pathname: '/productos' },
};
const made = new Map<ListingKind, Page>();

/** Page of a listing. Creates its model on first use, so that a page load does not create all of them. */
export const listingPage = (kind: ListingKind): Page => {
  const known = made.get(kind) ?? pageOf(createListing({ kind, ...LISTINGS[kind] }));
  made.set(kind, known);
  return known;
};
