import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SelectAllButton, useListContext, useTranslate } from 'react-admin';
import { endpointUrl } from 'shared-contracts/api/endpoint';
import { printPackingSlips } from 'shared-contracts/office/orders';
import { printTaxDocuments } from 'shared-contracts/office/taxes';
import { MAX_PRINTED, MAX_TICKED } from 'shared-contracts/office/ticked-limits';
import { useMay } from '../../session/session-context.tsx';
import { BatchButton } from './batch-button.tsx';
import { labelPath } from './label-path.ts';

/** What staff do with the ticked orders. */
export const OrderBar = () => {
  const translate = useTranslate();
  const mayPrintTaxes = useMay('taxes.read');
  const { selectedIds, onUnselectItems } = useListContext();
  const ids = selectedIds.join(',');
  const canPrint = selectedIds.length <= MAX_PRINTED;
  return (
    <Box
      role="group"
      aria-label={translate('orders.ticked.bar')}
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
      <span role="status">{translate('orders.ticked.count', { smart_count: selectedIds.length })}</span>
      {selectedIds.length > 0 && (
        <>
          <SelectAllButton label="orders.ticked.all" limit={MAX_TICKED} />
          {canPrint && (
            <Button
              startIcon={<PrintIcon />}
              href={endpointUrl(printPackingSlips, { query: { ids } })}
              download
            >
              {translate('orders.ticked.slips')}
            </Button>
          )}
          {canPrint && (
            <Button startIcon={<PrintIcon />} href={labelPath(selectedIds)} download>
              {translate('orders.ticked.labels')}
            </Button>
          )}
          {canPrint && mayPrintTaxes && (
            <Button
              startIcon={<PrintIcon />}
              href={endpointUrl(printTaxDocuments, { query: { orders: ids } })}
              download
            >
              {translate('orders.ticked.documents')}
            </Button>
          )}
          {!canPrint && <span>{translate('orders.ticked.too_many', { max: MAX_PRINTED })}</span>}
          <BatchButton />
          <Button onClick={() => onUnselectItems()}>{translate('orders.ticked.none')}</Button>
        </>
      )}
    </Box>
  );
};
