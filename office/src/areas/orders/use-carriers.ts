import { listCarriers } from 'shared-contracts/office/orders';
import { useRead } from '../../data/use-read.ts';

/**
 * Carriers of the shop, undefined until they are read. `bookable`: names of those at which the shop books parcels.
 * `error`: why they could not be read.
 */
export const useCarriers = () => {
  const { data, error, refetch } = useRead(listCarriers, {}, { retry: false });
  const carriers = data?.data;
  // An API of the release before names no service.
  const bookable = carriers?.filter(({ service }) => service !== undefined && service !== 'by-hand') ?? [];
  return { carriers, bookable: bookable.map(({ name }) => name), error: data ? null : error, refetch };
};
