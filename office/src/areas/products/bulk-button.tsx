import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { BulkSubject } from './apply-changes.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** Opens the dialog that changes prices or stock of all selected products. */
export const BulkButton = ({ subject }: { subject: BulkSubject }) => {
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
