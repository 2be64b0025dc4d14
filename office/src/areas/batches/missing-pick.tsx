import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { takeOutOfBatch } from 'shared-contracts/office/batches';
import type { Batch, BatchPick } from 'shared-contracts/office/batches.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';

/**
 * Choice for each order whose bottle is missing: its page changes or refunds the line, or has a note for a colleague who
 * may do that, or it waits.
 */
export const MissingPick = ({ batch, pick }: { batch: Batch; pick: BatchPick }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const mayTakeOut = useMay('orders.advance');
  const mayRevise = useMay('orders.revise');
  const mayRefund = useMay('orders.refund');
  const mayChange = mayRevise || mayRefund;
  return (
    <Box>
      <Typography>{translate(`batches.missing.${mayChange ? 'help' : 'help_note'}`)}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {pick.orders.map(({ id, number, units }) => (
          <Box component="li" key={id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            {translate('batches.missing.order', { number, units })}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button component={Link} to={`/orders/${id}/show`} variant="outlined">
                {translate(`batches.missing.${mayChange ? 'change' : 'note'}`)}
              </Button>
              {mayTakeOut && (
                <ActionButton
                  label="batches.missing.wait"
                  done="batches.take_out.done"
                  onAct={() => call(takeOutOfBatch, { params: { id: batch.id }, body: { orders: [id] } })}
                />
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
