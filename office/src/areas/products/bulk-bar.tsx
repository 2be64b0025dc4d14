import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { BulkButton } from './bulk-button.tsx';

/** Changes of the selected products. */
export const BulkBar = ({ mayPrice, mayStock }: { mayPrice: boolean; mayStock: boolean }) => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <Box
      role="group"
      aria-label={translate('products.bulk.bar')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        minHeight: '3.5rem',
        bgcolor: selectedIds.length > 0 ? 'primary.light' : undefined,
      }}
    >
      <span role="status">{translate('products.bulk.selected', { smart_count: selectedIds.length })}</span>
      {selectedIds.length > 0 && (
        <>
          {mayPrice && <BulkButton subject="prices" />}
          {mayStock && <BulkButton subject="stock" />}
          <Button onClick={() => onUnselectItems()}>{translate('products.bulk.unselect')}</Button>
        </>
      )}
    </Box>
  );
};
