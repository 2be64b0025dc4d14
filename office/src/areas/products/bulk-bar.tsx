import { SelectionBar } from '../../lists/selection-bar.tsx';
import { BulkButton } from './bulk-button.tsx';

/** Changes of the selected products. */
export const BulkBar = ({ mayPrice, mayStock }: { mayPrice: boolean; mayStock: boolean }) => (
  <SelectionBar label="products.bulk.bar" count="products.bulk.selected" unselect="products.bulk.unselect">
    {mayPrice && <BulkButton subject="prices" />}
    {mayStock && <BulkButton subject="stock" />}
  </SelectionBar>
);
