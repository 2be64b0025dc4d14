import { useQuery } from '@tanstack/react-query';
import { listPlaces } from 'shared-contracts/office/orders';
import { useOffice } from '../../session/session-context.tsx';

/** Regions with their communes. They change rarely: read once while the page is open. */
export const usePlaces = () => {
  const { call } = useOffice();
  const { data } = useQuery({
    queryKey: ['places'],
    queryFn: async () => (await call(listPlaces, {})).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
};
