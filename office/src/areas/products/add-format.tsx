import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { addFormat } from 'shared-contracts/office/product-data';
import { OfficeError } from '../../api/office-error.ts';
import { useOffice } from '../../session/session-context.tsx';
import { useKeptText } from './use-kept-text.ts';
import { wholeOf } from './whole-number.ts';

const MIN_REASON = 3;
const EMPTY = { sku: '', grams: '', price: '', reason: '' };
const LABELS = {
  sku: 'products.sku',
  grams: 'product_form.formats.grams',
  price: 'products.price.price',
  reason: 'office.action.reason',
} as const;
const NAMES = Object.keys(LABELS) as (keyof typeof LABELS)[];

const AddFormatDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  const title = useId();
  const { call } = useOffice();
  const notify = useNotify();
  const refresh = useRefresh();
  const [error, setError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const { values, change, forget } = useKeptText(`format-new/${id}`, EMPTY);
  const price = wholeOf(values.price);
  const isReady = values.sku.trim() !== '' && price !== null && values.reason.trim().length >= MIN_REASON;
  const fields = error instanceof OfficeError ? error.fields : {};
  const send = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { sku, grams, reason } = values;
      await call(addFormat, {
        params: { id },
        body: { sku, price: price ?? 0, grams: wholeOf(grams), reason },
      });
      forget();
      notify('product_form.formats.added', { type: 'success' });
      refresh();
      onClose();
    } catch (problem) {
      setError(problem as Error);
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{translate('product_form.formats.add')}</DialogTitle>
      <DialogContent>
        {NAMES.map((name) => (
          <TextField
            key={name}
            label={translate(LABELS[name])}
            value={values[name]}
            onChange={({ target }) => change({ [name]: target.value })}
            error={fields[name] !== undefined}
            helperText={fields[name]}
          />
        ))}
        {error && (
          <Alert severity="warning" role="alert">
            {translate(error.message, { _: error.message })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={!isReady || isBusy} onClick={() => void send()}>
          {translate('product_form.formats.add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Adds a format with its price to a gourmet product. */
export const AddFormat = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {translate('product_form.formats.add')}
      </Button>
      {isOpen && <AddFormatDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
};
