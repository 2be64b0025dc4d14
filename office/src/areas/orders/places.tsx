import { listPlaces } from 'shared-contracts/office/orders';
import { useRead } from '../../data/use-read.ts';
import { ReadError } from '../../parts/read-error.tsx';

const usePlacesQuery = () => useRead(listPlaces, {}, { staleTime: Number.POSITIVE_INFINITY, retry: false });

/** Regions with their communes. They change rarely: read once while the page is open. */
export const usePlaces = () => usePlacesQuery().data?.data ?? [];

/** Tells why fields that offer regions or communes have no choices. */
export const PlacesProblem = () => {
  const { error, refetch } = usePlacesQuery();
  return error && <ReadError error={error} onRetry={refetch} />;
};
