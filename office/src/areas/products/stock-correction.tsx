import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { wholeOf } from 'shared-contracts/domain/whole-number';
import { correctStock } from 'shared-contracts/office/stock';
import { STOCK_CAUSES, type StockCause } from 'shared-contracts/office/stock-causes';
import { isReason } from '../../forms/reason.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useAttempt } from '../../forms/use-attempt.ts';
import { Problem } from '../../parts/problem.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import type { Format } from './types.ts';
import { useKeptText } from './use-kept-text.ts';

/** Reserved units and units for sale, of those in the cellar. */
const StockParts = ({ format }: { format: Format }) => {
  const translate = useTranslate();
  const reserved = format.reserved_paid + format.reserved_unpaid;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
      {translate('products.stock.for_sale', { smart_count: format.for_sale })}
      {reserved > 0 && `. ${translate('products.stock.reserved', { smart_count: reserved })}`}
      {format.waiting > 0 && `. ${translate('products.stock.waiting', { smart_count: format.waiting })}`}
    </Typography>
  );
};

/** Corrects the units of a format in the cellar: buttons and a field for the thumb, then the cause, then save. */
const Stepper = ({ format, name }: { format: Format & { on_hand: number }; name: string }) => {
  const { sku, on_hand: before, stock_version: version } = format;
  const { call } = useOffice();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { attempt, problem, isBusy: isSaving } = useAttempt();
  const [lastCorrection, setLastCorrection] = useState<{ before: number; after: number }>();
  const stored = { units: String(before), cause: 'count', note: '', from: String(before), sent: '' };
  const { values, change, forget, isTyped, isOutdated } = useKeptText(`stock/${sku}`, stored, version);
  const { units: text, cause, note, from, sent } = values;
  const typed = wholeOf(text);
  // A number of 'count' and 'other' is the new stock. For other causes it means its difference to `from`, the stock
  // when it was typed, so changes since then are added.
  const moved = cause === 'count' || cause === 'other' ? 0 : before - Number(from);
  const units = typed === null ? null : Math.max(0, typed + moved);
  // Nothing is left to save: the person went back to the stock, or a save succeeded and its answer was lost.
  const isSame = isTyped && (units === before || (sent !== '' && typed === before));
  useEffect(() => {
    if (isSame) forget();
  });

  const send = (onHand: number, explanation: { cause: StockCause; note: string }, mayUndo: boolean) =>
    // The new stock has another version, which says that it changed.
    attempt(async () => {
      // Until the number is typed anew. An undo has no typed number.
      if (mayUndo) change({ sent: 'yes' });
      await call(correctStock, {
        body: {
          rows: [{ sku, version, on_hand: onHand }],
          cause: explanation.cause,
          // A text of another cause stays typed, but is not on the screen.
          ...(explanation.cause === 'other' && { note: explanation.note }),
        },
      });
      forget();
      setLastCorrection(mayUndo ? { before, after: onHand } : undefined);
      notify('products.stock.saved', { type: 'success' });
      refresh();
    }, refresh);
  const isChanged = isTyped && !isSame;
  /** Units before the correction that this person just made, as long as nothing changed them since. */
  const undoTo = lastCorrection && lastCorrection.after === before && !isTyped ? lastCorrection.before : null;
  const reserved = format.reserved_paid + format.reserved_unpaid;
  const isTooFew = units !== null && units < reserved;
  const isReady = units !== null && !isTooFew && (cause !== 'other' || isReason(note));
  const step = (by: number) =>
    change({
      units: String(Math.max(0, (units ?? before) + by)),
      from: String(Number(from) + moved),
      sent: '',
    });
  return (
    <Box role="group" aria-label={translate('products.stock.of', { name })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <IconButton
          disabled={isSaving}
          onClick={() => step(-1)}
          aria-label={translate('products.stock.less', { name })}
        >
          <RemoveIcon />
        </IconButton>
        <TextField
          value={units === null || moved === 0 ? text : units}
          onChange={(event) => change({ units: event.target.value, from: String(before), sent: '' })}
          label={translate('products.stock.on_hand')}
          error={units === null || isTooFew}
          margin="none"
          sx={{ width: '7rem' }}
          slotProps={{
            htmlInput: {
              inputMode: 'numeric',
              readOnly: isSaving,
              'aria-label': translate('products.stock.on_hand_of', { name }),
            },
          }}
        />
        <IconButton
          disabled={isSaving}
          onClick={() => step(1)}
          aria-label={translate('products.stock.more', { name })}
        >
          <AddIcon />
        </IconButton>
      </Box>
      {isChanged && (
        <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {STOCK_CAUSES.map((one) => (
              <Chip
                key={one}
                label={translate(`products.causes.${one}`)}
                color={cause === one ? 'primary' : 'default'}
                aria-pressed={cause === one}
                onClick={() => change({ cause: one })}
                sx={{ minHeight: '2.75rem' }}
              />
            ))}
          </Box>
          {cause === 'other' && (
            <TypedField
              label="products.stock.note"
              value={note}
              onChange={(words) => change({ note: words })}
            />
          )}
          {isTooFew && (
            <Alert severity="warning">{translate('products.stock.too_few', { smart_count: reserved })}</Alert>
          )}
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button
              variant="contained"
              disabled={!isReady || isSaving}
              onClick={() => units !== null && void send(units, { cause: cause as StockCause, note }, true)}
            >
              {translate('products.stock.save', { before, after: units ?? '–' })}
            </Button>
            <Button onClick={forget}>{translate('ra.action.undo')}</Button>
          </Box>
        </Box>
      )}
      {undoTo !== null && (
        <Button
          disabled={isSaving}
          onClick={() =>
            void send(undoTo, { cause: 'other', note: translate('products.stock.undo_note') }, false)
          }
          sx={{ mt: 0.5 }}
        >
          {translate('products.stock.undo', { before: undoTo })}
        </Button>
      )}
      <Problem severity="warning" message={isOutdated ? 'products.stock.changed' : problem} sx={{ mt: 1 }}>
        {isChanged && translate('products.stock.kept')}
      </Problem>
    </Box>
  );
};

/** Units in the cellar of a format, which staff with the permission correct. `name`: for screen readers. */
export const StockCorrection = ({ format, name }: { format: Format; name: string }) => {
  const translate = useTranslate();
  const mayCorrect = useMay('catalogue.change-stock');
  const { on_hand } = format;
  // A box has no units of its own.
  if (on_hand === null)
    return (
      <Typography variant="body2">
        {translate('products.stock.box', { smart_count: format.for_sale })}
      </Typography>
    );
  return (
    <Box>
      {mayCorrect ? (
        <Stepper key={format.sku} format={{ ...format, on_hand }} name={name} />
      ) : (
        <Typography>{translate('products.stock.in_cellar', { smart_count: on_hand })}</Typography>
      )}
      <StockParts format={format} />
    </Box>
  );
};
