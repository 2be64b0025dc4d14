import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { pricePhoneOrder } from 'shared-contracts/office/phone-orders';
import { formatMoney } from '../../../format/format.ts';
import { Facts } from '../../../parts/facts.tsx';
import { useOffice } from '../../../session/session-context.tsx';
import { linesOf, type PhoneOrderForm } from './phone-order-form.ts';

/** Amounts of the order as the form is now, from the API. The form sends the shown total. */
export const OrderPrice = () => {
  const translate = useTranslate();
  const { call } = useOffice();
  const { setValue } = useFormContext();
  const { lines, delivery, coupon = '', email = '' } = useWatch() as PhoneOrderForm;
  const body = {
    lines: linesOf(lines),
    commune_id: delivery.method === 'home' ? (delivery.commune_id ?? '') : '',
    coupon,
    // A half-typed address is none yet.
    email: /^\S+@\S+\.\S+$/.test(email) && coupon ? email : '',
  };
  const isPriced = body.lines.length > 0 && body.lines.every(({ qty }) => Number.isInteger(qty) && qty > 0);
  const { data, error } = useQuery({
    queryKey: ['phone-order-price', body],
    queryFn: ({ signal }) => call(pricePhoneOrder, { body }, { signal }),
    enabled: isPriced,
    retry: false,
    gcTime: 0,
  });
  const total = (isPriced && data?.total) || null;
  useEffect(() => setValue('expected_total', total), [setValue, total]);
  if (!isPriced) return null;
  return (
    <Box aria-live="polite" sx={{ width: '100%', my: 2 }}>
      {error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
      {data && (
        <>
          <Facts
            facts={[
              ['orders.subtotal', formatMoney(data.subtotal)],
              ['orders.discount', data.discount > 0 && `−${formatMoney(data.discount)}`],
              ['orders.delivery_price', body.commune_id && formatMoney(data.price_delivery)],
              ['orders.promised', data.arrival],
            ]}
          />
          <Typography variant="h2" component="p" sx={{ mt: 1 }}>
            {translate('orders.total')}: {formatMoney(data.total)}
          </Typography>
        </>
      )}
    </Box>
  );
};
