import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useShowContext, useTranslate } from 'react-admin';
import { REFUND_FATES, WRITE_OFF_CAUSES } from 'shared-contracts/domain/refund-shares';
import { acceptReturn } from 'shared-contracts/office/returns';
import type { OfficeReturn } from 'shared-contracts/office/returns.schema';
import { OfficeError } from '../../api/office-error.ts';
import { formatMoney } from '../../format/format.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { type AcceptedLine, acceptanceOf, everythingOf, extrasLeft } from './accepted-units.ts';

/** Choice out of a list of words. */
const Choice = ({
  label,
  value,
  options,
  words,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly string[];
  words: string;
  onChange: (value: string) => void;
}) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      required
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flex: '1 1 10rem' }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {translate(`${words}.${option}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

const Line = ({
  line: { name, qty },
  choice,
  onChange,
}: {
  line: OfficeReturn['lines'][number];
  choice: AcceptedLine;
  onChange: (choice: AcceptedLine) => void;
}) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      {/* The group names the product: a long name would not fit into the labels. */}
      <Box role="group" aria-label={name} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <TextField
          type="number"
          size="small"
          label={translate('returns.accept.units')}
          helperText={translate('returns.accept.of', { qty })}
          value={choice.qty}
          onChange={(event) =>
            onChange({ ...choice, qty: Math.min(qty, Math.max(0, Math.trunc(Number(event.target.value)))) })
          }
          slotProps={{ htmlInput: { min: 0, max: qty } }}
          sx={{ flex: '1 1 6rem' }}
        />
        {choice.qty > 0 && (
          <Choice
            label={translate('orders.refund_fate')}
            value={choice.fate}
            options={REFUND_FATES}
            words="orders.fate"
            onChange={(fate) => onChange({ ...choice, fate: fate as AcceptedLine['fate'] })}
          />
        )}
        {choice.qty > 0 && choice.fate === 'written_off' && (
          <Choice
            label={translate('orders.refund_cause')}
            value={choice.cause}
            options={WRITE_OFF_CAUSES}
            words="orders.write_off"
            onChange={(cause) => onChange({ ...choice, cause: cause as AcceptedLine['cause'] })}
          />
        )}
      </Box>
    </Box>
  );
};

/** Accepts a return: units, what happens to them, and what goes back with them. Says the amount before. */
export const AcceptDialog = ({ one, onClose }: { one: OfficeReturn; onClose: () => void }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const { refetch } = useShowContext();
  const [units, setUnits] = useState(() => everythingOf(one));
  const { amount, body } = acceptanceOf(one, units);
  const submit = async (): Promise<string> => {
    if (!body) throw new Error('The form sends nothing while it is incomplete');
    const { outcome, message } = await call(acceptReturn, {
      params: { id: one.id },
      body: { version: one.version, ...body },
    });
    // The return is accepted, but the card network refused the money.
    if (outcome === 'refused') throw new OfficeError({ code: 'STEP_REFUSED', message, statusCode: 409 });
    return message;
  };
  return (
    <FormDialog
      title={translate('returns.accept.title')}
      submit={translate('returns.accept.submit', { amount: amount === null ? '' : formatMoney(amount) })}
      isReady={body !== null}
      width="sm"
      onSubmit={submit}
      reread={refetch}
      onClose={onClose}
    >
      {() => (
        <>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {one.lines.map((line) => (
              <Line
                key={line.line_id}
                line={line}
                choice={units.lines[line.line_id] ?? { qty: 0, fate: '', cause: '' }}
                onChange={(choice) =>
                  setUnits({ ...units, lines: { ...units.lines, [line.line_id]: choice } })
                }
              />
            ))}
          </Box>
          {extrasLeft(one).map(({ kind, amount: price }) => (
            <FormControlLabel
              key={kind}
              control={
                <Checkbox
                  checked={kind === 'gift' ? units.gift : units.delivery}
                  onChange={(event) => setUnits({ ...units, [kind]: event.target.checked })}
                />
              }
              label={`${translate(kind === 'gift' ? 'orders.gift' : 'orders.delivery_price')}: ${formatMoney(price)}`}
            />
          ))}
          <Typography>
            {translate('returns.money')} {translate(`returns.ways.${one.money}`)}.
          </Typography>
        </>
      )}
    </FormDialog>
  );
};
