import { createContext, useContext } from 'react';
import type { Listing } from './listing.model.ts';

/** Model of the listing that the components inside this context show. */
export const ListingContext = createContext<Listing | null>(null);

export const useListing = (): Listing => {
  const listing = useContext(ListingContext);
  if (!listing) throw new Error('A part of a listing was drawn outside of one');
  return listing;
};
