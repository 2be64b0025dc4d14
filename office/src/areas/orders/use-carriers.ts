import { useQuery } from '@tanstack/react-query';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { listCarriers } from 'shared-contracts/office/orders';
import type * as schema from 'shared-contracts/office/orders.schema';
import { useOffice } from '../../session/session-context.tsx';

type Carrier = EndpointOutput<typeof schema.listCarriers>['data'][number];

/** Carriers of the shop, undefined until they are read. `error`: why they could not be read. */
export const useCarriers = () => {
  const { call } = useOffice();
  const { data, error, refetch } = useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) => call(listCarriers, {}, { signal }),
    retry: false,
  });
  return { carriers: data?.data, error: data ? null : error, refetch };
};

/** Whether the shop books parcels of this carrier. The API before names no service. */
export const isBookable = ({ service }: Pick<Carrier, 'service'>): boolean =>
  service !== undefined && service !== 'by-hand';
