import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SelectAllButton, useListContext, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { endpointUrl } from 'shared-contracts/api/endpoint';
import { createBatch } from 'shared-contracts/office/batches';
import { printPackingSlips } from 'shared-contracts/office/orders';
import { printTaxDocuments } from 'shared-contracts/office/taxes';
import { MAX_PRINTED, MAX_TICKED } from 'shared-contracts/office/ticked-limits';
import { ActionButton } from '../../actions/action-button.tsx';
import { repeatable } from '../../data/repeatable.ts';
import { SelectionBar } from '../../lists/selection-bar.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { labelPath } from './label-path.ts';

/** Orders that a notification names. The others are a number. */
const NAMED = 3;

/** Makes a batch of the ticked orders and opens it. Says which orders stay out, and why. */
const BatchButton = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { call } = useOffice();
  const mayMake = useMay('orders.advance');
  const { selectedIds, onUnselectItems } = useListContext();
  const [toInput] = useState(() => repeatable((orders: string[]) => ({ orders })));
  if (!mayMake) return null;
  const make = async (): Promise<void> => {
    const { id, left_out } = await call(createBatch, toInput(selectedIds.map(String)));
    onUnselectItems();
    navigate(`/batches/${id}/show`);
    if (left_out.length === 0) return;
    const orders = left_out
      .slice(0, NAMED)
      .map(({ number, why }) => `${number}. ${why}`)
      .join(' ');
    notify(translate('batches.left_out', { smart_count: left_out.length, orders }), {
      type: 'warning',
      multiLine: true,
      autoHideDuration: null,
    });
  };
  return (
    <ActionButton
      label="batches.make"
      done="batches.made_of"
      variant="contained"
      onAct={make}
      onDone={() => undefined}
    />
  );
};

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
