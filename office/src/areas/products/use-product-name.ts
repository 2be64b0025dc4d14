import { useQuery } from '@tanstack/react-query';
import { readProduct } from 'shared-contracts/office/products';
import { useOffice } from '../../session/session-context.tsx';

/** Name of a product. Undefined until it is read. */
export const useProductName = (id: number): string | undefined => {
  const { call } = useOffice();
  return useQuery({
    queryKey: ['products', 'name', id],
    queryFn: async ({ signal }) => (await call(readProduct, { params: { id } }, { signal })).name,
  }).data;
};
