import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { packedLines } from 'shared-contracts/domain/order-revisions';
import { formatMoney, formatTime } from '../../format/format.ts';
import { joined } from '../../format/joined.ts';
import { linesNow } from './lines-now.ts';
import { useOrder } from './use-order-call.ts';

/** Changes of the order before it is sent, and what is sent. Nothing without a change. */
export const OrderRevisions = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const order = useOrder();
  const { revisions = [], refunds } = order;
  if (revisions.length === 0) return null;
  const lines = linesNow(order);
  const packed = packedLines(
    lines,
    refunds.flatMap(({ state, lines: parts = [] }) => (state === 'refused' ? [] : parts)),
  );
  return (
    <Alert severity="info" icon={false} sx={{ my: 1, overflowWrap: 'anywhere' }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {translate('orders.revisions')}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2 }}>
        {revisions.map(
          ({ number, at, staff, reason, line_id, qty, product, fate, cause, refund, waived }) => (
            <li key={number}>
              {translate(product ? 'orders.revision_replaced' : 'orders.revision_out', {
                qty,
                out: lines.find(({ id }) => id === line_id)?.name ?? '',
                into: product?.name ?? '',
              })}
              <Typography variant="body2">
                {joined([
                  translate(`orders.fate.${fate}`),
                  cause && translate(`orders.write_off.${cause}`),
                  refund > 0 && translate('orders.revision_refund', { amount: formatMoney(refund) }),
                  waived > 0 && translate('orders.revision_waived', { amount: formatMoney(waived) }),
                  reason,
                  `${staff}, ${formatTime(at, locale)}`,
                ])}
              </Typography>
            </li>
          ),
        )}
      </Box>
      <Typography component="h3" sx={{ fontWeight: 600, mt: 1 }}>
        {translate('orders.packed')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {packed.map(({ id, qty, name }) => (
          <li key={id}>
            {qty} × {name}
          </li>
        ))}
      </Box>
    </Alert>
  );
};
