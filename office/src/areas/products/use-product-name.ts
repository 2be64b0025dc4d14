import { readProduct } from 'shared-contracts/office/products';
import { useRead } from '../../data/use-read.ts';

/** Name of a product. Undefined until it is read. */
export const useProductName = (id: number): string | undefined =>
  useRead(readProduct, { params: { id } }).data?.name;
