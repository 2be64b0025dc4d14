import { useQuery } from '@tanstack/react-query';
import { listPlaces } from 'shared-contracts/office/orders';
import { ReadError } from '../../parts/read-error.tsx';
import { useOffice } from '../../session/session-context.tsx';

const usePlacesQuery = () => {
  const { call } = useOffice();
  return useQuery({
    queryKey: ['places'],
    queryFn: async () => (await call(listPlaces, {})).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
};

/** Regions with their communes. They change rarely: read once while the page is open. */
export const usePlaces = () => usePlacesQuery().data ?? [];

/** Tells why fields that offer regions or communes have no choices. */
export const PlacesProblem = () => {
  const { error, refetch } = usePlacesQuery();
  return error && <ReadError error={error} onRetry={refetch} />;
};
