import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { planPrice } from 'shared-contracts/office/price-plans';
import { OfficeError } from '../../api/office-error.ts';
import { fromSantiago } from '../../drafts/santiago-time.ts';
import { formatMoney } from '../../format/format.ts';
import { useOffice } from '../../session/session-context.tsx';
import type { Format } from './types.ts';
import { useKeptText } from './use-kept-text.ts';
import { wholeOf } from './whole-number.ts';

const KINDS = ['offer', 'price'] as const;
const MIN_REASON = 3;
const EMPTY = { kind: 'offer', price: '', from: '', to: '', reason: '' };

const usePlan = (format: Format, onClose: () => void) => {
  const { call } = useOffice();
  const notify = useNotify();
  const refresh = useRefresh();
  const [error, setError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const { values, change, forget } = useKeptText(`price-plan/${format.sku}`, EMPTY);
  const isOffer = values.kind === 'offer';
  const price = wholeOf(values.price);
  const starts_at = fromSantiago(values.from);
  const ends_at = isOffer && values.to ? fromSantiago(values.to) : null;
  const isReady =
    price !== null &&
    starts_at !== null &&
    (!isOffer || values.to === '' || ends_at !== null) &&
    values.reason.trim().length >= MIN_REASON;
  const send = async () => {
    if (!isReady || isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const kind = isOffer ? 'offer' : 'price';
      const { sku } = format;
      await call(planPrice, { body: { sku, kind, price, starts_at, ends_at, reason: values.reason } });
      forget();
      notify('products.plans.planned', { type: 'success' });
      refresh();
      onClose();
    } catch (problem) {
      setError(problem as Error);
    }
    setBusy(false);
  };
  return { values, change, isOffer, isReady, isBusy, error, send };
};

/** Price or offer of a format that starts by itself. */
export const PlanDialog = ({ format, onClose }: { format: Format; onClose: () => void }) => {
  const translate = useTranslate();
  const title = useId();
  const { values, change, isOffer, isReady, isBusy, error, send } = usePlan(format, onClose);
  const fields = error instanceof OfficeError ? error.fields : {};
  const line = (name: 'price' | 'reason', field: string, label: string, help?: string) => (
    <TextField
      label={translate(label)}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={fields[field] !== undefined}
      helperText={fields[field] ?? help}
      slotProps={{ htmlInput: { inputMode: name === 'price' ? 'numeric' : 'text' } }}
    />
  );
  const time = (name: 'from' | 'to', field: string, help: string) => (
    <TextField
      type="datetime-local"
      label={translate(`products.plans.${name}_label`)}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={fields[field] !== undefined}
      helperText={fields[field] ?? translate(help)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{translate('products.plans.add')}</DialogTitle>
      <DialogContent>
        <TextField
          select
          label={translate('products.plans.kind')}
          value={values.kind}
          onChange={({ target }) => change({ kind: target.value })}
        >
          {KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {translate(`products.plans.kinds.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        {line(
          'price',
          'price',
          isOffer ? 'products.plans.offer_price' : 'products.price.price',
          translate('products.plans.now', { price: formatMoney(format.price) }),
        )}
        {time('from', 'starts_at', 'products.plans.from_help')}
        {isOffer && time('to', 'ends_at', 'products.plans.to_help')}
        {line('reason', 'reason', 'office.action.reason')}
        {error && (
          <Alert severity="warning" role="alert">
            {translate(error.message, { _: error.message })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={!isReady || isBusy} onClick={() => void send()}>
          {translate('products.plans.plan')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
