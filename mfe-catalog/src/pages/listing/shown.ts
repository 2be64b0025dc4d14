import type { ProductList } from 'shared-contracts/api/catalogue.schema';
import type { Selection } from './selection.ts';

/** Products of a selection. They stay visible, dimmed, while the next ones load. */
export interface Shown {
  selection: Selection;
  list: ProductList;
}
