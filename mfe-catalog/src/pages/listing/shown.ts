import type { ProductList } from 'shared-contracts/api/catalogue.schema';
import type { Selection } from './selection.ts';

/** Loaded products with their selection. They stay visible while the products of the next selection load. */
export interface Shown {
  selection: Selection;
  list: ProductList;
}
