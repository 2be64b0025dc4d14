import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { SelectionBar } from '../../lists/selection-bar.tsx';
import type { BulkSubject } from './apply-changes.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** Opens the dialog that changes prices or stock of all selected products. */
const BulkButton = ({ subject }: { subject: BulkSubject }) => {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate(`products.bulk.open.${subject}`)}</Button>
      {isOpen && (
        <BulkDialog subject={subject} ids={selectedIds.map(String)} onClose={() => setOpen(false)} />
      )}
    </>
  );
};

/** Changes of the selected products. */
export const BulkBar = ({ mayPrice, mayStock }: { mayPrice: boolean; mayStock: boolean }) => (
  <SelectionBar label="products.bulk.bar" count="products.bulk.selected" unselect="products.bulk.unselect">
    {mayPrice && <BulkButton subject="prices" />}
    {mayStock && <BulkButton subject="stock" />}
  </SelectionBar>
);
