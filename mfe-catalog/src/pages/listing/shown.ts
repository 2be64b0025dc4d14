import type { ProductList } from 'shared-contracts/api/catalogue.schema';
import type { Selection } from './selection.ts';

/** Loaded products. They stay visible while the products of the next selection load. */
export interface Shown {
  /** The selection of the URL. Links keep it. */
  selection: Selection;
  list: ProductList;
}
