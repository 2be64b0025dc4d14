import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { SelectAllButton, useListContext, useTranslate } from 'react-admin';
import { endpointUrl } from 'shared-contracts/api/endpoint';
import { printPackingSlips } from 'shared-contracts/office/orders';
import { printTaxDocuments } from 'shared-contracts/office/taxes';
import { MAX_PRINTED, MAX_TICKED } from 'shared-contracts/office/ticked-limits';
import { SelectionBar } from '../../lists/selection-bar.tsx';
import { useMay } from '../../session/session-context.tsx';
import { BatchButton } from './batch-button.tsx';
import { labelPath } from './label-path.ts';

/** Actions on the ticked orders. */
export const OrderBar = () => {
  const translate = useTranslate();
  const mayPrintTaxes = useMay('taxes.read');
  const { selectedIds } = useListContext();
  const ids = selectedIds.join(',');
  const canPrint = selectedIds.length <= MAX_PRINTED;
  return (
    <SelectionBar label="orders.ticked.bar" count="orders.ticked.count" unselect="orders.ticked.none">
      <BatchButton />
      <SelectAllButton label="orders.ticked.all" limit={MAX_TICKED} />
      {canPrint && (
        <Button startIcon={<PrintIcon />} href={endpointUrl(printPackingSlips, { query: { ids } })} download>
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
    </SelectionBar>
  );
};
