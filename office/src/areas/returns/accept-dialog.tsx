import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useShowContext, useTranslate } from 'react-admin';
import { REFUND_FATES } from 'shared-contracts/domain/refund-shares';
import { acceptReturn } from 'shared-contracts/office/returns';
import type { OfficeReturn } from 'shared-contracts/office/returns.schema';
import { settledSentence } from '../../api/office-error.ts';
import { formatMoney } from '../../format/format.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TickField } from '../../forms/tick-field.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { FateFields } from '../orders/fate-fields.tsx';
import {
  type AcceptedLine,
  acceptanceOf,
  everythingOf,
  extrasLeft,
  isUndecided,
  mostOf,
  withLine,
} from './accepted-units.ts';

const Line = ({
  name,
  most,
  choice,
  onChange,
}: {
  name: string;
  most: number;
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
          label={translate('orders.refund_units')}
          helperText={translate('orders.refund_of', { qty: most })}
          value={choice.qty}
          onChange={(event) =>
            onChange({ ...choice, qty: Math.min(most, Math.max(0, Math.trunc(Number(event.target.value)))) })
          }
          slotProps={{ htmlInput: { min: 0, max: most } }}
          sx={{ flex: '1 1 6rem' }}
        />
        {choice.qty > 0 && (
          <FateFields
            {...choice}
            fates={REFUND_FATES}
            onChange={(changes) => onChange({ ...choice, ...changes })}
          />
        )}
      </Box>
    </Box>
  );
};

/**
 * Accepts a return: how many units, what happens to them, and whether delivery and gift box are refunded too. The
 * button says the amount.
 */
export const AcceptDialog = ({ one, onClose }: { one: OfficeReturn; onClose: () => void }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const { refetch } = useShowContext();
  const [units, setUnits] = useState(() => everythingOf(one));
  const { amount, body } = acceptanceOf(one, units);
  const submit = async (): Promise<string> => {
    if (!body) throw new Error('The form sends nothing while it is incomplete');
    // The return may be accepted, but the money refused.
    return settledSentence(
      await call(acceptReturn, { params: { id: one.id }, body: { version: one.version, ...body } }),
    );
  };
  return (
    <FormDialog
      title={translate('returns.accept.title')}
      submit={translate('returns.accept.submit', { amount: amount === null ? '' : formatMoney(amount) })}
      isReady={body !== null && isUndecided(one)}
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
                name={line.name}
                most={mostOf(one, line)}
                choice={units.lines[line.line_id] ?? { qty: 0, fate: '', cause: '' }}
                onChange={(choice) => setUnits(withLine(one, units, line.line_id, choice))}
              />
            ))}
          </Box>
          {extrasLeft(one).map(({ kind, amount: price }) => (
            <TickField
              key={kind}
              label={`${translate(kind === 'gift' ? 'orders.gift' : 'orders.delivery_price')}: ${formatMoney(price)}`}
              checked={kind === 'gift' ? units.gift : units.delivery}
              onChange={(isTicked) => setUnits({ ...units, [kind]: isTicked })}
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
