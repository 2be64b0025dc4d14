import { useListContext } from 'react-admin';
import { DialogButton } from '../../actions/dialog-button.tsx';
import { SelectionBar } from '../../lists/selection-bar.tsx';
import type { BulkSubject } from './apply-changes.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** Opens the dialog that changes prices or stock of all selected products. */
const BulkButton = ({ subject }: { subject: BulkSubject }) => {
  const { selectedIds } = useListContext();
  return (
    <DialogButton label={`products.bulk.open.${subject}`}>
      {(close) => <BulkDialog subject={subject} ids={selectedIds.map(String)} onClose={close} />}
    </DialogButton>
  );
};

/** Changes of the selected products. */
export const BulkBar = ({ mayPrice, mayStock }: { mayPrice: boolean; mayStock: boolean }) => (
  <SelectionBar label="products.bulk.bar" count="products.bulk.selected" unselect="products.bulk.unselect">
    {mayPrice && <BulkButton subject="prices" />}
    {mayStock && <BulkButton subject="stock" />}
  </SelectionBar>
);
