import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { What } from './apply-changes.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** Opens the dialog for the selected products. */
export const BulkButton = ({ what }: { what: What }) => {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate(`products.bulk.open.${what}`)}</Button>
      {isOpen && <BulkDialog what={what} ids={selectedIds.map(String)} onClose={() => setOpen(false)} />}
    </>
  );
};
