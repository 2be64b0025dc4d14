import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { listCarriers } from 'shared-contracts/office/orders';
import type * as schema from 'shared-contracts/office/orders.schema';
import { useRead } from '../../data/use-read.ts';

type Carrier = EndpointOutput<typeof schema.listCarriers>['data'][number];

/** Carriers of the shop, undefined until they are read. `error`: why they could not be read. */
export const useCarriers = () => {
  const { data, error, refetch } = useRead(listCarriers, {}, { retry: false });
  return { carriers: data?.data, error: data ? null : error, refetch };
};

/** Whether the shop books parcels of this carrier. The API before names no service. */
export const isBookable = ({ service }: Pick<Carrier, 'service'>): boolean =>
  service !== undefined && service !== 'by-hand';
