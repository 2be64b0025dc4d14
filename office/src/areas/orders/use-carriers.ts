import { useQuery } from '@tanstack/react-query';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { listCarriers } from 'shared-contracts/office/orders';
import type * as schema from 'shared-contracts/office/orders.schema';
import { useOffice } from '../../session/session-context.tsx';

type Carrier = EndpointOutput<typeof schema.listCarriers>['data'][number];

/** Carriers of the shop. Undefined until they are read. */
export const useCarriers = (): readonly Carrier[] | undefined => {
  const { call } = useOffice();
  return useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) => call(listCarriers, {}, { signal }),
    retry: false,
  }).data?.data;
};

/** Whether the shop books parcels of this carrier. The API before names no service. */
export const isBookable = ({ service }: Pick<Carrier, 'service'>): boolean =>
  service !== undefined && service !== 'by-hand';
