import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatMoney } from '../../format/format.ts';
import { useOrder } from './use-order-call.ts';

const OrderLink = ({ id, words }: { id: string; words: string }) => (
  <Link component={RouterLink} to={`/orders/${id}/show`}>
    {words}
  </Link>
);

/** Orders for differences of this order, or the order that this one pays the difference of. Nothing for other orders. */
export const OrderDifferences = () => {
  const translate = useTranslate();
  const { differences = [], difference_of: changed } = useOrder();
  if (changed)
    return (
      <Alert severity="info" sx={{ my: 1 }}>
        <OrderLink id={changed.id} words={translate('orders.difference_of', changed)} />
      </Alert>
    );
  if (differences.length === 0) return null;
  return (
    <Alert
      severity={differences.some(({ payment_status }) => payment_status === 'pending') ? 'warning' : 'info'}
      sx={{ my: 1 }}
    >
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {differences.map(({ id, number, amount, payment_status }) => (
          <li key={id}>
            <OrderLink
              id={id}
              words={translate('orders.difference', { amount: formatMoney(amount), number })}
            />{' '}
            · {translate(`orders.difference_state.${payment_status}`)}
          </li>
        ))}
      </Box>
      {differences.some(({ payment_status }) => payment_status === 'success') &&
        translate('orders.difference_refund')}
    </Alert>
  );
};
