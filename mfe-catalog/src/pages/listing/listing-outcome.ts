import type { ProductList } from 'shared-contracts/api/catalogue.schema';
import type { FailureCode } from 'shared-kit/failure';
import type { Selection } from './selection.ts';

/** Products of a selection. They stay visible, dimmed, while the next ones load. */
export interface Shown {
  selection: Selection;
  list: ProductList;
}

export type Outcome =
  | { kind: 'pending' }
  | ({ kind: 'ready' } & Shown)
  | { kind: 'failed'; code: FailureCode; selection: Selection };
